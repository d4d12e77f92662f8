import { withDifference } from '@ponts-bornes/kernel';
import type { ChangedMessage, ServerMessage, ShownMessage } from './messages.ts';

/** A message with a whole position, if it shows one. */
export type WholeMessage = Exclude<ServerMessage, ChangedMessage>;

/** Makes a whole position of every change. For the messages of one socket, in their order. */
export class WholePositions {
  #last: ShownMessage | null = null;

  /** Returns null for a change of a position that was never received: send `hello` again. */
  hear(message: ServerMessage): WholeMessage | null {
    if (message.t === 'changed') {
      const { seen, from, lines, change } = message;
      if (this.#last?.seen !== seen - 1) return null;
      this.#last = { ...(withDifference(this.#last, change) as ShownMessage), seen, from, lines };
      return this.#last;
    }
    if (message.t === 'shown') this.#last = message;
    return message;
  }
}
