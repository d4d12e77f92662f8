import type { Refusal, Viewer } from '@ponts-bornes/kernel';
import type { DeviceMessage, LocalClientMessage, LocalServerMessage } from './messages.ts';

/** Sends messages to the page in one batch. */
export type Push = (messages: readonly LocalServerMessage[]) => void;

/** The worker's end of a conversation about one table. */
export interface Responder {
  /** The viewer whose view the page has. */
  readonly viewer: Viewer;
  readonly hear: (message: LocalClientMessage) => void;
}

/** A table at its start, without curtain and undo. */
export const PLAIN_DEVICE: DeviceMessage = {
  t: 'device',
  number: 0,
  awaited: [],
  curtain: null,
  isKept: true,
  undo: null,
  isPractice: false,
  broken: null,
};

/** The answer to a request: accepted, or refused by the rules. */
export const answerTo = (id: string, refusal: Refusal | null): LocalServerMessage =>
  refusal === null ? { t: 'done', id } : { t: 'refused', id, refusal };
