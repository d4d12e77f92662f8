import type { Thinkers } from '@ponts-bornes/bots';
import type { Bus } from './bus/bus.ts';
import type { Store } from './store/store.ts';
import type { Meters } from './metrics/meters.ts';

/** Counts store errors and claimed tables. The store itself counts its appends. */
export const meteredStore = (store: Store, meters: Meters): Store => {
  const counted =
    <Args extends readonly unknown[], Result>(action: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      try {
        return await action(...args);
      } catch (error) {
        meters.storeFailed();
        throw error;
      }
    };
  const { jobs } = store;
  return {
    ...store,
    flush: counted(store.flush),
    jobs: {
      ...jobs,
      pulse: counted(jobs.pulse),
      claim: async (table, at) => {
        const isMine = await counted(jobs.claim)(table, at);
        if (isMine) meters.claimed(1);
        return isMine;
      },
      claimDue: async (at, most) => {
        const tables = await counted(jobs.claimDue)(at, most);
        if (tables.length > 0) meters.claimed(tables.length);
        return tables;
      },
    },
  };
};

/** Counts bus messages. */
export const meteredBus = (bus: Bus, meters: Meters): Bus => {
  meters.watch('bus', () => (bus.isWhole ? 1 : 0));
  bus.onGap(meters.missed);
  return {
    ...bus,
    get isWhole() {
      return bus.isWhole;
    },
    tell: (topic, text) => {
      meters.told();
      bus.tell(topic, text);
    },
    listen: (topic, hear) =>
      bus.listen(topic, (text, from) => {
        meters.heard();
        hear(text, from);
      }),
  };
};

/** Times bot moves. Aborted searches are not counted. */
export const meteredThinkers = (thinkers: Thinkers, meters: Meters): Thinkers => ({
  close: thinkers.close,
  perform: async (task, control) => {
    const since = performance.now();
    const reply = await thinkers.perform(task, control);
    if (task.kind === 'choose') meters.thought(task.bot, performance.now() - since);
    return reply;
  },
});
