import { SPECTATOR } from '@ponts-bornes/kernel';
import type { BaseView, Language, Outcome, RecordedMove, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Words } from '../boards/kit.ts';
import type { Advice, Desk, Line, Played, Refused } from '../desk/desk.ts';
import type { KeptTable } from '../desk/opening.ts';
import type { Shown } from '../desk/sitting.ts';
import { askToStay } from '../keep/stay.ts';
import { tables } from '../keep/store.ts';
import { tellUnkept } from '../keep/unkept.ts';
import { pace } from '../motion/pace.svelte.ts';
import { sound } from '../motion/sound.ts';
import type { TableInPlay } from './table-in-play.ts';
import { tuneOf } from './tune.ts';

/** How long what a bot did stays before the next one moves, in milliseconds. */
const REST = 900;

export interface TableParts {
  readonly desk: Desk;
  readonly kept: KeptTable;
  readonly words: Words;
  readonly language: Language;
  /** Whether the game never hides anything. */
  readonly isOpenGame: boolean;
}

/** One table on this device: who looks at it, who is asked, and what they are told. */
export class Table implements TableInPlay {
  shown = $state.raw<Shown | null>(null);
  /** Around one device: the person for whom the curtain is down. */
  curtain = $state<Seat | null>(null);
  /** The bot that thinks. */
  thinking = $state<Seat | null>(null);
  refused = $state.raw<Refused | null>(null);
  advice = $state.raw<readonly Advice[] | null>(null);
  isAdvising = $state(false);
  lines = $state.raw<readonly Line[]>([]);
  ending = $state('');
  /** Whether the last change could not be kept: storage is full or denied. */
  isUnkept = $state(false);
  /** What went wrong beyond repair, when something did. */
  broken = $state<string | null>(null);

  readonly arrivals = 0;
  readonly persons: readonly Seat[];
  readonly #parts: TableParts;
  #kept: KeptTable;
  /** Who may look now: known before anything is shown to them. */
  #viewer: Viewer;
  /** Around one device: the person who lifted the curtain and holds it still. */
  #holder: Seat | null = null;
  #told = 0;
  /** Counts second thoughts. */
  #taken = 0;
  #lastShown = 0;
  /** Counts the looks at the desk: only the latest is shown. */
  #looks = 0;
  /** Whether bots are being asked, and whether they have to be asked again since something happened. */
  #isAsking = false;
  #hasToAsk = false;
  #closed = false;
  readonly #tellUnkept = tellUnkept();

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.#kept = parts.kept;
    this.persons = parts.kept.opening.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    this.#viewer = this.persons.length === 1 ? this.persons[0]! : SPECTATOR;
  }

  /** Whether several persons share the device in a game with secrets. */
  get hasSecrets(): boolean {
    return this.persons.length > 1 && !this.#parts.isOpenGame;
  }

  get outcome(): Outcome | null {
    return this.shown?.outcome ?? null;
  }

  get moves(): readonly string[] {
    return this.curtain === null ? (this.shown?.moves ?? []) : [];
  }

  get canTakeBack(): boolean {
    return this.shown?.canTakeBack === true;
  }

  async begin(): Promise<void> {
    await this.#catchUp();
    void this.#goOn();
  }

  close(): void {
    this.#closed = true;
    this.#tellUnkept(false);
  }

  /** The person whose turn it is has taken the device. */
  async liftCurtain(): Promise<void> {
    if (this.curtain === null) return;
    this.#viewer = this.curtain;
    this.#holder = this.curtain;
    await this.#catchUp();
  }

  async play(text: string): Promise<void> {
    const seat = this.#actor();
    if (seat === null) return;
    await this.#change(await this.#parts.desk.play(seat, text), seat);
  }

  async takeBack(): Promise<void> {
    const seat = this.#actor();
    if (seat === null) return;
    this.#taken += 1;
    const played = await this.#parts.desk.takeBack(seat);
    if (played.ok) this.#told = 0;
    await this.#change(played, seat);
  }

  async whyNot(text: string): Promise<void> {
    const seat = this.shown?.viewer;
    if (typeof seat !== 'number') return;
    this.refused = await this.#parts.desk.whyNot(seat, text);
  }

  async advise(): Promise<void> {
    const seat = this.#actor();
    const number = this.shown?.number;
    if (seat === null || this.isAdvising) return;
    this.isAdvising = true;
    try {
      const advice = await this.#parts.desk.advise(seat);
      if (this.shown?.number === number && this.shown?.viewer === seat) this.advice = advice;
    } catch {
      this.advice = [];
    } finally {
      this.isAdvising = false;
    }
  }

  /** The viewer, if it is a person who may act. */
  #actor(): Seat | null {
    const shown = this.shown;
    return shown !== null && shown.viewer !== SPECTATOR && shown.moves.length + Number(shown.canTakeBack) > 0
      ? shown.viewer
      : null;
  }

  async #change(played: Played, seat: Seat): Promise<void> {
    this.advice = null;
    if (!played.ok) {
      this.refused = played.refused;
      sound('refused');
      return;
    }
    this.refused = null;
    void this.#keep(played);
    if (this.persons.length > 1) await this.#passOn(seat);
    await this.#catchUp();
    void this.#goOn();
  }

  /** After a person's move: with secrets around one device, nobody looks until it is known who may. */
  async #passOn(seat: Seat): Promise<void> {
    this.#viewer = SPECTATOR;
    const { awaited, view } = await this.#parts.desk.show(SPECTATOR);
    if (this.#isOpen(view)) this.#openTo(awaited, seat);
    else if (awaited.includes(seat) && this.#holder === seat) this.#viewer = seat;
    else this.#holder = null;
  }

  /** Whether everybody around the device may look on. */
  #isOpen(view: BaseView): boolean {
    return this.#parts.isOpenGame || this.#parts.words.isOpen?.(view) === true;
  }

  /** Whether what all looked at has become what only one person may see. */
  #isSecretNow({ viewer, view }: Shown): boolean {
    return this.persons.length > 1 && viewer !== SPECTATOR && viewer !== this.#holder && !this.#isOpen(view);
  }

  /** Shows the table to all, from where somebody has to move; the next secret needs a curtain even for them. */
  #openTo(awaited: readonly Seat[], otherwise: Viewer): void {
    this.#holder = null;
    this.#viewer = awaited.find((seat) => this.persons.includes(seat)) ?? otherwise;
  }

  async #keep({ played, outcome }: Extract<Played, { ok: true }>): Promise<void> {
    const kept = this.#kept;
    this.#kept = { ...kept, moves: plain(played), changedAt: Date.now(), winners: outcome && [...outcome.winners] };
    try {
      await tables.put(this.#kept);
      this.isUnkept = false;
      if (outcome !== null) void askToStay();
    } catch {
      this.isUnkept = true;
    }
    this.#tellUnkept(this.isUnkept && !this.#closed);
  }

  async #catchUp(): Promise<void> {
    const { desk, language } = this.#parts;
    const [look, viewer, from] = [++this.#looks, this.#viewer, this.#told];
    const [shown, lines] = await Promise.all([desk.show(viewer), desk.log(language, from)]);
    const ending = shown.outcome === null ? '' : await desk.ending(language);
    if (this.#closed || look !== this.#looks) return;
    if (this.#isSecretNow(shown)) {
      this.#viewer = SPECTATOR;
      return this.#catchUp();
    }
    if (this.curtain === viewer) this.curtain = null;
    this.#told = from + lines.filter(({ seat }) => seat !== null).length;
    this.lines = from === 0 ? lines : [...this.lines, ...lines];
    if (from > 0) sound(tuneOf(lines, shown));
    this.shown = shown;
    this.ending = ending;
    this.#lastShown = performance.now();
  }

  /** Asks whoever has to be asked next. */
  async #goOn(): Promise<void> {
    const shown = this.shown;
    if (shown === null || this.#closed || shown.outcome !== null) return;
    this.#askPersons(shown);
    await this.#askBots();
  }

  #askPersons({ awaited, viewer, moves, view }: Shown): void {
    const next = awaited.find((seat) => this.persons.includes(seat));
    if (next === undefined) return;
    if (this.persons.length === 1) {
      const [only] = moves.length === 1 ? moves : [];
      if (only !== undefined && this.#parts.words.isFormality?.(only) === true) void this.#afterRest(only);
      return;
    }
    const isAsked = typeof viewer === 'number' && awaited.includes(viewer);
    if (this.#isOpen(view)) {
      if (isAsked) return;
      this.#openTo(awaited, viewer);
      void this.#catchUp();
    } else if (!isAsked || this.#holder !== viewer) this.curtain = next;
  }

  /** Has one bot after the other move. What is on the screen may be older than the table: the desk is asked who is next. */
  async #askBots(): Promise<void> {
    this.#hasToAsk = true;
    if (this.#isAsking) return;
    this.#isAsking = true;
    try {
      while (this.#hasToAsk && !this.#closed) {
        this.#hasToAsk = false;
        await this.#askNextBot();
      }
    } catch (error) {
      this.broken = String(error);
    } finally {
      this.thinking = null;
      this.#isAsking = false;
    }
  }

  async #askNextBot(): Promise<void> {
    const { awaited } = await this.#parts.desk.show(SPECTATOR);
    const seat = awaited.find((each) => !this.persons.includes(each));
    if (seat === undefined) return;
    this.thinking = seat;
    await this.#botMoves(seat);
    this.thinking = null;
    this.#hasToAsk = true;
    if (this.shown !== null) this.#askPersons(this.shown);
  }

  async #botMoves(seat: Seat): Promise<void> {
    const { desk } = this.#parts;
    const taken = this.#taken;
    const text = await desk.think(seat);
    await this.#rest();
    // Somebody who takes a step back may take the bot's turn with it.
    if (this.#closed || taken !== this.#taken) return;
    const played = await desk.play(seat, text);
    if (!played.ok) throw new Error(played.refused.sentence);
    void this.#keep(played);
    await this.#catchUp();
  }

  /** Plays what is no decision, once what led to it could be seen. */
  async #afterRest(text: string): Promise<void> {
    const number = this.shown?.number;
    await this.#rest();
    if (!this.#closed && this.shown?.number === number) await this.play(text);
  }

  /** Waits until what was shown last could be seen. */
  #rest(): Promise<void> {
    const left = this.#lastShown + pace.rest(REST) - performance.now();
    return left <= 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, left));
  }
}

/** Proxies can't be kept. */
const plain = (moves: readonly RecordedMove[]): readonly RecordedMove[] =>
  moves.map(({ seat, text }) => ({ seat, text }));
