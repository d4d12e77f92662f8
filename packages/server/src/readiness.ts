import { sql } from 'kysely';
import type { Bus } from './bus/bus.ts';
import type { Lacking } from './http/parts.ts';
import { migrations } from './store/migrations.ts';
import type { Store } from './store/store.ts';

/** A store that takes longer to answer is as good as none, in milliseconds. */
const PATIENCE = 1000;
/** What was found holds so many milliseconds: however many ask, the store is asked once. */
const HOLDS = 500;

/** Tells what a node lacks to serve. */
export const openReadiness = (store: Store, bus: Bus): (() => Promise<Lacking>) => {
  let asking: Promise<readonly string[]> | null = null;
  const ask = (): Promise<readonly string[]> => {
    asking ??= missingIn(store).finally(() => setTimeout(() => (asking = null), HOLDS).unref());
    return asking;
  };
  return async () => ({
    missing: await within(PATIENCE, ask(), ['store']),
    degraded: bus.isWhole ? [] : ['bus'],
  });
};

/** Another version may have migrated further: what this one knows has to be there. */
const missingIn = async ({ db }: Store): Promise<readonly string[]> => {
  try {
    const newest = Object.keys(await migrations.getMigrations())
      .toSorted()
      .at(-1);
    const { rows } = await sql`select 1 from kysely_migration where name = ${newest}`.execute(db);
    return rows.length === 1 ? [] : ['migrations'];
  } catch {
    return ['store'];
  }
};

const within = <Value>(millis: number, value: Promise<Value>, otherwise: Value): Promise<Value> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, millis, otherwise);
    void value.then(resolve).finally(() => clearTimeout(timer));
  });
