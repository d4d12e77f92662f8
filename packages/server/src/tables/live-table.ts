import { SPECTATOR, commitmentTo, formatRecord } from '@ponts-bornes/kernel';
import type { LevelName, Outcome, Refusal, Seat, Viewer } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ErrorCode, Pace, ServerMessage, TableFacts, You } from '@ponts-bornes/protocol';
import type { LogRow, SeatRow, TableRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { openCourse } from './course.ts';
import type { Course, Deal, Entry } from './course.ts';
import { bankOf, dueOf, isSame, momentOf } from './moment.ts';
import type { Moment } from './moment.ts';

/** Somebody who looks at a table: one socket. What they see goes by the seat that they have now. */
export interface Listener {
  readonly person: string | null;
  readonly send: (message: string) => void;
}

export type Entered =
  | { readonly ok: true }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly code: ErrorCode };

/** What a table is opened from. */
export interface Opened {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly deal: Deal;
  readonly log: readonly LogRow[];
}

/** What a table needs around it. */
export interface Surroundings {
  readonly store: Store;
  readonly now: () => number;
  /** Reads it again, when somebody else has written. */
  readonly reopen: (id: string) => Promise<Opened>;
  /** Says that something went wrong, for whoever runs the server. */
  readonly report: (table: string, error: unknown) => void;
  /** Told after every change, so that bots and clocks go on. */
  readonly changed: (table: LiveTable) => void;
}

/** One table in play, as long as somebody looks or something is to be done. One thing after the other. */
export class LiveTable {
  readonly id: string;
  #row: TableRow;
  #seats: readonly SeatRow[];
  #course: Course;
  #log: LogRow[];
  #moment: Moment | null;
  /** When the present moment is over. */
  #due: number | null;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #listeners = new Set<Listener>();
  readonly #around: Surroundings;

  constructor(opened: Opened, around: Surroundings) {
    this.id = opened.row.id;
    this.#around = around;
    this.#row = opened.row;
    this.#seats = opened.seats;
    this.#log = [...opened.log];
    this.#course = openCourse(opened.deal, opened.log.map(entryOf));
    this.#moment = momentOf(this.#course);
    const { due, due_length: length } = opened.row;
    // What was written of the present moment goes on; where nothing was, it has all its time.
    this.#due = due !== null && length === this.#course.length() ? due : this.#fullTime();
  }

  get course(): Course {
    return this.#course;
  }

  get row(): TableRow {
    return this.#row;
  }

  get seats(): readonly SeatRow[] {
    return this.#seats;
  }

  get pace(): Pace {
    return JSON.parse(this.#row.pace) as Pace;
  }

  get moment(): Moment | null {
    return this.#row.status === 'playing' ? this.#moment : null;
  }

  /** When the present moment is over; null where nothing runs. */
  get due(): number | null {
    return this.moment === null ? null : this.#due;
  }

  get isWatched(): boolean {
    return this.#listeners.size > 0;
  }

  /** The level of the bot that plays a seat now; null where a person does. */
  botAt(seat: Seat): LevelName | null {
    const row = this.#seats[seat];
    return row !== undefined && (row.person === null || row.is_away === 1) ? (row.level as LevelName | null) : null;
  }

  seatOf(person: string | null): Seat | null {
    const seat = person === null ? -1 : this.#seats.findIndex((row) => row.person === person);
    return seat < 0 ? null : seat;
  }

  /** Asked each time: whoever gave up a seat must not go on seeing what it holds. */
  #viewerOf({ person }: Listener): Viewer {
    return this.seatOf(person) ?? SPECTATOR;
  }

  facts(): TableFacts {
    const { id, game, rules, options, at_zero, visibility, status, secret, rematch, result } = this.#row;
    return {
      id,
      game,
      rules,
      options: JSON.parse(options) as TableFacts['options'],
      seats: this.#seats.map(({ person, name, level, is_away, is_offered }) => ({
        kind: person !== null ? 'person' : level !== null ? 'bot' : 'open',
        name,
        level: level as LevelName | null,
        isAway: is_away === 1,
        isOffered: is_offered === 1 || (person === null && level === null),
        isHere: person !== null && [...this.#listeners].some((listener) => listener.person === person),
      })),
      host: { name: this.#row.host_name, seat: this.seatOf(this.#row.host) },
      pace: this.pace,
      atZero: at_zero,
      visibility,
      status,
      commitment: commitmentTo(Buffer.from(secret, 'hex')),
      watchers: [...this.#listeners].filter((listener) => this.#viewerOf(listener) === SPECTATOR).length,
      asked: status === 'playing' ? [...this.#course.asked()] : [],
      createdAt: this.#row.created_at,
      endedAt: this.#row.ended_at,
      winners: result === null ? null : [...(JSON.parse(result) as Outcome).winners],
      rematch,
    };
  }

  /** What the table is to a person. */
  you(person: string | null): You {
    const seat = this.seatOf(person);
    return {
      seat,
      isHost: person !== null && person === this.#row.host,
      standing: seat === null ? null : (this.#seats[seat]?.standing ?? null),
    };
  }

  /** Lets somebody look: they are told all that they may know, from a line of the log on. */
  listen(listener: Listener, lines: number): () => void {
    this.#listeners.add(listener);
    this.#tellFacts();
    if (this.#row.status !== 'open') this.#show(listener, lines);
    if (this.#row.status === 'over') send(listener, this.#ending());
    return () => {
      this.#listeners.delete(listener);
      this.#tellFacts();
    };
  }

  /** What a person plays. Seen at another number of their stream, it is not what they meant. */
  async play(seat: Seat, seen: number, text: string, request: string): Promise<Entered> {
    return this.#inTurn(async () => {
      if (this.#log.some((row) => row.seat === seat && row.request === request)) return { ok: true };
      if (this.#course.show(seat).seen !== seen) return { ok: false, code: 'stale' };
      const kind = this.#isHeld(seat, text) ? 'hold' : 'move';
      return this.#enter([{ kind, seat, text }], request);
    });
  }

  async back(seat: Seat, seen: number, request: string): Promise<Entered> {
    return this.#inTurn(async () => {
      if (this.#log.some((row) => row.seat === seat && row.request === request)) return { ok: true };
      if (this.#course.show(seat).seen !== seen) return { ok: false, code: 'stale' };
      return this.#enter([{ kind: 'back', seat }], request);
    });
  }

  /** What a bot or a clock does, if the table still stands where they found it. */
  async actAt(length: number, entries: () => readonly Entry[]): Promise<Entered> {
    return this.#inTurn(async () =>
      this.#course.length() === length ? this.#enter(entries(), null) : { ok: false, code: 'stale' },
    );
  }

  /** Changes the table itself: its seats, its status. What is given is already written. */
  update(row: TableRow, seats: readonly SeatRow[]): void {
    const isNew = row.status !== this.#row.status;
    const before = new Map([...this.#listeners].map((listener) => [listener, this.#viewerOf(listener)]));
    this.#row = row;
    this.#seats = seats;
    if (isNew) this.#due = this.#fullTime();
    this.#tellFacts();
    if (row.status === 'open') return;
    for (const [listener, viewer] of before) if (this.#viewerOf(listener) !== viewer) this.#show(listener, 0);
  }

  /** Begins anew from what was written, when that was not by this table. */
  async reload(): Promise<void> {
    const opened = await this.#around.reopen(this.id);
    this.#row = opened.row;
    this.#seats = opened.seats;
    this.#log = [...opened.log];
    this.#course = openCourse(opened.deal, opened.log.map(entryOf));
    this.#moment = momentOf(this.#course);
    this.#due = this.#fullTime();
    for (const listener of this.#listeners) this.#show(listener, 0);
  }

  /** Waits for what is being done, and does it before what comes later. */
  async #inTurn(action: () => Promise<Entered>): Promise<Entered> {
    const turn = this.#queue.then(async (): Promise<Entered> => {
      if (this.#row.status === 'frozen') return { ok: false, code: 'frozen' };
      if (this.#row.status !== 'playing') return { ok: false, code: 'not-playing' };
      return action();
    });
    this.#queue = turn.catch(() => {});
    try {
      return await turn;
    } catch (error) {
      this.#around.report(this.id, error);
      return { ok: false, code: 'internal' };
    }
  }

  /** A person's answer that is told later: on a slow table nobody waits. */
  #isHeld(seat: Seat, text: string): boolean {
    return this.pace.kind === 'live' && this.#course.isPatient(seat, text);
  }

  /** Checks, writes down, then plays and tells: what is told is on the disk. */
  async #enter(entries: readonly Entry[], request: string | null): Promise<Entered> {
    const { store } = this.#around;
    const [first] = entries;
    if (first === undefined) return { ok: true };
    const refusal = this.#course.check(first);
    if (refusal !== null) return { ok: false, refusal };
    const rows = entries.map((entry, index) => this.#rowOf(entry, index, index === 0 ? request : null));
    if ((await store.append({ table: this.id, rows })) === 'taken') {
      await this.reload();
      return { ok: false, code: 'stale' };
    }
    const changed = new Set<Viewer>();
    const told = this.#course.lines().length;
    for (const [index, entry] of entries.entries()) {
      for (const viewer of this.#course.apply(entry)) changed.add(viewer);
      this.#log.push(rows[index]!);
    }
    this.#begin();
    await this.#end();
    for (const listener of this.#listeners) if (changed.has(this.#viewerOf(listener))) this.#show(listener, told);
    this.#tellClock(changed);
    this.#around.changed(this);
    return { ok: true };
  }

  #rowOf(entry: Entry, index: number, request: string | null): LogRow {
    const at = this.#around.now();
    const isTurn = this.#moment?.kind === 'turn' && this.#moment.seat === entry.seat && index === 0;
    return {
      table_id: this.id,
      number: this.#course.length() + index + 1,
      kind: entry.kind,
      seat: entry.seat,
      text: entry.kind === 'back' ? '' : entry.text,
      request,
      spent: isTurn ? this.#spentBy(entry.seat, at) : 0,
      at,
    };
  }

  /** A new moment has its own time, and so has every turn. */
  #begin(): void {
    const moment = momentOf(this.#course);
    const isNew = !isSame(moment, this.#moment) || moment?.kind === 'turn';
    this.#moment = moment;
    if (isNew) this.#due = this.#fullTime();
    this.#around.store.noteDue(this.id, this.#due, this.#course.length());
  }

  #fullTime(): number | null {
    const moment = this.#moment;
    if (moment === null) return null;
    return dueOf(moment, this.pace, this.#around.now(), moment.kind === 'turn' ? this.#bank(moment.seat) : 0);
  }

  /** At least something, so that every turn gives its increment. */
  #spentBy(seat: Seat, at: number): number {
    if (this.pace.kind === 'slow') return 0;
    const bank = this.#bank(seat);
    return Math.max(1, Math.min(bank, bank - ((this.#due ?? at) - at)));
  }

  /** What a crash kept from being written: that a game whose last move is there is over. */
  async finish(): Promise<void> {
    if (this.#row.status === 'playing') await this.#end();
  }

  async #end(): Promise<void> {
    const result = this.#course.outcome();
    if (result === null) return;
    const row = { ...this.#row, status: 'over' as const, result: JSON.stringify(result), ended_at: this.#around.now() };
    await this.#around.store.db
      .updateTable('tables')
      .set({ status: row.status, result: row.result, ended_at: row.ended_at, due: null })
      .where('id', '=', this.id)
      .execute();
    this.#row = row;
    this.#tellFacts();
    for (const listener of this.#listeners) send(listener, this.#ending());
  }

  #ending(): ServerMessage {
    return { t: 'over', record: formatRecord(this.#course.record(this.#seats.map(({ name }) => name))) };
  }

  #bank(seat: Seat): number {
    return bankOf(this.pace, seat, this.#log);
  }

  /** What a listener may see now, with the lines that are new to them. */
  #show(listener: Listener, from: number): void {
    const { seen, look } = this.#course.show(this.#viewerOf(listener));
    const lines = this.#course.lines();
    const first = Math.max(Math.min(from, lines.length), lines.length - LIMITS.lines);
    const news = JSON.stringify(lines.slice(first));
    listener.send(`{"t":"shown","seen":${seen},"from":${first},"lines":${news},${look.slice(1)}`);
  }

  #tellFacts(): void {
    const facts = this.facts();
    for (const listener of this.#listeners) send(listener, { t: 'table', facts, you: this.you(listener.person) });
  }

  /** Only to those for whom something changed: to others even a clock that goes on would tell that somebody did something. */
  #tellClock(changed: ReadonlySet<Viewer>): void {
    const { moment } = this;
    if (this.pace.kind !== 'live' || moment === null) return;
    const running = moment.kind === 'turn' ? [moment.seat] : moment.seats;
    const left = this.#seats.map((_, seat) =>
      running.includes(seat) ? Math.max(0, (this.#due ?? 0) - this.#around.now()) : this.#bank(seat),
    );
    for (const listener of this.#listeners) {
      if (changed.has(this.#viewerOf(listener))) send(listener, { t: 'clock', left, running });
    }
  }
}

const send = (listener: Listener, message: ServerMessage): void => listener.send(JSON.stringify(message));

const entryOf = ({ kind, seat, text }: LogRow): Entry => (kind === 'back' ? { kind, seat } : { kind, seat, text });
