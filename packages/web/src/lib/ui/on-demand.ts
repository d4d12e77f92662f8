/** Loads something, or fails. */
type Load<Loaded> = () => Promise<Loaded>;

interface Manner {
  /** Whether it is so large that only those who ask for it load it. */
  readonly isLarge?: boolean;
}

/** What nobody has asked for yet. */
const left = new Set<Load<unknown>>();

/**
 * Something that few people need at first: it is loaded on request, or by `loadAhead`. Without a network, a request
 * waits until it is back. After a failure, the next request tries again.
 */
export const onDemand = <Loaded>(load: Load<Loaded>, { isLarge = false }: Manner = {}): Load<Loaded> => {
  let isThere = false;
  const ask: Load<Loaded> = async () => {
    left.delete(ask);
    if (!isThere) await networkBack();
    const loaded = await load();
    isThere = true;
    return loaded;
  };
  if (!isLarge) left.add(ask);
  return ask;
};

/** Loads what somebody may ask for later, one after the other, so that it is there if the network goes away. */
export const loadAhead = async (): Promise<void> => {
  // Grows meanwhile, by what is part of something loaded.
  for (const ask of left) await ask().catch(() => {});
};

/** Whether nothing can be loaded now: no network, and no service worker that has everything. */
export const isCutOff = (): boolean => !navigator.onLine && (navigator.serviceWorker?.controller ?? null) === null;

/** Many browsers never ask again for a module that could not be loaded, so nothing is asked for without a network. */
const networkBack = async (): Promise<void> => {
  if (isCutOff()) await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
};
