import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Language, Seat, Viewer } from '@ponts-bornes/kernel';
import type { ErrorCode, PhraseName, Standing, TableEvent, TableFacts, You } from '@ponts-bornes/protocol';
import { noteTable } from '../../storage/seen-commitments.ts';
import { Chat } from './chat.svelte.ts';
import { clockTold, leftAt } from './clock.ts';
import type { ClockTold } from './clock.ts';
import { successorOf, namesAt, sentenceFor, takenSince, withEvents } from './events.ts';
import type { EventLine } from './events.ts';
import { newsOf } from './facts-news.ts';
import { dueForDeal } from './pledging.ts';
import { sentenceOf } from '../../api/problems.ts';
import type { Answer } from '../requests.ts';
import { readableEvents, readableFacts } from '../../i18n/deleted-player.ts';
import { messages } from '../../i18n/messages.ts';
import type { Shown } from '../shown.ts';
import { Table } from '../table.svelte.ts';
import { Connection } from '../transports/socket/connection.ts';
import type { ConnectionState } from '../transports/socket/connection.ts';
import type { TableMessage } from '../transports/transport.ts';

/** Duration of a short notice, in milliseconds. */
const NOTICE = 7000;
/** With this little time left, in milliseconds, a move is attributed to the clock. */
const OUT_OF_TIME = 300;

const NOBODY: You = { seat: null, reserved: null, isHost: false, standing: null, pledge: null };

/** An online table with the people around it: seats, clocks, chat and the connection. */
export class Room {
  facts = $state.raw<TableFacts | null>(null);
  you = $state.raw<You>(NOBODY);
  clock = $state.raw<ClockTold | null>(null);
  /** What happened besides moves and chat, oldest first. */
  events = $state.raw<readonly TableEvent[]>([]);
  /** The record of the game, once it is over. */
  record = $state<string | null>(null);
  connection = $state<ConnectionState>('connecting');
  /** Why there is no connection, if the server said so. */
  problem = $state<ErrorCode | null>(null);
  /** A short notice about a recent event. */
  notice = $state('');
  readonly chat: Chat;
  readonly table: Table;

  readonly #language: Language;
  #connection!: Connection;
  /** Whether nothing has arrived over the current connection yet. */
  #isArriving = true;
  /** Whether the server takes this page for visible. */
  #isLooking = true;
  #noticeTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, language: Language) {
    this.#language = language;
    this.chat = new Chat(id);
    const address = `${location.protocol.replace('http', 'ws')}//${location.host}/api/tables/${id}/socket`;
    this.table = new Table({
      language,
      connect: (listener) => {
        this.#connection = new Connection({
          ...listener,
          open: () => new WebSocket(address),
          hello: () => {
            this.#isArriving = true;
            return listener.hello();
          },
          resumed: () => {
            this.problem = null;
            // The server takes the page of each new connection for visible.
            this.#isLooking = true;
            this.#tellLooking();
            listener.resumed();
          },
          turned: (state) => (this.connection = state),
          isVisible: () => document.visibilityState === 'visible',
        });
        return this.#connection;
      },
      names: (line) => namesAt(this.#names, this.events, line),
      reader: (line) => this.#readerAt(line),
      withEvents: (lines) => withEvents(lines, this.#eventLines()),
      bots: () => this.#bots,
      hasSecrets: true,
      hasSounds: true,
      mayAct: () => this.#mayAct,
      // Passing automatically would reveal that the player has no counter; the attack passes when the time is up.
      playsFormalities: () => this.table.shown?.isAnswer === false,
      said: () => this.chat.count,
      failed: (code) => this.tell(sentenceOf(language, code)),
      showed: (before) => this.#showed(before),
      hear: (message) => this.#hear(message),
    });
  }

  /** The viewer's seat, while they play it themselves. */
  get ownSeat(): Seat | null {
    const { seat } = this.you;
    return seat === null || this.facts?.seats[seat]?.isAway === true ? null : seat;
  }

  /** The player who has taken the viewer's seat over; null if nobody has. */
  get replacedBy(): string | null {
    return successorOf(this.events, this.you.seat, this.#names);
  }

  get #names(): readonly string[] {
    return this.facts?.seats.map(({ name }) => name) ?? [];
  }

  /** A player who took over a seat did not play its earlier moves. */
  #readerAt(line: number | undefined): Viewer {
    const { ownSeat } = this;
    return ownSeat === null || takenSince(this.events, ownSeat, line) !== undefined ? SPECTATOR : ownSeat;
  }

  #eventLines(): readonly EventLine[] {
    const say = messages(this.#language, 'online').events;
    return this.events.flatMap((event, index) => {
      const sentence = sentenceFor(say, event, namesAt(this.#names, this.events.slice(index + 1), 0));
      return sentence === null ? [] : [{ line: event.line, seat: event.seat, sentence }];
    });
  }

  get #mayAct(): boolean {
    const isThere = this.connection === 'open' || this.connection === 'connecting';
    const { shown } = this.table;
    const isRunning = this.facts?.status === 'playing' && !this.facts.isPaused;
    return isThere && isRunning && this.ownSeat !== null && this.ownSeat === shown?.viewer;
  }

  get #bots(): readonly Seat[] {
    if (this.facts?.status !== 'playing') return [];
    return this.facts.seats.flatMap(({ kind, isAway }, seat) => (kind === 'bot' || isAway ? [seat] : []));
  }

  close(): void {
    clearTimeout(this.#noticeTimer);
    this.table.close();
  }

  /** Call this when the network or the page's visibility changes. */
  wake(): void {
    this.#connection.wake();
    this.#tellLooking();
  }

  /** Call this when the person's identity changes. */
  renew(): void {
    this.#connection.renew();
  }

  /** Sends a chat message; false if it was refused. */
  async say(said: { readonly phrase: PhraseName } | { readonly text: string }): Promise<boolean> {
    return this.#isDone(await this.table.ask({ t: 'say', ...said }));
  }

  async order(answer: Standing): Promise<boolean> {
    return this.#isDone(await this.table.ask({ t: 'standing', answer }));
  }

  /** Shows a notice for a while. */
  tell(text: string): void {
    this.notice = text;
    clearTimeout(this.#noticeTimer);
    this.#noticeTimer = setTimeout(() => (this.notice = ''), NOTICE);
  }

  /** Somebody whose page is hidden may be alerted. */
  #tellLooking(): void {
    const isLooking = document.visibilityState === 'visible';
    if (isLooking === this.#isLooking || this.connection === 'lost' || this.connection === 'ended') return;
    this.#isLooking = isLooking;
    this.table.send({ t: 'looking', isLooking });
  }

  #hear(message: TableMessage): void {
    switch (message.t) {
      case 'table':
        this.#sit(message.facts, message.you);
        break;
      case 'clock':
        this.clock = clockTold(message);
        break;
      case 'said':
        this.chat.hear(message.from, message.said);
        break;
      case 'events':
        this.#happen(message.events);
        break;
      case 'over':
        this.record = message.record;
        break;
      case 'error':
        if (message.id === null) this.problem = message.code;
        break;
      default:
        break;
    }
  }

  #sit(told: TableFacts, you: You): void {
    const { facts: before, ownSeat } = this;
    const facts = readableFacts(this.#language, told);
    this.facts = facts;
    this.you = you;
    for (const [seat, { kind }] of facts.seats.entries()) if (kind !== 'person') this.chat.release(seat);
    noteTable(facts, you);
    const due = dueForDeal(facts, you, this.#isArriving);
    this.#isArriving = false;
    if (due !== null) void this.table.ask(due);
    if (before !== null) {
      for (const text of newsOf(this.#language, before, facts, you)) this.tell(text);
      const isRenamed = before.seats.some(({ name }, seat) => name !== facts.seats[seat]?.name);
      if (isRenamed || this.ownSeat !== ownSeat) this.table.write();
    }
    // Taking or losing a seat changes the view.
    const viewer: Viewer = you.seat ?? SPECTATOR;
    const { shown } = this.table;
    if (shown !== null && shown.viewer !== viewer) this.#connection.greet();
  }

  #happen(events: readonly TableEvent[]): void {
    const last = this.events.at(-1)?.at ?? Infinity;
    for (const { kind, seat, at } of events) {
      if (kind === 'taken' && seat !== null && at > last) this.chat.release(seat);
    }
    this.events = readableEvents(this.#language, events);
    this.table.write();
    // Old events are in the log.
    const lines = this.#eventLines();
    if (this.facts?.status === 'playing' && (events.at(-1)?.at ?? 0) > last) this.tell(lines.at(-1)?.sentence ?? '');
  }

  #showed(before: Shown | null): void {
    // A server that lost the last moves may continue a game that was over.
    if (this.table.outcome === null) this.record = null;
    if (before !== null && this.#isOutOfTime(before)) this.tell(messages(this.#language, 'online').timeOver);
  }

  /** Whether the clock moved for the viewer: it was their turn, they requested nothing, and had no time left. */
  #isOutOfTime(before: Shown): boolean {
    const { clock, ownSeat } = this;
    if (clock === null || ownSeat === null || before.moves.length === 0 || before.isAnswer) return false;
    if (this.table.isBusy || this.facts?.pace.kind !== 'live' || !clock.running.includes(ownSeat)) return false;
    return (leftAt(clock, ownSeat, performance.now()) ?? Infinity) < OUT_OF_TIME;
  }

  #isDone(answer: Answer): boolean {
    if (answer.t === 'error') this.tell(sentenceOf(this.#language, answer.code));
    return answer.t === 'done';
  }
}
