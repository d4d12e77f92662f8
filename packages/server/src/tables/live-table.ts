import { formatRecord } from '@ponts-bornes/kernel';
import type { AnyGame, LevelName, Seat } from '@ponts-bornes/kernel';
import type { Pace, PhraseName, TableFacts } from '@ponts-bornes/protocol';
import type { Person } from '../people/sessions.ts';
import type { LogRow, SeatRow, TableRow } from '../store/schema.ts';
import { Audience, tell } from './audience.ts';
import type { Listener } from './audience.ts';
import type { Clock } from './clock.ts';
import { Conversation } from './conversation.ts';
import type { Course, Entry } from './course.ts';
import { endOf, keepEnd } from './ending.ts';
import { DONE, failed, tried } from './entered.ts';
import type { Entered } from './entered.ts';
import { NotRead, entryOf, readLog, requestKey, rowOf } from './entries.ts';
import { factsOf, seatOf } from './facts.ts';
import { goesOn } from './moment.ts';
import type { Moment } from './moment.ts';
import { standingOf } from './opening.ts';
import type { Opened, Played } from './opening.ts';
import type { Sitting } from './seating.ts';
import type { Surroundings } from './surroundings.ts';
import type { Heard } from './talk.ts';
import { Turns } from './turns.ts';

/** One table, as long as somebody looks or something is to be done. One thing after the other. */
export class LiveTable {
  readonly id: string;
  /** Those who look at it. */
  readonly audience: Audience;
  /** When somebody saw something change. */
  changedAt = 0;
  /** Whether something may have been written that is not known here. */
  isUnsure = false;
  #row: TableRow;
  #seats: readonly SeatRow[];
  #played: Played | null;
  #clock: Clock;
  /** The end of a game is told often and made once. */
  #record: string | null = null;
  /** Whether the game is over and its end could not be kept. */
  #owesEnd = false;
  readonly #turns = new Turns();
  readonly #conversation: Conversation;
  readonly #around: Surroundings;

  constructor(opened: Opened, around: Surroundings) {
    this.id = opened.row.id;
    this.#around = around;
    this.#row = opened.row;
    this.#seats = opened.seats;
    this.#played = opened.played;
    this.#clock = opened.clock;
    this.#goOnWithClock();
    this.audience = new Audience(this, around);
    this.#conversation = new Conversation(this.id, this.audience, around, opened.heard);
  }

  get row(): TableRow {
    return this.#row;
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  get pace(): Pace {
    return this.#clock.pace;
  }

  /** What is played; null where nothing is. */
  get game(): { readonly rules: AnyGame; readonly course: Course } | null {
    return this.#played === null ? null : { rules: this.#played.game, course: this.#played.course };
  }

  get moment(): Moment | null {
    return this.#row.status === 'playing' ? (this.#played?.standing.moment ?? null) : null;
  }

  /** When the present moment is over; null where nothing runs. */
  get due(): number | null {
    return this.moment === null ? null : this.#clock.due;
  }

  /** The seats that have not answered. Not for everybody to know. */
  get awaited(): readonly Seat[] {
    return this.moment === null ? [] : this.#played!.standing.awaited;
  }

  /** Whether somebody looks, at any node. */
  get isWatched(): boolean {
    return !this.audience.isEmpty;
  }

  /** Whether something is being done. */
  get isBusy(): boolean {
    return this.#turns.isBusy;
  }

  get sitting(): Sitting {
    return { row: this.#row, seats: this.#seats, here: this.audience.presence().here };
  }

  /** The level of the bot that plays a seat now; null where a person does. */
  botAt(seat: Seat): LevelName | null {
    const row = this.#seats[seat];
    return row !== undefined && (row.person === null || row.is_away === 1) ? (row.level as LevelName | null) : null;
  }

  facts(): TableFacts {
    return factsOf(this.#row, this.#seats, this.audience.presence(), this.#played?.course.asked() ?? []);
  }

  /** The record of a game that is over. */
  record(): string | null {
    if (this.#row.status !== 'over' || this.#played === null) return null;
    this.#record ??= formatRecord(this.#played.course.record(this.#seats.map(({ name }) => name)));
    return this.#record;
  }

  /** Makes what somebody will see, unless it is made: that asks the rules, which may break. */
  prepare(listener: Listener): Promise<Entered> {
    const viewer = this.audience.viewerOf(listener);
    return this.#inTurn(() => this.#around.guard(() => this.#played!.course.show(viewer)).then(() => DONE));
  }

  /** Lets somebody look: they are told all that they may know, after so many lines of the log and things said. */
  listen(listener: Listener, lines: number, said: number): () => void {
    this.audience.add(listener);
    this.audience.show(listener, this.#played?.course.firstNew(lines) ?? 0);
    this.#tellClock([listener]);
    this.#conversation.tellTo([listener], said);
    this.#tellEnd([listener]);
    return () => this.audience.remove(listener);
  }

  /** What a person plays. Seen at another number of their stream, it is not what they meant. */
  play(person: string, seen: number, text: string, request: string): Promise<Entered> {
    return this.#asPerson(person, request, (seat) => this.#playAt(seat, seen, text, request));
  }

  back(person: string, seen: number, request: string): Promise<Entered> {
    return this.#asPerson(person, request, async (seat) => {
      const { course } = this.#played!;
      return course.seen(seat) === seen ? this.#enter(() => ({ kind: 'back', seat }), request) : failed('stale');
    });
  }

  /** What a bot plays, as everybody does: seen at a number of its seat's stream. */
  playFor(seat: Seat, seen: number, text: string): Promise<Entered> {
    return this.#inTurn(() => this.#playAt(seat, seen, text, null));
  }

  /** What a clock does, if the table still stands where it was found. */
  actAt(length: number, choose: (course: Course) => Entry | null): Promise<Entered> {
    return this.#inTurn(async () =>
      this.#played!.course.length() === length ? this.#enter(choose, null) : failed('stale'),
    );
  }

  /** Why a text is no move of a person now. */
  why(person: string, text: string): Promise<Entered> {
    return this.#inTurn(async () => {
      const seat = seatOf(this.#seats, person);
      if (seat === null) return failed('not-yours');
      const { course } = this.#played!;
      const refusal = await this.#around.guard(() => course.check({ kind: 'move', seat, text }));
      return refusal === null ? DONE : { ok: false, refusal };
    });
  }

  /** Phrases are for everybody who is known; anything else is for those at a private table. */
  say(person: Person, phrase: PhraseName | null, text: string | null, request: string): Promise<Entered> {
    return this.alone(async () => {
      try {
        return await this.#conversation.say(this.sitting, person, { phrase, text, request });
      } catch (error) {
        return this.#notWritten(error);
      }
    });
  }

  /** Changes the table itself: its seats, its host, its status, or what was said. What is given is already written. */
  update(row: TableRow, seats: readonly SeatRow[], heard: Heard | null = null): void {
    this.#row = row;
    this.#seats = seats;
    this.audience.tellFacts();
    this.audience.lookAnew();
    if (heard !== null) this.#conversation.beginAnew(heard);
  }

  /** The cards are dealt. */
  deal(opened: Opened): void {
    this.#played = opened.played;
    this.#clock = opened.clock;
    this.update(opened.row, opened.seats);
    this.#goOnWithClock();
    if (this.#played === null) return;
    for (const listener of this.audience.all()) this.audience.show(listener, 0);
    this.#tellClock(this.audience.all());
    this.#note();
  }

  /** Plays what another node has written: an entry that it told, or all that is not known here. */
  follow(row: LogRow | null): Promise<Entered> {
    return this.#inTurn(async () => {
      const next = this.#played!.course.length() + 1;
      if (row !== null && row.number === next) await this.#applyOther(row);
      else if (row === null || row.number > next) await this.#readOn();
      return DONE;
    });
  }

  /** Something was said at another node. */
  hearMore(): Promise<void> {
    return this.alone(() => this.#conversation.hearMore());
  }

  /** The present moment lasts longer by so many milliseconds in which nobody could move. */
  postpone(millis: number): void {
    if (this.due === null) return;
    this.#clock.due = this.due + millis;
    this.#note();
    this.#tellClock(this.audience.all());
    this.#around.changed();
  }

  /** A game whose last move was written and whose end was not. */
  async settle(): Promise<void> {
    if ((this.#row.status === 'playing' || this.#owesEnd) && this.#played !== null) await this.#end();
  }

  /** The table is gone. */
  dissolve(): void {
    this.audience.dismiss('not-found');
  }

  /** Waits for what is being done, and does it before what comes later. */
  alone<Result>(action: () => Promise<Result>): Promise<Result> {
    return this.#turns.take(action);
  }

  async #asPerson(person: string, request: string, action: (seat: Seat) => Promise<Entered | null>): Promise<Entered> {
    return this.alone(async () => {
      const seat = seatOf(this.#seats, person);
      if (seat === null) return failed('not-yours');
      // Also when the game is over by it, or a bot has taken over since.
      if (this.#isKnown(seat, request)) return DONE;
      if (this.botAt(seat) !== null) return failed('not-yours');
      // It may have been written before at another node, and read in between.
      const entered = await this.#inPlay(async () => (this.#isKnown(seat, request) ? DONE : action(seat)));
      if (entered.ok || ('code' in entered && entered.code === 'frozen')) return entered;
      return this.#isKnown(seat, request) ? DONE : entered;
    });
  }

  #inTurn(action: () => Promise<Entered | null>): Promise<Entered> {
    return this.alone(() => this.#inPlay(action));
  }

  /** Whatever breaks in it stops this table, and no other. */
  #inPlay(action: () => Promise<Entered | null>): Promise<Entered> {
    return tried(async () => {
      if (this.#row.status === 'frozen') return failed('frozen');
      if (this.#row.status !== 'playing' || this.#played === null) return failed('not-playing');
      try {
        return await action();
      } catch (error) {
        if (error instanceof NotRead) return this.#notWritten(error.cause);
        await this.#around.freeze(error);
        return failed('frozen');
      }
    });
  }

  async #playAt(seat: Seat, seen: number, text: string, request: string | null): Promise<Entered | null> {
    const { course } = this.#played!;
    if (course.seen(seat) !== seen) return failed('stale');
    const move = { kind: 'move', seat, text } as const;
    // By far the most: a move that was offered, where no answer is held back. Nothing is left to ask of the rules.
    if (this.moment?.kind !== 'riposte' && course.isOffered(seat, text)) return this.#write(move, request);
    // An answer that would tell something by its coming is told later; on a slow table nobody waits.
    const isHeld = (): boolean => this.pace.kind === 'live' && course.isPatient(seat, text);
    return this.#enter(() => (isHeld() ? { ...move, kind: 'hold' } : move), request);
  }

  #isKnown(seat: Seat, request: string): boolean {
    return this.#played?.requests.has(requestKey(seat, request)) === true;
  }

  /** Has the rules check what is chosen, and writes it. */
  async #enter(choose: (course: Course) => Entry | null, request: string | null): Promise<Entered | null> {
    const { course } = this.#played!;
    const { entry, refusal } = await this.#around.guard(() => {
      const chosen = choose(course);
      return { entry: chosen, refusal: chosen === null ? null : course.check(chosen) };
    });
    if (entry === null) return DONE;
    return refusal === null ? this.#write(entry, request) : { ok: false, refusal };
  }

  /**
   * Writes down what was checked, then plays and tells: what is told is on the disk. Null: another node was first; what
   * it wrote is read, and it has to be looked again.
   */
  async #write(entry: Entry, request: string | null): Promise<Entered | null> {
    const { store, now, tell: tellOthers } = this.#around;
    const { course, requests } = this.#played!;
    const key = { table_id: this.id, number: course.length() + 1, request, at: now() };
    const row = rowOf(entry, key, this.#clock, this.moment);
    try {
      if ((await store.append(row)) === 'taken') {
        await this.#readOn();
        return null;
      }
    } catch (error) {
      return this.#notWritten(error instanceof NotRead ? error.cause : error);
    }
    tellOthers(this.id, { t: 'entry', row });
    if (request !== null) requests.add(requestKey(entry.seat, request));
    await this.#apply(entry, row);
    this.#note();
    return DONE;
  }

  /** Plays what other nodes have written. */
  async #readOn(): Promise<void> {
    const rows = await readLog(this.#around.store, this.id, this.#played!.course.length());
    for (const row of rows) await this.#applyOther(row);
  }

  async #applyOther(row: LogRow): Promise<void> {
    if (row.request !== null) this.#played!.requests.add(requestKey(row.seat, row.request));
    await this.#apply(entryOf(row), row);
    this.#around.meters.followed(1);
  }

  /** What was written is played, and told to those for whom something changed. Others do not even get a clock. */
  async #apply(entry: Entry, { seat, spent, at }: LogRow): Promise<void> {
    const played = this.#played!;
    const { course } = played;
    const told = course.lines().length;
    const { changed, standing } = await this.#around.guard(() => {
      const viewers = new Set(course.apply(entry));
      for (const viewer of this.audience.viewers()) course.show(viewer);
      return { changed: viewers, standing: standingOf(course) };
    });
    this.#clock.spend(seat, spent);
    this.#played = { ...played, standing, at };
    if (!goesOn(played.standing.moment, standing.moment)) this.#clock.begin(standing.moment, at);
    this.changedAt = at;
    const listeners = this.audience.of(changed);
    this.audience.showAll(listeners, course.firstNew(told));
    this.#tellClock(listeners);
    await this.#end();
    this.#around.changed();
  }

  /** Whether it was written is not known for sure: it is looked later. */
  #notWritten(error: unknown): Entered {
    this.isUnsure = true;
    this.#around.report(this.id, error);
    return failed('try-again');
  }

  /** What was noted of the present moment goes on, or what the log tells; time without a server counts for nobody. */
  #goOnWithClock(): void {
    if (this.#played === null) return;
    const { course, since } = this.#played;
    const { due, due_length: length } = this.#row;
    if (due !== null && length === course.length()) this.#clock.due = due;
    else this.#clock.begin(this.moment, Math.max(since, this.#around.wokenAt()));
  }

  #note(): void {
    const { course } = this.#played!;
    const asked = JSON.stringify(course.asked());
    this.#around.store.note(this.id, { due: this.due, length: course.length(), asked });
  }

  /** The end is told as soon as the log has it, and kept by itself; where that fails it is looked later. */
  async #end(): Promise<void> {
    const ended = endOf(this.#played!);
    if (ended === null) return;
    this.#owesEnd = !(await keepEnd(this.#around, this.id, ended));
    this.isUnsure ||= this.#owesEnd;
    if (this.#row.status === 'over') return;
    this.update({ ...this.#row, ...ended }, this.#seats);
    this.#tellEnd(this.audience.all());
  }

  #tellClock(listeners: readonly Listener[]): void {
    if (this.moment !== null) tell(listeners, this.#clock.read(this.moment, this.#around.now()));
  }

  #tellEnd(listeners: readonly Listener[]): void {
    if (listeners.length === 0) return;
    const record = this.record();
    if (record !== null) tell(listeners, { t: 'over', record });
  }
}
