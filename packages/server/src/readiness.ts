import type { Bus } from './bus/bus.ts';
import type { Lacking } from './http/parts.ts';
import type { Store } from './store/store.ts';

/** A store that takes longer to answer counts as down, in milliseconds. */
const PATIENCE = 1000;
/** How long a result is cached, in milliseconds, so that frequent checks query the store once. */
const HOLDS = 500;

/**
 * Reports what a node lacks in order to serve.
 *
 * @param isCutOff whether the node's last write failed; it writes every few seconds
 */
export const openReadiness = (store: Store, bus: Bus, isCutOff: () => boolean): (() => Promise<Lacking>) => {
  let asking: Promise<readonly string[]> | null = null;
  const ask = (): Promise<readonly string[]> => {
    asking ??= missingIn(store).finally(() => setTimeout(() => (asking = null), HOLDS).unref());
    return asking;
  };
  return async () => ({
    missing: isCutOff() ? ['store'] : await within(PATIENCE, ask(), ['store']),
    degraded: bus.isWhole ? [] : ['bus'],
  });
};

const missingIn = async (store: Store): Promise<readonly string[]> => {
  try {
    return (await store.isMigrated()) ? [] : ['migrations'];
  } catch {
    return ['store'];
  }
};

const within = <Value>(millis: number, value: Promise<Value>, otherwise: Value): Promise<Value> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, millis, otherwise);
    void value.then(resolve).finally(() => clearTimeout(timer));
  });
