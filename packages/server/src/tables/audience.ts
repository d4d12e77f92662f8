import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ErrorCode, ServerMessage, TableFacts } from '@ponts-bornes/protocol';
import type { Person } from '../people/sessions.ts';
import type { SeatRow, TableRow } from '../store/schema.ts';
import type { Here } from '../bus/news.ts';
import type { Course, Shown } from './course.ts';
import { Elsewhere } from './elsewhere.ts';
import { seatOf, youAt } from './facts.ts';
import type { Presence } from './facts.ts';
import type { Surroundings } from './surroundings.ts';

/** Those who come and go within so many milliseconds are told to the others together. */
const PRESENCE = 250;

/** Somebody who looks at a table: one socket. */
export interface Listener {
  readonly person: Person | null;
  readonly send: (message: string) => void;
  /** There is nothing to look at any more. */
  readonly end: (code: ErrorCode) => void;
}

/** The table that they look at, as it is now. */
export interface Looked {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly game: { readonly course: Course } | null;
  readonly facts: () => TableFacts;
}

type AudienceParts = Pick<Surroundings, 'presencePause' | 'now' | 'putDown'>;

/** What a listener was told last. */
interface Told {
  viewer: Viewer;
  facts: string;
  you: string;
}

/** Those who look at one table. They are told what is news to them, and nothing twice. */
export class Audience {
  readonly #table: Looked;
  readonly #parts: AudienceParts;
  readonly #told = new Map<Listener, Told>();
  readonly #elsewhere = new Elsewhere();
  #isToldSoon = false;
  /** Who looks at it here, as was put down last. */
  #here = JSON.stringify({ people: [], watchers: 0 } satisfies Here);

  /** Who is awaited, and since when they do not look; null: they do. */
  #host: { readonly id: string; goneSince: number | null };

  constructor(table: Looked, parts: AudienceParts) {
    this.#table = table;
    this.#parts = parts;
    this.#host = { id: table.row.host, goneSince: parts.now() };
  }

  /** Since when the host does not look; null: they do. */
  get hostGoneSince(): number | null {
    return this.#host.goneSince;
  }

  /** Whether nobody looks here, or at any node. */
  get isEmptyHere(): boolean {
    return this.#told.size === 0;
  }

  get isEmpty(): boolean {
    return this.isEmptyHere && this.#elsewhere.isEmpty;
  }

  /** Who looks at it at another node. */
  putElsewhere(node: string, here: Here): void {
    this.#elsewhere.put(node, here);
    this.#lookForHost();
    this.#tellFactsSoon();
  }

  /** Tells other nodes who looks at it here. */
  putDown(): void {
    const here = this.#hereNow();
    this.#here = JSON.stringify(here);
    this.#parts.putDown(this.#table.row.id, here);
  }

  /** Nobody looks at it at nodes that are dead. */
  keepOnly(living: ReadonlySet<string>): void {
    if (!this.#elsewhere.keepOnly(living)) return;
    this.#lookForHost();
    this.#tellFactsSoon();
  }

  add(listener: Listener): void {
    this.#told.set(listener, { viewer: this.viewerOf(listener), facts: '', you: '' });
    this.#lookForHost();
    this.#tellFactsTo([listener]);
    this.#tellFactsSoon();
  }

  remove(listener: Listener): void {
    if (!this.#told.delete(listener)) return;
    this.#lookForHost();
    this.#tellFactsSoon();
  }

  dismiss(code: ErrorCode): void {
    const listeners = this.all();
    this.#told.clear();
    for (const listener of listeners) listener.end(code);
  }

  all(): readonly Listener[] {
    return [...this.#told.keys()];
  }

  /** Whether what somebody will see is made already. */
  isReadyFor(listener: Listener): boolean {
    return this.#table.game?.course.isMade(this.viewerOf(listener)) ?? true;
  }

  /** Whose sides of the table are seen here. */
  viewers(): ReadonlySet<Viewer> {
    return new Set([...this.#told.values()].map(({ viewer }) => viewer));
  }

  /** Those for whom a viewer's stream is. */
  of(viewers: ReadonlySet<Viewer>): readonly Listener[] {
    return this.all().filter((listener) => viewers.has(this.#told.get(listener)!.viewer));
  }

  /** Who looks at it, at any node. */
  presence(): Presence {
    return this.#elsewhere.with(this.#presenceHere());
  }

  #presenceHere(): Presence {
    const { seats } = this.#table;
    const here = new Set<string>();
    let watchers = 0;
    for (const { person } of this.#told.keys()) {
      if (person !== null) here.add(person.id);
      if (seatOf(seats, person?.id ?? null) === null) watchers += 1;
    }
    return { here, watchers };
  }

  tellFacts(): void {
    this.#lookForHost();
    this.#tellFactsTo(this.all());
  }

  /** Who sits down sees another side of the table, and who lost their seat no longer does. */
  lookAnew(): void {
    for (const [listener, told] of this.#told) {
      const viewer = this.viewerOf(listener);
      if (viewer === told.viewer) continue;
      told.viewer = viewer;
      this.show(listener, 0);
    }
  }

  /** What a listener may see now, with the lines that are new to them. */
  show(listener: Listener, from: number): void {
    this.showAll([listener], from);
  }

  /** The same for many: those who see the same side of the table are told by the same text. */
  showAll(listeners: readonly Listener[], from: number): void {
    const course = this.#table.game?.course;
    if (course === undefined) return;
    const lines = course.lines();
    const first = Math.max(Math.min(from, lines.length), lines.length - LIMITS.lines);
    const news = JSON.stringify(lines.slice(first));
    const texts = new Map<Viewer, string>();
    for (const listener of listeners) {
      const viewer = this.#told.get(listener)?.viewer ?? SPECTATOR;
      const text = texts.get(viewer) ?? shownText(course.show(viewer), first, news);
      texts.set(viewer, text);
      listener.send(text);
    }
  }

  /** Whoever becomes host is awaited anew. */
  #lookForHost(): void {
    const { host: id } = this.#table.row;
    if (id !== this.#host.id) this.#host = { id, goneSince: null };
    this.#host.goneSince = this.presence().here.has(id) ? null : (this.#host.goneSince ?? this.#parts.now());
  }

  /** Whose side of the table somebody sees. */
  viewerOf({ person }: Listener): Viewer {
    return seatOf(this.#table.seats, person?.id ?? null) ?? SPECTATOR;
  }

  /** Many come and go at once: the others are told of all of them together. */
  #tellFactsSoon(): void {
    if (this.#isToldSoon) return;
    this.#isToldSoon = true;
    setTimeout(() => {
      this.#isToldSoon = false;
      this.tellFacts();
      if (JSON.stringify(this.#hereNow()) !== this.#here) this.putDown();
    }, this.#parts.presencePause ?? PRESENCE).unref();
  }

  #hereNow(): Here {
    const { here, watchers } = this.#presenceHere();
    return { people: [...here], watchers };
  }

  /** Told to whom they are news. Who is asked changes with every move, and `shown` tells it: that alone is none. */
  #tellFactsTo(listeners: readonly Listener[]): void {
    if (listeners.length === 0) return;
    const { row, seats } = this.#table;
    const facts = this.#table.facts();
    const text = JSON.stringify(facts);
    const compared = JSON.stringify({ ...facts, asked: [] });
    for (const listener of listeners) {
      const told = this.#told.get(listener);
      const you = JSON.stringify(youAt(row, seats, listener.person?.id ?? null));
      if (told === undefined || (told.facts === compared && told.you === you)) continue;
      told.facts = compared;
      told.you = you;
      listener.send(`{"t":"table","facts":${text},"you":${you}}`);
    }
  }
}

const shownText = ({ seen, look }: Shown, first: number, news: string): string =>
  `{"t":"shown","seen":${seen},"from":${first},"lines":${news},${look.slice(1)}`;

export const tell = (listeners: readonly Listener[], message: ServerMessage): void => {
  const text = JSON.stringify(message);
  for (const listener of listeners) listener.send(text);
};
