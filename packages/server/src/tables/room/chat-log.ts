import { LIMITS } from '@ponts-bornes/protocol';
import type { PhraseName, Said } from '@ponts-bornes/protocol';
import type { SaidRow } from '../../store/schema.ts';
import type { Heard } from '../../store/chat.ts';
import type { Store } from '../../store/store.ts';

/** Window of the rate limit, in milliseconds. */
const WINDOW = 10_000;
/** How often another node may write first. */
const MOST_TRIES = 10;

/** One message to be written. */
type Saying = Pick<SaidRow, 'seat' | 'person' | 'name' | 'phrase' | 'text' | 'request'>;

/** The stored chat of one table, with its rate limit. */
export interface ChatLog {
  /** Writes a message. Returns the index of the first new one, or why it was rejected; null for a repeated request. */
  readonly say: (saying: Saying, at: number) => Promise<{ readonly from: number } | 'too-fast' | null>;
  /** Reads messages from other nodes. Returns the index of the first new one. */
  readonly hearMore: () => Promise<number>;
  /** The messages after the first `heard` ones. */
  readonly since: (heard: number) => { readonly from: number; readonly said: readonly Said[] };
}

/** The latest messages of a table. */
export const hear = (store: Store, table: string): Promise<Heard> => store.chat.read(table, LIMITS.said);

export const openChatLog = (store: Store, table: string, heard: Heard): ChatLog => {
  let { before } = heard;
  const rows = [...heard.rows];

  /** Counts stored messages, so that every node applies the same limit. */
  const mayTalk = (person: string | null, at: number): boolean =>
    rows.filter((row) => row.person === person && at - row.at < WINDOW).length < LIMITS.saidPerWindow;

  const last = (): number => rows.at(-1)?.number ?? 0;

  const keep = (row: SaidRow): void => {
    rows.push(row);
    if (rows.length <= LIMITS.said) return;
    rows.shift();
    before += 1;
  };

  const isKnown = ({ person, request }: Saying): boolean =>
    rows.some((row) => row.person === person && row.request === request);

  const hearMore = async (): Promise<number> => {
    const heardSoFar = before + rows.length;
    for (const row of await store.chat.readAfter(table, last())) keep(row);
    return heardSoFar;
  };

  return {
    say: async (saying, at) => {
      if (isKnown(saying)) return null;
      if (!mayTalk(saying.person, at)) return 'too-fast';
      let from = before + rows.length;
      for (let tries = 0; tries < MOST_TRIES; tries++) {
        const row: SaidRow = { ...saying, table_id: table, number: last() + 1, at };
        if (await store.chat.write(row)) {
          keep(row);
          return { from };
        }
        from = Math.min(from, await hearMore());
        if (isKnown(saying)) return { from };
      }
      throw new Error('other nodes wrote to this chat first, too many times');
    },
    hearMore,
    since: (told) => {
      // A client that has more messages than exist has seen some that are gone: it gets all of them.
      const from = told > before + rows.length ? before : Math.max(before, told);
      return { from, said: rows.slice(from - before).map(saidOf) };
    },
  };
};

/** The public part of a message: the name and seat, not the account. */
const saidOf = ({ seat, name, phrase, text, at }: SaidRow): Said => ({
  seat,
  name,
  phrase: phrase as PhraseName | null,
  text,
  at,
});
