import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { isPractice } from '../../../storage/opening.ts';
import { PLAIN_DEVICE } from './responder.ts';
import type { Responder, Push } from './responder.ts';
import type { LocalClientMessage } from './messages.ts';
import type { OpenTable } from './open-table.ts';
import { Stream } from './stream.ts';

/** Shows any moment of a played game to any viewer. */
export class ReplayResponder implements Responder {
  readonly #table: OpenTable;
  readonly #push: Push;
  readonly #stream = new Stream();
  viewer: Viewer = SPECTATOR;

  constructor(table: OpenTable, push: Push) {
    this.#table = table;
    this.#push = push;
  }

  hear(message: LocalClientMessage): void {
    if (message.t === 'hello') this.#show(SPECTATOR, 0);
    else if (message.t === 'look') this.#show(message.viewer, message.number);
  }

  #show(viewer: Viewer, number: number): void {
    this.viewer = viewer;
    const { inPlay } = this.#table;
    const device = { ...PLAIN_DEVICE, number, isPractice: isPractice({ notes: inPlay.notes() }) };
    const shown = this.#stream.next(inPlay, viewer, number);
    this.#push(shown === null ? [device] : [device, shown]);
  }
}
