import type { Language } from '@ponts-bornes/kernel';
import type { PushMessage } from '@ponts-bornes/protocol';
import type { ToldTable } from '../message.ts';

/** A message to one person. */
export interface Message {
  /** The same in every attempt. */
  readonly id: string;
  readonly kind: PushMessage['kind'];
  readonly title: string;
  readonly tables: readonly ToldTable[];
  /** Shown instead of tables. */
  readonly body: string;
  readonly language: Language;
  /** The number of tables waiting for the person, counted from public facts. */
  readonly count: number;
  readonly at: number;
}

/**
 * What became of a message. `gone`: the recipient no longer exists. `failed`: the service did not accept it, perhaps only
 * for now.
 */
export interface Sending {
  readonly outcome: 'sent' | 'gone' | 'failed';
  readonly status: number | null;
}

/** The outcome that an HTTP status means. */
export const outcomeOf = (status: number): Sending => ({
  outcome: status >= 200 && status < 300 ? 'sent' : status === 404 || status === 410 ? 'gone' : 'failed',
  status,
});

export const NOT_REACHED: Sending = { outcome: 'failed', status: null };

/** The path of a page. French is at the root. */
export const pathOf = (language: Language, path: string): string => (language === 'fr' ? path : `/${language}${path}`);

/** The page of a message: its table, or the home page for several. */
export const pageOf = ({ tables, language }: Pick<Message, 'tables' | 'language'>): string => {
  const [first, ...more] = tables;
  return first === undefined || more.length > 0 ? pathOf(language, '/') : pathOf(language, `/t/${first.item.table}`);
};
