import type { LogRow } from '../store/schema.ts';

/** What a node tells the others about a table. */
export type News =
  /** An entry was written. */
  | { readonly t: 'entry'; readonly row: LogRow }
  /** The table or its seats are changed, or it is gone. */
  | { readonly t: 'changed' }
  /** Somebody is somebody else now, also in what was said. */
  | { readonly t: 'people' }
  | { readonly t: 'said' }
  /** Who looks at it there. */
  | ({ readonly t: 'here' } & Here);

/** Who looks at a table at one node. */
export interface Here {
  /** By id. */
  readonly people: readonly string[];
  readonly watchers: number;
}

export const topicOf = (table: string): string => `table:${table}`;

export const formatNews = (news: News): string => JSON.stringify(news);

/** Other nodes may be of another version: what can't be read is as good as lost. */
export const parseNews = (text: string): News | null => parsed<News>(text);
export const parseHere = (text: string): Here | null => parsed<Here>(text);

const parsed = <Value>(text: string): Value | null => {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return null;
  }
};
