import * as z from 'zod/mini';

/**
 * Limits for the length of one message and the people and spectators in it: far above real values, yet cheap to store.
 */
const LONGEST = 1_000_000;
const MOST_PEOPLE = 20_000;
const MOST_WATCHERS = 1_000_000;
/** The maximum length of our ids. */
const LONGEST_ID = 64;

const PersonIds = z.array(z.string().check(z.maxLength(LONGEST_ID))).check(z.maxLength(MOST_PEOPLE));

/** Who is connected to a table at one node. */
const Here = z.object({
  people: PersonIds,
  /** Those of them whose page is hidden; absent: none. */
  hidden: z.exactOptional(PersonIds),
  watchers: z.int().check(z.gte(0), z.lte(MOST_WATCHERS)),
});
export type Here = Readonly<z.infer<typeof Here>>;

/**
 * What a node tells the others about a table. Only a hint: nodes read the actual change from the database, so a forged
 * message can neither play a move nor change a seat.
 */
const News = z.discriminatedUnion('t', [
  /** An entry with this number was appended. */
  z.object({ t: z.literal('entry'), number: z.int().check(z.gte(1)) }),
  /** The table or its seats have changed, or the table is gone. */
  z.object({ t: z.literal('changed') }),
  /** Somebody's identity has changed, also as the author of chat messages. */
  z.object({ t: z.literal('people') }),
  z.object({ t: z.literal('said') }),
  /** Who is connected to it at that node. */
  z.object({ t: z.literal('here'), ...Here.shape }),
]);
export type News = Readonly<z.infer<typeof News>>;

/** The socket keys of people who have signed out, or in to another account. */
const Ended = z.array(z.string().check(z.maxLength(2 * LONGEST_ID))).check(z.maxLength(MOST_PEOPLE));

export const topicOf = (table: string): string => `table:${table}`;

export const formatNews = (news: News): string => JSON.stringify(news);

/**
 * Null if it can't be parsed: other nodes may run another version, and anybody with access to Redis can send anything.
 */
export const parseNews = (text: string): News | null => parsed(News, text);
export const parseHere = (text: string): Here | null => parsed(Here, text);
export const parseEnded = (text: string): readonly string[] | null => parsed(Ended, text);

const parsed = <Schema extends z.ZodMiniType>(schema: Schema, text: string): z.infer<Schema> | null => {
  if (text.length > LONGEST) return null;
  try {
    const read = schema.safeParse(JSON.parse(text));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
};
