import type { RecordedMove, Refusal, Seat } from '@ponts-bornes/kernel';
import { PLAIN_DEVICE, answerTo } from './responder.ts';
import type { Responder, Push } from './responder.ts';
import type { LocalClientMessage, LocalServerMessage } from './messages.ts';
import type { OpenTable } from './open-table.ts';
import type { LocalGame } from './local-game.ts';
import { Stream } from './stream.ts';

/** A table whose moves all come from a lesson; nobody else plays, and nothing is stored. */
export class LessonResponder implements Responder {
  readonly #table: OpenTable;
  readonly #push: Push;
  readonly #stream = new Stream();
  #inPlay: LocalGame;
  readonly viewer: Seat;

  constructor(table: OpenTable, learner: Seat, push: Push) {
    this.#table = table;
    this.#push = push;
    this.viewer = learner;
    this.#inPlay = table.inPlay;
  }

  hear(message: LocalClientMessage): void {
    if (message.t === 'hello') this.#push(this.#news());
    else if (message.t === 'set') this.#set(message.id, message.moves);
    else if (message.t === 'why') {
      this.#push([answerTo(message.id, this.#inPlay.whyNot(this.viewer, message.text))]);
    }
  }

  #set(id: string, moves: readonly RecordedMove[]): void {
    const played = this.#inPlay.played();
    const isFurther = played.every(({ seat, text }, at) => moves[at]?.seat === seat && moves[at].text === text);
    if (!isFurther) this.#inPlay = this.#table.after([]);
    const refusal = this.#play(moves.slice(this.#inPlay.length()));
    this.#push([...this.#news(), answerTo(id, refusal)]);
  }

  #play(moves: readonly RecordedMove[]): Refusal | null {
    for (const { seat, text } of moves) {
      const refusal = this.#inPlay.play(seat, text);
      if (refusal !== null) return refusal;
    }
    return null;
  }

  #news(): readonly LocalServerMessage[] {
    const { awaited, number } = this.#inPlay.show(this.viewer);
    const shown = this.#stream.next(this.#inPlay, this.viewer);
    const device = { ...PLAIN_DEVICE, number, awaited };
    return shown === null ? [device] : [device, shown];
  }
}
