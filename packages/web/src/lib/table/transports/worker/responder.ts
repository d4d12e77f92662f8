import type { Refusal, Viewer } from '@ponts-bornes/kernel';
import type { LocalClientMessage, LocalServerMessage } from './messages.ts';

/** Sends messages to the page in one batch. */
export type Push = (messages: readonly LocalServerMessage[]) => void;

/** The worker's end of a conversation about one table. */
export interface Responder {
  /** The viewer whose view the page has. */
  readonly viewer: Viewer;
  readonly hear: (message: LocalClientMessage) => void;
}

/** The answer to a request: accepted, or refused by the rules. */
export const answerTo = (id: string, refusal: Refusal | null): LocalServerMessage =>
  refusal === null ? { t: 'done', id } : { t: 'refused', id, refusal };
