import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Language, Outcome, Phrasebook, Refusal, Seat, Viewer } from '@ponts-bornes/kernel';
import { PROTOCOL } from '@ponts-bornes/protocol';
import type {
  ClientMessage,
  ErrorCode,
  PhraseName,
  ServerMessage,
  ShownMessage,
  Standing,
  TableFacts,
  You,
} from '@ponts-bornes/protocol';
import type { Words } from '../boards/kit.ts';
import type { Line, Refused } from '../desk/desk.ts';
import type { Shown } from '../desk/sitting.ts';
import { randomHex } from '../keep/random.ts';
import { pace } from '../motion/pace.svelte.ts';
import { sound } from '../motion/sound.ts';
import { noteTable } from '../self/seen-commitments.ts';
import { typeset } from '../speech/typeset.ts';
import type { TableInPlay } from '../table/table-in-play.ts';
import { tuneOf } from '../table/tune.ts';
import { Chat } from './chat.svelte.ts';
import { leftAt } from './clock.ts';
import type { ClockTold } from './clock.ts';
import { Connection } from './connection.ts';
import type { ConnectionState } from './connection.ts';
import { newsOf } from './facts-news.ts';
import { Log } from './log.ts';
import { sentenceOf } from './problems.ts';
import { SAY } from './say.ts';

/** How long something stays before what is no decision is made by itself, in milliseconds. */
const REST = 900;
/** What takes no longer to be acknowledged needs no word, in milliseconds. */
const SOON = 400;
/** How long a short notice stays. */
const NOTICE = 7000;
/** How long after one has come what is said counts as said before. */
const ARRIVAL = 1000;
/** So near to the end of its time, in milliseconds, a move is the clock's. */
const OUT_OF_TIME = 300;
/** Of more news than that only the last is told, as to somebody who has just come. */
const MANY = 8;

type Asking = ClientMessage extends infer Any ? (Any extends { id: string } ? Omit<Any, 'id'> : never) : never;
type Answer = Extract<ServerMessage, { t: 'done' | 'refused' | 'error' }>;

interface Asked {
  readonly message: ClientMessage;
  readonly settle: (answer: Answer) => void;
}

/** What a game says of its moves and of its table. */
export interface GameSpeech {
  readonly words: Words;
  readonly phrasebook: Phrasebook;
}

/** Whether somebody is asked for an answer out of turn. */
export const isRiposte = (view: object): boolean => 'riposte' in view && view.riposte !== null;

const NOBODY: You = { seat: null, isHost: false, standing: null };

/** A table of a server: what this viewer was shown of it, and what was asked and not answered yet. */
export class OnlineTable implements TableInPlay {
  facts = $state.raw<TableFacts | null>(null);
  you = $state.raw<You>(NOBODY);
  shown = $state.raw<Shown | null>(null);
  held = $state<string | null>(null);
  lines = $state.raw<readonly Line[]>([]);
  ending = $state('');
  refused = $state.raw<Refused | null>(null);
  clock = $state.raw<ClockTold | null>(null);
  /** The record of the game, once it is over. */
  record = $state<string | null>(null);
  connection = $state<ConnectionState>('connecting');
  /** Why there is no connection, where the server said so. */
  problem = $state<ErrorCode | null>(null);
  /** Whether a move has been under way for so long that one should know. */
  isSending = $state(false);
  /** Something short that has just happened. */
  notice = $state('');
  arrivals = $state(0);
  readonly chat: Chat;

  readonly curtain = null;
  readonly advice = null;
  readonly isAdvising = false;
  readonly isUnkept = false;
  readonly broken = null;
  readonly hasSecrets = true;

  readonly #language: Language;
  readonly #connection: Connection;
  readonly #asks = new Map<string, Asked>();
  readonly #log = new Log();
  #speech: GameSpeech | null = null;
  #seen = 0;
  /** Whether what comes next is what happened just now, not what was missed. */
  #isLive = false;
  #pending: string | null = null;
  #lastShown = 0;
  #isClosed = false;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, language: Language) {
    this.#language = language;
    this.chat = new Chat(id);
    const address = `${location.protocol.replace('http', 'ws')}//${location.host}/api/tables/${id}/socket`;
    this.#connection = new Connection({
      open: () => new WebSocket(address),
      hello: () => this.#hello(),
      hear: (message) => this.#hear(message),
      resumed: () => this.#askAgain(),
      turned: (state) => (this.connection = state),
      isVisible: () => document.visibilityState === 'visible',
    });
  }

  get names(): readonly string[] {
    return this.facts?.seats.map(({ name }) => name) ?? [];
  }

  get outcome(): Outcome | null {
    return this.shown?.outcome ?? null;
  }

  /** The seat of whoever looks, while they play it themselves. */
  get ownSeat(): Seat | null {
    const { seat } = this.you;
    return seat === null || this.facts?.seats[seat]?.isAway === true ? null : seat;
  }

  get canAct(): boolean {
    const isThere = this.connection === 'open' || this.connection === 'connecting';
    return isThere && this.facts?.status === 'playing' && this.ownSeat !== null && this.ownSeat === this.shown?.viewer;
  }

  get moves(): readonly string[] {
    return this.canAct ? (this.shown?.moves ?? []) : [];
  }

  get canTakeBack(): boolean {
    return this.canAct && this.shown?.canTakeBack === true;
  }

  /** A bot that is asked. */
  get thinking(): Seat | null {
    const { facts, shown } = this;
    if (facts?.status !== 'playing' || shown === null) return null;
    const isBots = (seat: Seat): boolean => facts.seats[seat]?.kind === 'bot' || facts.seats[seat]?.isAway === true;
    return shown.view.toAct.find(isBots) ?? null;
  }

  /** The game's words have come. */
  speak(speech: GameSpeech): void {
    this.#speech = speech;
    this.#write();
    this.#playFormality();
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#noticeTimer);
    this.#connection.close();
  }

  /** The network or the page's being seen has changed. */
  wake(): void {
    this.#connection.wake();
  }

  /** One is somebody else to the server now. */
  renew(): void {
    this.#connection.renew();
  }

  async play(text: string): Promise<void> {
    await this.#act({ t: 'play', seen: this.#seen, text }, false);
  }

  async takeBack(): Promise<void> {
    if (this.canTakeBack) await this.#act({ t: 'back', seen: this.#seen }, false);
  }

  async whyNot(text: string): Promise<void> {
    if (!this.canAct) return;
    const answer = await this.#ask({ t: 'why', text });
    if (answer.t === 'refused') this.refused = this.#refusedFor(answer.refusal);
  }

  async liftCurtain(): Promise<void> {
    // Everybody has a device of their own.
  }

  /** Says something at the table; false when it was not taken. */
  async say(said: { readonly phrase: PhraseName } | { readonly text: string }): Promise<boolean> {
    return this.#isDone(await this.#ask({ t: 'say', ...said }));
  }

  async order(answer: Standing): Promise<boolean> {
    return this.#isDone(await this.#ask({ t: 'standing', answer }));
  }

  /** Tells something for a while. */
  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ''), NOTICE);
  }

  #hello(): ClientMessage {
    this.#isLive = false;
    return { t: 'hello', protocol: PROTOCOL, lines: this.#log.resumeFrom, said: this.chat.count };
  }

  #hear(message: ServerMessage): void {
    switch (message.t) {
      case 'shown':
        this.#show(message);
        break;
      case 'table':
        this.#sit(message.facts, message.you);
        break;
      case 'clock':
        this.clock = { left: message.left, running: message.running, at: performance.now() };
        break;
      case 'said':
        this.chat.hear(message.from, message.said);
        break;
      case 'over':
        this.record = message.record;
        break;
      case 'done':
      case 'refused':
        this.#settle(message);
        break;
      case 'error':
        if (message.id === null) this.problem = message.code;
        else this.#settle(message);
        break;
      case 'pong':
        break;
    }
  }

  #sit(facts: TableFacts, you: You): void {
    const before = this.facts;
    this.facts = facts;
    this.you = you;
    noteTable(facts, you);
    if (before === null) setTimeout(() => this.chat.markRead(), ARRIVAL);
    else {
      for (const text of newsOf(this.#language, before, facts, you)) this.tell(text);
      if (before.seats.some(({ name }, seat) => name !== facts.seats[seat]?.name)) this.#write();
    }
    // Who has taken a seat, or lost one, is shown something else from now on.
    const viewer: Viewer = you.seat ?? SPECTATOR;
    if (this.shown !== null && this.shown.viewer !== viewer) this.#connection.greet();
  }

  #show(message: ShownMessage): void {
    const { viewer, view, moves, canTakeBack, outcome, seen, held } = message;
    const before = this.shown;
    const isStep = this.#isLive && before !== null && before.viewer === viewer;
    const news = this.#log.hear(message);
    const words = this.#speech?.words;
    if (isStep && news > 0 && words !== undefined) {
      this.#log.add(words.aside?.(view, before.view, this.names) ?? []);
    }
    if (!this.#isLive && (this.#log.hasGap || news > MANY)) this.arrivals += 1;
    this.#seen = seen;
    this.held = held;
    this.shown = { number: this.#log.count, viewer, view, moves, awaited: view.toAct, canTakeBack, outcome };
    const told = this.lines.length;
    this.#write();
    // What was refused before is past.
    if (news > 0) this.refused = null;
    if (isStep && news > 0 && this.#isOutOfTime(before)) this.tell(SAY[this.#language].timeOver);
    if (this.#isLive && (news > 0 || moves.length > 0)) sound(tuneOf(this.lines.slice(told), this.shown));
    this.#isLive = true;
    this.#lastShown = performance.now();
    this.#playFormality();
  }

  /** Whether it was the clock that moved for whoever looks: they were to move, asked for nothing, and had no time left. */
  #isOutOfTime(before: Shown): boolean {
    const { clock, ownSeat } = this;
    if (clock === null || ownSeat === null || before.moves.length === 0 || isRiposte(before.view)) return false;
    if (this.#pending !== null || this.facts?.pace.kind !== 'live' || !clock.running.includes(ownSeat)) return false;
    return (leftAt(clock, ownSeat, performance.now()) ?? Infinity) < OUT_OF_TIME;
  }

  /** Puts into sentences what happened. */
  #write(): void {
    const speech = this.#speech;
    if (speech === null) return;
    const { words, phrasebook } = speech;
    const { names } = this;
    this.lines = this.#log.lines({
      names,
      sentence: (text, seat) => typeset(this.#language, phrasebook.move(text, seat, names)),
      aside: (sentence) => typeset(this.#language, sentence),
      isGreat: (text) => words.isGreat?.(text) === true,
    });
    const { outcome } = this;
    this.ending = outcome === null ? '' : typeset(this.#language, phrasebook.outcome(outcome, names));
  }

  async #act(asking: Extract<Asking, { t: 'play' | 'back' }>, isByItself: boolean): Promise<void> {
    // One thing after the other: what was meant for a table before this move is not meant for the one after it.
    if (this.#pending !== null || !this.canAct) return;
    const timer = setTimeout(() => (this.isSending = true), SOON);
    this.#pending = randomHex(12);
    const answer = await this.#ask(asking, this.#pending);
    clearTimeout(timer);
    this.#pending = null;
    this.isSending = false;
    if (answer.t === 'done') this.refused = null;
    else if (!isByItself) this.#disappoint(answer);
  }

  #disappoint(answer: Exclude<Answer, { t: 'done' }>): void {
    if (answer.t === 'refused') this.refused = this.#refusedFor(answer.refusal);
    else this.tell(sentenceOf(this.#language, answer.code));
    sound('refused');
  }

  #isDone(answer: Answer): boolean {
    if (answer.t === 'error') this.tell(sentenceOf(this.#language, answer.code));
    return answer.t === 'done';
  }

  #refusedFor(refusal: Refusal): Refused | null {
    const phrasebook = this.#speech?.phrasebook;
    if (phrasebook === undefined) return null;
    return { rule: refusal.rule, sentence: typeset(this.#language, phrasebook.refusal(refusal, this.names)) };
  }

  /** Asks, and asks again with the same name after every gap until there is an answer. */
  #ask(asking: Asking, id = randomHex(12)): Promise<Answer> {
    const message = { ...asking, id } as ClientMessage;
    return new Promise((settle) => {
      this.#asks.set(id, { message, settle });
      this.#connection.send(message);
    });
  }

  #askAgain(): void {
    this.problem = null;
    for (const { message } of this.#asks.values()) this.#connection.send(message);
  }

  #settle(answer: Answer): void {
    if (answer.id === null) return;
    const asked = this.#asks.get(answer.id);
    this.#asks.delete(answer.id);
    asked?.settle(answer);
  }

  /** Plays what is no decision, once what led to it could be seen. */
  #playFormality(): void {
    const [only, ...others] = this.moves;
    // Who has nothing to answer an attack with answers nothing: it passes when the time for answers is over.
    if (this.shown !== null && isRiposte(this.shown.view)) return;
    if (only === undefined || others.length > 0 || this.#speech?.words.isFormality?.(only) !== true) return;
    const seen = this.#seen;
    const left = this.#lastShown + pace.rest(REST) - performance.now();
    setTimeout(
      () => {
        // Another page of the same person may have been quicker.
        if (!this.#isClosed && this.#seen === seen) void this.#act({ t: 'play', seen, text: only }, true);
      },
      Math.max(0, left),
    );
  }
}
