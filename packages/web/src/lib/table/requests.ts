import type { ServerMessage } from '@ponts-bornes/protocol';
import { randomHex } from '../storage/random.ts';
import type { LocalClientMessage } from './transports/worker/messages.ts';

/** A request without its id. */
export type Asking = LocalClientMessage extends infer Any
  ? Any extends { id: string }
    ? Omit<Any, 'id'>
    : never
  : never;
export type Answer = Extract<ServerMessage, { t: 'done' | 'refused' | 'recalled' | 'error' }>;
/** What the viewer saw at past moments. */
export type Recalled = Extract<ServerMessage, { t: 'recalled' }>;

interface Pending {
  readonly message: LocalClientMessage;
  readonly settle: (answer: Answer) => void;
}

/** Unanswered requests. Each is sent again, with the same id, after every gap in the connection. */
export class Requests {
  readonly #send: (message: LocalClientMessage) => void;
  readonly #pending = new Map<string, Pending>();

  constructor(send: (message: LocalClientMessage) => void) {
    this.#send = send;
  }

  ask(asking: Asking): Promise<Answer> {
    const id = randomHex(12);
    const message = { ...asking, id } as LocalClientMessage;
    return new Promise((settle) => {
      this.#pending.set(id, { message, settle });
      this.#send(message);
    });
  }

  askAgain(): void {
    for (const { message } of this.#pending.values()) this.#send(message);
  }

  settle(answer: Answer): void {
    if (answer.id === null) return;
    const pending = this.#pending.get(answer.id);
    this.#pending.delete(answer.id);
    pending?.settle(answer);
  }
}
