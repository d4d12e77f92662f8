import type { LevelName, LogEntry, Seat } from '@ponts-bornes/kernel';
import type { Pace, PhraseName, TableFacts } from '@ponts-bornes/protocol';
import type { Person } from '../../people/sessions.ts';
import type { EventRow, LogRow, SeatRow, TableRow } from '../../store/schema.ts';
import type { Appended } from '../../store/store.ts';
import { Audience } from '../audience/audience.ts';
import type { Listener } from '../audience/audience.ts';
import type { Clock } from '../game/clock.ts';
import { Chat } from '../audience/chat.ts';
import { DONE, failed } from '../game/reply.ts';
import type { Reply } from '../game/reply.ts';
import { LogUnavailable, appendRow, entryOf, readAfter, requestKey, rowOf } from '../game/log-entries.ts';
import type { Tip } from '../game/log-entries.ts';
import { factsOf, seatOf } from '../room/table-facts.ts';
import { goesOn } from '../game/phase.ts';
import { parseNote } from '../game/table-notes.ts';
import type { Phase } from '../game/phase.ts';
import { markAfter, turnOf } from '../game/turn.ts';
import type { PublicTurn } from '../game/turn.ts';
import type { Around } from '../room/announcements.ts';
import { standingOf } from './open-table.ts';
import type { Opened, Played } from './open-table.ts';
import type { Sitting } from '../room/sitting.ts';
import type { Changed, TableServices, Updated } from './table-services.ts';
import { noteOf } from './note.ts';
import { SerialQueue } from './serial-queue.ts';
import { TableEnd } from './table-end.ts';

/** Operations that may wait for one table before clients are refused; a full table sends a few at a time. */
const MOST_WAITING = 200;

/** One table in memory. Operations on it are serialised. `move.ts` shows how its steps make up a move. */
export class LiveTable {
  readonly id: string;
  readonly audience: Audience;
  readonly services: TableServices;
  readonly end: TableEnd;
  /** Time of the last visible change. */
  changedAt = 0;
  /** Whether the log may have entries that are not known here. */
  isUnsure = false;
  #row: TableRow;
  #seats: readonly SeatRow[];
  #events: readonly EventRow[];
  #played: Played | null;
  #clock: Clock;
  readonly #queue = new SerialQueue();
  readonly #chat: Chat;

  constructor(opened: Opened, services: TableServices) {
    this.id = opened.row.id;
    this.services = services;
    this.#row = opened.row;
    this.#seats = opened.seats;
    this.#events = opened.events;
    this.#played = opened.played;
    this.#clock = opened.clock;
    this.#goOnWithClock();
    this.audience = new Audience(this, services);
    this.#chat = new Chat(this.id, this.audience, services, opened.heard);
    this.end = new TableEnd(this, services);
  }

  get row(): TableRow {
    return this.#row;
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  /** What happened besides moves and chat. */
  get events(): readonly EventRow[] {
    return this.#events;
  }

  get pace(): Pace {
    return this.#clock.pace;
  }

  /** The game in play; null if none is. */
  get game(): Played | null {
    return this.#played;
  }

  /** Why no move can be made; null if one can. */
  get closed(): 'frozen' | 'not-playing' | null {
    if (this.#row.status === 'frozen') return 'frozen';
    return this.#row.status === 'playing' && this.#played !== null ? null : 'not-playing';
  }

  /** The last entry applied here. */
  get tip(): Tip {
    return { length: this.#played?.inPlay.length() ?? 0, at: this.#played?.at ?? 0 };
  }

  get phase(): Phase | null {
    return this.#row.status === 'playing' ? (this.#played?.standing.phase ?? null) : null;
  }

  /** Whose turn it is, as everybody may know. During a pause it is nobody's. */
  get turn(): PublicTurn | null {
    if (this.#played === null || this.#clock.isPaused) return null;
    return turnOf(this.#played.inPlay, this.phase, this.#played.mark);
  }

  /** Deadline of the current phase; null if no clock is running. */
  get due(): number | null {
    return this.phase === null ? null : this.#clock.due;
  }

  /** The seats that still have to act. Secret: others may only know `asked`. */
  get awaited(): readonly Seat[] {
    return this.phase === null ? [] : this.#played!.standing.awaited;
  }

  get clock(): Clock {
    return this.#clock;
  }

  get isBusy(): boolean {
    return this.#queue.length > 0;
  }

  /** Whether so many operations wait that clients have to send theirs again later. */
  get isCrowded(): boolean {
    return this.#queue.length >= MOST_WAITING;
  }

  get sitting(): Sitting {
    return { row: this.#row, seats: this.#seats, ...this.audience.attendance() };
  }

  /** Who looks at it, for alerts. */
  get around(): Around {
    const { now, alertWait: wait } = this.services;
    return { isLooking: (person) => this.audience.isLooking(person), at: now(), wait };
  }

  /** The level of the bot that plays a seat now; null if a person does. */
  botAt(seat: Seat): LevelName | null {
    const row = this.#seats[seat];
    return row !== undefined && (row.person === null || row.is_away === 1) ? (row.level as LevelName | null) : null;
  }

  facts(): TableFacts {
    const row = { ...this.#row, is_paused: Number(this.#clock.isPaused) };
    return factsOf(row, this.#seats, this.audience.presence(), this.#played?.inPlay.asked() ?? []);
  }

  /** Computes a listener's view under the guard, because the rules may fail. */
  prepare(listener: Listener): Promise<Reply> {
    return this.#callRules(async ({ inPlay }) => {
      await this.services.guard(() => inPlay.show(this.audience.viewerOf(listener)));
      return DONE;
    });
  }

  /** Adds a listener and sends the current state, with the log lines and chat messages they don't have yet. */
  listen(listener: Listener, lines: number, said: number): () => void {
    this.audience.add(listener);
    this.audience.show(listener, this.#played?.inPlay.firstNew(lines) ?? 0);
    this.#tellClock([listener]);
    this.#chat.greet(listener, said);
    this.end.tellTo([listener]);
    if (listener.person !== null) this.services.arrived(listener.person.id);
    this.services.changed();
    return () => this.audience.remove(listener);
  }

  /** Explains why a person can't play this move now. */
  why(person: string, text: string): Promise<Reply> {
    return this.#callRules(async ({ inPlay }) => {
      const seat = seatOf(this.#seats, person);
      if (seat === null) return failed('not-yours');
      const refusal = await this.services.guard(() => inPlay.check({ kind: 'move', seat, text }));
      return refusal === null ? DONE : { ok: false, refusal };
    });
  }

  /** Sends a chat message; see `Chat.say`. */
  say(person: Person, phrase: PhraseName | null, text: string | null, request: string): Promise<Reply> {
    return this.alone(() => {
      const saying = this.#chat.say(this.sitting, person, { phrase, text, request });
      return saying.catch((error: unknown) => this.#notWritten(error));
    });
  }

  /** Applies a change to the table's row, seats or chat that is already in the database. */
  update(row: TableRow, seats: readonly SeatRow[], { events, heard }: Updated = {}): void {
    this.#row = row;
    this.#seats = seats;
    this.#events = events ?? this.#events;
    this.isUnsure ||= this.end.isAhead;
    this.audience.tellFacts();
    this.audience.tellEvents();
    this.audience.refreshViewers();
    if (heard !== undefined) this.#chat.reset(heard);
  }

  /** Starts, or restarts, the game in play. */
  deal(opened: Opened): void {
    this.#played = opened.played;
    this.#clock = opened.clock;
    this.update(opened.row, opened.seats, { events: opened.events });
    this.#goOnWithClock();
    if (this.#played === null) return;
    for (const listener of this.audience.all()) this.audience.show(listener, 0);
    this.#tellClock(this.audience.all());
    this.end.restart();
    this.note();
  }

  /** Applies the log entries that are not known here. */
  follow(): Promise<Reply> {
    return this.alone(async () => {
      try {
        await this.readOn();
        return DONE;
      } catch (error) {
        return this.stop(error);
      }
    });
  }

  hearMore(): Promise<void> {
    return this.alone(() => this.#chat.hearMore());
  }

  /** Pauses the clock of a bots-only table without spectators, and resumes it with the time that was left. */
  rest(isResting: boolean): void {
    if (this.#played === null || !this.#clock.rest(isResting, this.phase, this.services.now())) return;
    this.note();
    this.#tellClock(this.audience.all());
  }

  /** Extends the current phase by time in which nobody could move. */
  postpone(millis: number): void {
    if (this.due === null) return;
    this.#clock.due = this.due + millis;
    this.note();
    if (millis > 0) this.#tellClock(this.audience.all());
    this.services.changed();
  }

  /** Runs an action when all earlier ones are done. */
  alone<Result>(action: () => Promise<Result>): Promise<Result> {
    return this.#queue.take(action);
  }

  /** Whether the log has a person's request. */
  hasDone(seat: Seat, request: string): boolean {
    return this.#played?.requests.has(requestKey(seat, request)) === true;
  }

  /** The next row of the log, with the time it takes from the seat's clock. */
  rowOf(entry: LogEntry, request: string | null): LogRow {
    const at = this.services.now();
    const key = { table_id: this.id, number: this.tip.length + 1, request, at };
    const isStandIn = request === null && this.#isStoodIn(entry.seat, at);
    return rowOf(entry, key, this.#clock, { phase: this.phase, isStandIn });
  }

  /**
   * Whether what plays for a seat stands in for its player. A clock that ran out doesn't: its move earns the time with
   * which the player goes on. A player may be back before the bot's move is written.
   */
  #isStoodIn(seat: Seat, at: number): boolean {
    const row = this.#seats[seat];
    if (row === undefined || row.person === null) return false;
    return row.is_away === 1 || this.due === null || at < this.due;
  }

  /** Writes a row after the last entry applied here. */
  append(row: LogRow): Promise<Appended> {
    return appendRow(this.services.store, { row, after: this.tip.at });
  }

  /** Applies what other nodes have written. If the log has lost entries applied here, reloads the table. */
  async readOn(): Promise<'followed' | 'reopened'> {
    if (this.#played === null || this.#row.status === 'frozen') return 'followed';
    const news = await readAfter(this.services.store, this.id, this.tip);
    if (news === 'lost') {
      await this.services.reopen();
      return 'reopened';
    }
    for (const row of news) {
      await this.publish(await this.commit(entryOf(row), row));
      this.services.meters.followed(1);
    }
    return 'followed';
  }

  /** Applies a written entry: the position, the requests and the clock. */
  async commit(entry: LogEntry, { seat, request, spent, at }: LogRow): Promise<Changed> {
    const played = this.#played!;
    if (entry.kind === 'note') return this.#commitNote(entry, at);
    const { inPlay, requests } = played;
    if (request !== null) requests.add(requestKey(seat, request));
    const lines = inPlay.lines().length;
    const { viewers, standing } = await this.services.guard(() => {
      const changed = new Set(inPlay.apply(entry));
      for (const viewer of this.audience.viewers()) inPlay.show(viewer);
      played.delayed?.note(inPlay, at);
      return { viewers: changed, standing: standingOf(inPlay) };
    });
    this.#clock.spend({ seat, spent }, inPlay.asked());
    const before = { phase: played.standing.phase, mark: played.mark, lines };
    const mark = markAfter(entry, before, { phase: standing.phase, lines: inPlay.lines().length });
    this.#played = { ...played, standing, at, mark };
    const isSame = goesOn(played.standing.phase, standing.phase, { pace: this.pace, entry, inPlay });
    if (!isSame) this.#clock.begin(standing.phase, at);
    this.changedAt = at;
    return { viewers, lines };
  }

  #commitNote(entry: Extract<LogEntry, { kind: 'note' }>, at: number): Changed {
    const played = this.#played!;
    played.inPlay.apply(entry);
    const note = parseNote(entry);
    const now = { phase: played.standing.phase, lines: played.inPlay.lines().length };
    if (note !== null) this.#clock.apply(note, now.phase, at);
    const mark = markAfter(entry, { ...now, mark: played.mark }, now);
    this.#played = { ...played, at, mark, stoppedBy: note?.kind === 'stop' ? entry.seat : played.stoppedBy };
    return { viewers: new Set(), lines: now.lines, isNote: true };
  }

  /** Sends a committed entry to those whose view changed. Others get nothing, not even a clock. */
  async publish({ viewers, lines, isNote }: Changed): Promise<void> {
    const listeners = isNote === true ? this.audience.all() : this.audience.of(viewers);
    if (isNote === true) this.audience.tellFacts();
    else this.audience.showAll(listeners, this.#played!.inPlay.firstNew(lines));
    this.#tellClock(listeners);
    await this.end.reach();
    this.services.changed();
  }

  /** Stores the deadline, the turn and the seats to act, along with a later write. */
  note(): void {
    this.services.store.note(this.id, noteOf(this, this.#played!.inPlay.asked()));
  }

  /** Ends an operation that failed. Broken rules freeze this table only. */
  async stop(error: unknown): Promise<Reply> {
    if (error instanceof LogUnavailable) return this.#notWritten(error.cause);
    await this.services.freeze(error);
    return failed('frozen');
  }

  /** Calls the rules of the game in play, when all earlier operations are done. */
  #callRules(action: (game: Played) => Promise<Reply>): Promise<Reply> {
    return this.alone(async () => {
      if (this.closed !== null) return failed(this.closed);
      try {
        return await action(this.#played!);
      } catch (error) {
        return this.stop(error);
      }
    });
  }

  /** Outcome unknown; the next sweep verifies it. */
  #notWritten(error: unknown): Reply {
    this.isUnsure = true;
    this.services.report(this.id, error);
    return failed('try-again');
  }

  /** Resumes from the stored deadline, or else from the log. Time without a server doesn't count. */
  #goOnWithClock(): void {
    if (this.#played === null) return;
    const { from, inPlay } = this.#played;
    const since = Math.max(this.#played.since, this.services.wokenAt());
    this.#clock.goOn(this.#row, { phase: this.phase, from, length: inPlay.length(), since });
  }

  #tellClock(listeners: readonly Listener[]): void {
    if (this.phase !== null) this.audience.tellClock(listeners, this.#clock.read(this.phase, this.services.now()));
  }
}
