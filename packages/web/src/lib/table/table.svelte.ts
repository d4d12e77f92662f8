import type { Outcome, RecordedMove, Refusal, Seat } from '@ponts-bornes/kernel';
import { PROTOCOL } from '@ponts-bornes/protocol';
import { tick } from 'svelte';
import { typeset } from '../i18n/typeset.ts';
import { motion } from '../board-kit/motion.svelte.ts';
import { sound } from '../board-kit/sound.ts';
import { LEAST_REST, restAfter } from './bot-pace.ts';
import { Log } from './log.ts';
import type { Line, Writing } from './log.ts';
import { Requests } from './requests.ts';
import type { Answer, Asking, Recalled } from './requests.ts';
import { isSameQuestion } from './shown.ts';
import type { Shown } from './shown.ts';
import type { TableParts } from './table-parts.ts';
import type { TableMessage, Transport } from './transports/transport.ts';
import type { DeviceMessage, LocalClientMessage } from './transports/worker/messages.ts';
import type { Advice } from './transports/worker/worker-api.ts';
import { signal } from './signal.ts';
import { writingOf } from './writing.ts';
import type { GameSpeech } from './writing.ts';

/** Faster acknowledgements need no indicator, in milliseconds. */
const SOON = 400;
/** With more news than this, only the last is announced, as on arrival. */
const MANY = 8;

/** A refusal as text. */
export interface Refused {
  readonly rule: string;
  readonly sentence: string;
}

/** The page's copy of a table, local or remote: the current view, the unanswered requests and the log. */
export class Table {
  shown = $state.raw<Shown | null>(null);
  /** An answer already given but revealed later. */
  held = $state<string | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  /** The other seats' moves since the viewer's last one, and their lines in the log. */
  since = $state.raw<readonly RecordedMove[]>([]);
  sinceLines = $state.raw<readonly Line[]>([]);
  ending = $state('');
  refused = $state.raw<Refused | null>(null);
  advice = $state.raw<readonly Advice[] | null>(null);
  isAdvising = $state(false);
  /** Whether a hint was asked for and not given yet. */
  wantsAdvice = $state(false);
  /** Whether a move has been on its way long enough to show an indicator. */
  isSending = $state(false);
  /** Whether a move or undo from this page is in progress; taps are ignored until it is done. */
  isBusy = $state(false);
  /** Whether bots play without pauses until the viewer's turn. */
  isSkipping = $state(false);
  /** The number of attempts to act out of turn since the last change. */
  early = $state(0);
  /** Counts arrivals at the table; earlier events are not announced again. */
  arrivals = $state(0);
  /** Settles when the table is first shown, or can't be. */
  readonly arrived: Promise<void>;

  readonly #parts: TableParts;
  readonly #transport: Transport;
  readonly #requests: Requests;
  readonly #log = new Log();
  #speech: GameSpeech | null = null;
  #writing: Writing | null = null;
  #device = $state.raw<DeviceMessage | null>(null);
  #seen = 0;
  /** Counts the decisions the viewer was asked for; hints are for one of them. */
  #question = 0;
  /** Whether the next update happened just now, rather than during an absence. */
  #isLive = false;
  #lastShown = 0;
  /** The last update after which bots were allowed to move. */
  #permitted = 0;
  #permitting: ReturnType<typeof setTimeout> | undefined;
  #isClosed = false;
  #arrive = (): void => {};

  constructor(parts: TableParts) {
    this.#parts = parts;
    this.arrived = new Promise((resolve) => {
      this.#arrive = resolve;
    });
    this.#requests = new Requests((message) => this.send(message));
    this.#transport = parts.connect({
      hello: () => {
        this.#isLive = false;
        return { t: 'hello', protocol: PROTOCOL, lines: this.#log.resumeFrom, said: parts.said?.() ?? 0 };
      },
      hear: (messages) => this.#hear(messages),
      resumed: () => this.#requests.askAgain(),
    });
  }

  get outcome(): Outcome | null {
    return this.shown?.outcome ?? null;
  }

  get hasSecrets(): boolean {
    return this.#parts.hasSecrets;
  }

  /** On a shared device: the person the curtain is waiting for. */
  get curtain(): Seat | null {
    return this.#device?.curtain ?? null;
  }

  /** Whether the last change could not be stored. */
  get isUnsaved(): boolean {
    return this.#device?.isKept === false;
  }

  /** The fatal error, if any. */
  get broken(): string | null {
    return this.#device?.broken ?? null;
  }

  get canAct(): boolean {
    return typeof this.shown?.viewer === 'number' && this.curtain === null && this.#parts.mayAct();
  }

  /** The viewer's legal moves; none behind a curtain, or while nothing can be sent. */
  get moves(): readonly string[] {
    return this.canAct ? (this.shown?.moves ?? []) : [];
  }

  get canTakeBack(): boolean {
    return this.canAct && (this.#device === null ? this.shown?.canTakeBack === true : this.#device.undo !== null);
  }

  /** Whether an undo now would make the game practice. */
  get isUndoCostly(): boolean {
    return this.#device?.undo?.cost === 'practice' && !this.isPractice;
  }

  /** Whether an undo has made the game practice. */
  get isPractice(): boolean {
    return this.#device?.isPractice === true;
  }

  get canAdvise(): boolean {
    return this.#parts.advise !== undefined;
  }

  /** The bot that is thinking. */
  get thinking(): Seat | null {
    if (this.shown === null || this.outcome !== null || this.broken !== null) return null;
    const bots = this.#parts.bots();
    return this.shown.awaited.find((seat) => bots.includes(seat)) ?? null;
  }

  /** Whether the viewer is waiting for bots of this device, which can be hurried. */
  get canSkip(): boolean {
    return this.#device !== null && this.thinking !== null && this.canAct && this.moves.length === 0;
  }

  /** Sets the game's sentences once they are loaded. */
  setSpeech(speech: GameSpeech): void {
    this.#speech = speech;
    this.write();
    this.#playFormality();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#permitting);
    this.#endSkip();
    this.#transport.close();
  }

  send(message: LocalClientMessage): void {
    this.#transport.send(message);
  }

  /** Sends a request to the table's host. */
  ask(asking: Asking): Promise<Answer> {
    return this.#requests.ask(asking);
  }

  async play(text: string): Promise<void> {
    await this.#act({ t: 'play', seen: this.#seen, text }, false);
  }

  /**
   * Undoes the last step, or, at a local table, everything since the viewer's previous decision.
   *
   * @param asPractice the viewer agrees that the game becomes practice
   */
  async takeBack(asPractice = false): Promise<void> {
    if (!this.canTakeBack) return;
    const undo = this.#device?.undo ?? null;
    if (undo === null) await this.#act({ t: 'back', seen: this.#seen }, false);
    else await this.#act({ t: 'undo', to: undo.to, asPractice }, false);
  }

  /** Lets the bots play without pauses or movements until the viewer's turn. */
  skip(): void {
    if (!this.canSkip || this.isSkipping) return;
    this.isSkipping = true;
    motion.hurry(true);
    this.#letBotsPlay();
  }

  /** Explains why a move is illegal. Out of turn, only the prompt draws attention: it says who is to move. */
  async whyNot(text: string): Promise<void> {
    if (this.moves.length === 0) this.early += 1;
    if (this.isBusy || this.moves.length === 0) return;
    const seen = this.#seen;
    const answer = await this.ask({ t: 'why', text });
    // The answer is for the table that was tapped.
    if (answer.t === 'refused' && this.#seen === seen) this.refuse(answer.refusal);
  }

  /** The person named on the curtain has taken the device. */
  liftCurtain(): void {
    if (this.curtain !== null) this.send({ t: 'lift' });
  }

  /** Asks for a hint: now, or as soon as the viewer has a choice. */
  async advise(): Promise<void> {
    const { advise } = this.#parts;
    if (advise === undefined || this.outcome !== null) return;
    this.wantsAdvice = true;
    if (this.isAdvising) return;
    while (this.wantsAdvice && this.moves.length > 1) {
      const asked = this.#question;
      this.isAdvising = true;
      const advice = await advise().catch(() => []);
      this.isAdvising = false;
      // The table may have moved on meanwhile.
      if (this.#question === asked) [this.advice, this.wantsAdvice] = [advice, false];
    }
  }

  /** Shows why the rules refuse something. */
  refuse(refusal: Refusal): void {
    const phrasebook = this.#speech?.phrasebook;
    if (phrasebook === undefined) return;
    const sentence = typeset(this.#parts.language, phrasebook.refusal(refusal, this.#parts.names()));
    this.refused = { rule: refusal.rule, sentence };
  }

  /** Turns the history into sentences. */
  write(): void {
    const speech = this.#speech;
    if (speech === null) return;
    const { language, names, reader, withEvents = (lines: readonly Line[]) => lines } = this.#parts;
    const writing = writingOf(speech, { language, names, reader });
    this.#writing = writing;
    this.lines = withEvents(this.#log.lines(writing));
    const since = this.shown === null ? [] : this.#log.since(this.shown.viewer, speech.boardText);
    const sinceLines = since.length === 0 ? [] : withEvents(this.#log.lines(writing, since));
    [this.since, this.sinceLines] = [since, sinceLines];
    const { outcome } = this;
    this.ending = outcome === null ? '' : typeset(language, speech.phrasebook.outcome(outcome, names(), reader()));
  }

  /** Asks the host for what the viewer saw since their last move; null if it can't tell. */
  async recall(): Promise<Recalled | null> {
    const [first] = this.since;
    if (first === undefined) return null;
    const answer = await this.ask({ t: 'recall', line: this.#log.numberOf(first) });
    return answer.t === 'recalled' ? answer : null;
  }

  /** The public moves with these numbers, and their lines. */
  between(from: number, to: number): { readonly moves: readonly RecordedMove[]; readonly lines: readonly Line[] } {
    const moves = this.#log.between(from, to);
    return { moves, lines: this.#writing === null ? [] : this.#log.lines(this.#writing, moves) };
  }

  #hear(messages: readonly TableMessage[]): void {
    for (const message of messages) this.#hearOne(message);
    if (this.isSkipping && !this.canSkip && this.#formality === null) void tick().then(() => this.#endSkip());
    this.#letBotsPlay();
  }

  #hearOne(message: TableMessage): void {
    switch (message.t) {
      case 'shown':
        this.#show(message);
        break;
      case 'device':
        this.#device = message;
        if (message.broken !== null) this.#arrive();
        if (this.shown !== null) this.shown = { ...this.shown, number: message.number, awaited: message.awaited };
        break;
      case 'done':
      case 'refused':
      case 'recalled':
      case 'error':
        this.#requests.settle(message);
        break;
      default:
        break;
    }
    this.#parts.hear?.(message);
  }

  #show(message: Extract<TableMessage, { t: 'shown' }>): void {
    const { viewer, view, moves, isAnswer, canTakeBack, outcome, seen, held } = message;
    const before = this.shown;
    const isStep = this.#isLive && before !== null && before.viewer === viewer;
    const news = this.#log.hear(message);
    // A server doesn't send the effects of a move; derive them from the previous view.
    if (isStep && news > 0) this.#log.add({ before: before.view, after: view });
    if (!this.#isLive && (this.#log.hasGap || news > MANY)) this.arrivals += 1;
    this.#seen = seen;
    this.held = held;
    const { number = this.#log.count, awaited = view.toAct } = this.#device ?? {};
    this.shown = { number, viewer, view, moves, isAnswer, awaited, canTakeBack, outcome };
    this.early = 0;
    if (!isSameQuestion(before, this.shown) || news > 0) {
      this.advice = null;
      this.#question += 1;
    }
    if (before?.viewer !== viewer) this.wantsAdvice = false;
    if (this.wantsAdvice) void this.advise();
    this.write();
    // News clears the last refusal.
    if (news > 0) this.refused = null;
    const step = isStep && news > 0 ? before : null;
    if (this.#isLive && (news > 0 || moves.length > 0) && this.#parts.hasSounds) {
      const [move, reader, isSkipping] = [news > 0 ? this.#log.last : null, this.#parts.reader(), this.isSkipping];
      const isAsked = moves.length > 0 && !(isSkipping && this.#formality !== null);
      const latest = { move, isAsked, outcome, view, before: step?.view ?? null, viewer, reader, isSkipping };
      signal(latest, this.#speech?.boardText ?? {});
    }
    this.#parts.showed?.(step);
    this.#isLive = true;
    this.#lastShown = performance.now();
    this.#arrive();
    this.#playFormality();
  }

  async #act(asking: Extract<Asking, { t: 'play' | 'back' | 'undo' }>, isByItself: boolean): Promise<void> {
    // One action at a time: a tap meant for the table before this move must not apply to the one after it.
    if (this.isBusy || !this.canAct) return;
    this.wantsAdvice &&= isByItself;
    const timer = setTimeout(() => (this.isSending = true), SOON);
    this.isBusy = true;
    const answer = await this.ask(asking);
    clearTimeout(timer);
    [this.isBusy, this.isSending] = [false, false];
    if (answer.t === 'done') this.refused = null;
    else if (!isByItself) this.#disappoint(answer);
  }

  #disappoint(answer: Exclude<Answer, { t: 'done' }>): void {
    if (answer.t === 'refused') this.refuse(answer.refusal);
    else if (answer.t === 'error') this.#parts.failed(answer.code);
    sound('refused');
  }

  /** Lets local bots play once the last update has been visible long enough. */
  #letBotsPlay(): void {
    if (this.#device === null || this.thinking === null || this.#permitted === this.#seen) return;
    clearTimeout(this.#permitting);
    const seen = this.#seen;
    this.#permitting = setTimeout(() => {
      this.#permitted = seen;
      this.send({ t: 'go', seen });
    }, this.#restLeft());
  }

  /** The viewer's only move, if it is no decision and played automatically: it ends no skip. */
  get #formality(): string | null {
    const [only, ...others] = this.moves;
    if (only === undefined || others.length > 0 || this.#speech?.boardText.isFormality?.(only) !== true) return null;
    return this.#parts.playsFormalities() ? only : null;
  }

  /** Plays a forced move once its cause has been visible long enough. */
  #playFormality(): void {
    const only = this.#formality;
    if (only === null) return;
    const seen = this.#seen;
    setTimeout(() => {
      // Another page of the same person may have been faster.
      if (!this.#isClosed && this.#seen === seen) void this.#act({ t: 'play', seen, text: only }, true);
    }, this.#restLeft());
  }

  #restLeft(): number {
    const { last } = this.#log;
    const { boardText } = this.#speech ?? {};
    const isAnswer = last !== null && boardText?.isAnswer?.(last.text) === true;
    const streak = last?.seat === this.thinking ? this.#log.streak : 0;
    const needed = isAnswer || this.shown === null ? 0 : (boardText?.rest?.(this.shown.view) ?? 0);
    const usual = restAfter({ bots: this.#parts.bots().length, steps: isAnswer ? 1 : streak });
    const rest = motion.pause(Math.max(usual, needed), Math.min(needed, LEAST_REST));
    return Math.max(0, this.#lastShown + rest - performance.now());
  }

  #endSkip(): void {
    this.isSkipping = false;
    motion.hurry(false);
  }
}
