import { askBot } from '@ponts-bornes/bots';
import type { Thinkers } from '@ponts-bornes/bots';
import { ThinkingTime } from '@ponts-bornes/bots/characters';
import { SPECTATOR, isAnswering } from '@ponts-bornes/kernel';
import type { BaseView, Refusal, Seat, Viewer } from '@ponts-bornes/kernel';
import { PRACTICE, isPractice } from '../../../storage/opening.ts';
import { randomHex } from '../../../storage/random.ts';
import { Device } from './device.ts';
import { PLAIN_DEVICE, answerTo } from './responder.ts';
import type { Responder, Push } from './responder.ts';
import type { Keep } from './keep.ts';
import type { DeviceMessage, LocalClientMessage, LocalServerMessage } from './messages.ts';
import type { OpenTable } from './open-table.ts';
import { Stream } from './stream.ts';
import { undoOf } from './undo.ts';
import type { Undo } from './undo.ts';

/**
 * The time limit for an answer that others learn only when the time for answers is over, in milliseconds. It is shorter
 * than the pause before the answer, so that the time a bot takes doesn't tell whether it had a choice.
 */
const ANSWER = 150;
/** A bot that exceeds its time by this much, in milliseconds, is given up. */
const GRACE = 4000;

interface LocalTableParts {
  readonly table: OpenTable;
  /** Whether a view hides nothing from anyone around the device. */
  readonly isOpen: (view: BaseView) => boolean;
  readonly thinkers: Thinkers;
  readonly keep: Keep;
  readonly push: Push;
}

type Act = Extract<LocalClientMessage, { t: 'play' }>;
type UndoAct = Extract<LocalClientMessage, { t: 'undo' }>;

/**
 * A local table, run as on a server: a move is checked, stored, and then shown. It queries the bots itself; the page
 * decides when their moves are played.
 */
export class LocalTable implements Responder {
  readonly #parts: LocalTableParts;
  readonly #device: Device;
  readonly #stream = new Stream();
  readonly #bots: readonly Seat[];
  /** Serialises all changes to the table. */
  #queue: Promise<void> = Promise.resolve();
  #isKept = true;
  /** The last device message sent to the page. */
  #told: DeviceMessage = PLAIN_DEVICE;
  /** The last update after which the page allowed bots to move. */
  #permitted = 0;
  #wake = (): void => {};
  readonly #thinkingTime = new ThinkingTime();
  /** Counts undos. */
  #taken = 0;
  #isDriving = false;
  #hasToDrive = false;

  constructor(parts: LocalTableParts) {
    const { opening } = parts.table;
    const seatsOf = (wanted: 'person' | 'bot'): readonly Seat[] =>
      opening.sitters.flatMap(({ kind }, seat) => (kind === wanted ? [seat] : []));
    this.#parts = parts;
    this.#bots = seatsOf('bot');
    this.#device = new Device(seatsOf('person'), parts.isOpen);
  }

  get viewer(): Viewer {
    return this.#device.viewer;
  }

  hear(message: LocalClientMessage): void {
    switch (message.t) {
      case 'hello':
        void this.#inTurn(() => this.#begin());
        break;
      case 'lift':
        void this.#inTurn(() => this.#lift());
        break;
      case 'go':
        this.#permitted = message.seen;
        this.#wake();
        break;
      case 'play':
        void this.#inTurn(() => this.#act(message));
        break;
      case 'undo':
        // Discards the answer of a bot that is thinking about the undone position.
        this.#taken += 1;
        this.#wake();
        void this.#inTurn(() => this.#undo(message));
        break;
      case 'why':
        // In turn: while a move is being stored, the page still shows the table before it.
        void this.#inTurn(async () => this.#parts.push([this.#why(message.id, message.text)]));
        break;
      case 'recall':
        void this.#inTurn(() => this.#recall(message));
        break;
      case 'ping':
        this.#parts.push([{ t: 'pong' }]);
        break;
      default:
        break;
    }
  }

  async #begin(): Promise<void> {
    this.#stream.restart();
    this.#device.settle(this.#inPlay);
    this.#show();
    this.#drive();
  }

  async #lift(): Promise<void> {
    this.#device.lift();
    this.#show();
  }

  #why(id: string, text: string): LocalServerMessage {
    const { viewer } = this;
    if (viewer === SPECTATOR) return { t: 'error', id, code: 'not-yours' };
    return answerTo(id, this.#inPlay.whyNot(viewer, text));
  }

  /** Loaded on demand: few look back. */
  async #recall(message: Extract<LocalClientMessage, { t: 'recall' }>): Promise<void> {
    const { recalledBy } = await import('./recalling.ts');
    const { viewer } = this;
    const looking = { viewer, holder: this.#device.holder, isOpen: this.#parts.isOpen };
    this.#parts.push([recalledBy(this.#inPlay, looking, message)]);
  }

  async #act(message: Act): Promise<void> {
    const { id, seen } = message;
    const { viewer } = this;
    if (viewer === SPECTATOR) return this.#parts.push([{ t: 'error', id, code: 'not-yours' }]);
    if (seen !== this.#stream.seen) return this.#parts.push([{ t: 'error', id, code: 'stale' }]);
    const refusal = this.#inPlay.play(viewer, message.text);
    if (refusal !== null) return this.#parts.push([answerTo(id, refusal)]);
    this.#device.passOn(this.#inPlay, viewer);
    await this.#change([{ t: 'done', id }]);
    this.#drive();
  }

  /** Names its moment rather than the last update: a bot that moves meanwhile changes nothing about what is undone. */
  async #undo({ id, to, asPractice }: UndoAct): Promise<void> {
    const { viewer } = this;
    const undo = this.#possibleUndo();
    const mayAsk = undo?.to === to && (undo.cost === 'free' || asPractice || this.#isPractice);
    if (viewer === SPECTATOR || !mayAsk) this.#parts.push([{ t: 'error', id, code: 'stale' }]);
    else {
      if (undo.cost === 'practice') this.#inPlay.note(PRACTICE);
      // A step within the turn is cheaper to take back than the game is to replay.
      if (this.#inPlay.takeBack(viewer) !== null) this.#inPlay.rewind(to);
      this.#device.passOn(this.#inPlay, viewer);
      await this.#change([{ t: 'done', id }]);
    }
    this.#drive();
  }

  #possibleUndo(): Undo | null {
    const { viewer } = this;
    if (viewer === SPECTATOR) return null;
    const { game } = this.#parts.table;
    return undoOf({ game, inPlay: this.#inPlay, seat: viewer, bots: this.#bots });
  }

  get #isPractice(): boolean {
    return isPractice({ notes: this.#inPlay.notes() });
  }

  /** Stores a change before showing it, so that whatever a person has seen survives a reload. */
  async #change(answers: readonly LocalServerMessage[] = []): Promise<void> {
    const { outcome, view } = this.#inPlay.show(SPECTATOR);
    const played = { moves: this.#inPlay.played(), notes: this.#inPlay.notes(), toAct: [...view.toAct] };
    this.#isKept = await this.#parts.keep(played, outcome);
    this.#device.settle(this.#inPlay);
    this.#show(answers);
  }

  #show(answers: readonly LocalServerMessage[] = []): void {
    const { awaited, number } = this.#inPlay.show(SPECTATOR);
    const shown = this.#stream.next(this.#inPlay, this.viewer);
    this.#told = {
      ...this.#told,
      number,
      awaited,
      curtain: this.#device.curtain,
      isKept: this.#isKept,
      undo: this.#possibleUndo(),
      isPractice: this.#isPractice,
    };
    this.#parts.push([this.#told, ...(shown === null ? [] : [shown]), ...answers]);
  }

  /** Lets one bot after another move until only people are to act. */
  #drive(): void {
    this.#hasToDrive = true;
    if (!this.#isDriving) void this.#askBots();
  }

  async #askBots(): Promise<void> {
    this.#isDriving = true;
    try {
      while (this.#hasToDrive && this.#told.broken === null) {
        this.#hasToDrive = false;
        await this.#botMoves();
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#isDriving = false;
    }
  }

  async #botMoves(): Promise<void> {
    const seat = this.#inPlay.show(SPECTATOR).awaited.find((each) => this.#bots.includes(each));
    if (seat === undefined) return;
    this.#hasToDrive = true;
    const taken = this.#taken;
    const text = await this.#thought(seat);
    await this.#permission(taken);
    await this.#inTurn(async () => {
      // An undo may have removed the bot's turn.
      if (taken !== this.#taken) return;
      const refusal = this.#inPlay.play(seat, text);
      if (refusal !== null) throw new BotRefused(refusal);
      await this.#change();
    });
  }

  async #thought(seat: Seat): Promise<string> {
    const { thinkers, table } = this.#parts;
    const sitter = table.opening.sitters[seat];
    const bot = sitter?.kind === 'bot' ? sitter.level : 'medium';
    const state = this.#inPlay.state();
    const limit = this.#thinkingTime.limit(bot, seat, this.#inPlay.played().at(-1)?.seat);
    const millis = isAnswering(table.game, state, seat) ? ANSWER : limit;
    const seats = table.opening.sitters.length;
    const asking = { seat, seats, bot, seed: randomHex(16), millis, deadline: millis + GRACE };
    const start = performance.now();
    const { text } = await askBot(thinkers, table.game, state, asking);
    this.#thinkingTime.spend(seat, performance.now() - start);
    return text;
  }

  /** Waits until the page reports that the last update has been visible, or until an undo. */
  async #permission(taken: number): Promise<void> {
    while (taken === this.#taken && this.#permitted !== this.#stream.seen) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  #inTurn(act: () => Promise<void>): Promise<void> {
    const turn = this.#queue.then(act);
    this.#queue = turn.catch((error: unknown) => this.#fail(error));
    return this.#queue;
  }

  #fail(error: unknown): void {
    this.#told = { ...this.#told, broken: String(error) };
    this.#parts.push([this.#told]);
  }

  get #inPlay(): OpenTable['inPlay'] {
    return this.#parts.table.inPlay;
  }
}

class BotRefused extends Error {
  override readonly name = 'BotRefused';

  constructor({ rule }: Refusal) {
    super(`a bot's move is refused by ${rule}`);
  }
}
