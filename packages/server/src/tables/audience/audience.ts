import { SPECTATOR } from '@ponts-bornes/kernel';
import type { GameInPlay, RecordedMove, Viewer, ViewerStream } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ClockMessage, ErrorCode, ServerMessage, TableEvent, TableFacts } from '@ponts-bornes/protocol';
import type { Person } from '../../people/sessions.ts';
import type { EventRow, SeatRow, TableRow } from '../../store/schema.ts';
import type { Here } from '../../bus/news.ts';
import { Absences } from './absences.ts';
import type { DelayedView } from './delayed-view.ts';
import { RemotePresence } from './remote-presence.ts';
import { readUndone } from '../game/undone.ts';
import { delayedFacts, knownFrom, seatOf, youAt } from '../room/table-facts.ts';
import type { Presence } from '../room/table-facts.ts';
import type { Attendance } from '../room/sitting.ts';

/** Delay before presence changes are sent, in milliseconds, so that they can be batched. */
const PRESENCE = 250;

/** One socket that watches a table, as a player or a spectator. */
export interface Listener {
  readonly person: Person | null;
  readonly send: (message: string) => void;
  /** Closes the socket because the table is no longer available. */
  readonly end: (code: ErrorCode) => void;
  /** Whether their page is visible; absent: yes. */
  isLooking?: boolean;
}

/** The live table that the audience watches. */
export interface Looked {
  readonly row: TableRow;
  readonly seats: readonly SeatRow[];
  readonly events: readonly EventRow[];
  readonly game: { readonly inPlay: GameInPlay; readonly delayed: DelayedView | null } | null;
  readonly facts: () => TableFacts;
}

/** What an audience needs from its table and its node. */
export interface AudienceParts {
  readonly now: () => number;
  /** Whether the presence reported by other nodes is complete. */
  readonly isPresenceKnown: () => boolean;
  /** Publishes this node's presence at the table to the other nodes. */
  readonly publishPresence: (table: string, here: Here) => void;
  /** Called after every change, so that bots and clocks continue. */
  readonly changed: () => void;
}

/** What was last sent to a listener. */
interface Told {
  viewer: Viewer;
  facts: string;
  you: string;
  events: string;
}

/** Everybody connected to one table. Listeners only get messages that differ from the last one. */
export class Audience {
  readonly #table: Looked;
  readonly #parts: AudienceParts;
  readonly #told = new Map<Listener, Told>();
  readonly #remote = new RemotePresence();
  readonly #absences = new Absences();
  #isToldSoon = false;
  /** This node's presence as last published. */
  #here = JSON.stringify({ people: [], watchers: 0 } satisfies Here);

  /** The host, and when they disconnected; null while they are connected. */
  #host: { readonly id: string; goneSince: number | null };

  constructor(table: Looked, parts: AudienceParts) {
    this.#table = table;
    this.#parts = parts;
    this.#host = { id: table.row.host, goneSince: parts.now() };
    this.#checkPresence();
  }

  /** When the host disconnected; null while they are connected. */
  get hostGoneSince(): number | null {
    return this.#host.goneSince;
  }

  /** Excludes some milliseconds from everybody's absence. */
  excuse(millis: number): void {
    this.#absences.excuse(millis);
    if (this.#host.goneSince !== null) this.#host.goneSince += millis;
  }

  /** Whether nobody is connected to the table on this node. */
  get isEmptyHere(): boolean {
    return this.#told.size === 0;
  }

  /** Whether somebody is, or may be, connected on any node. */
  get isWatched(): boolean {
    return !this.isEmptyHere || !this.#remote.isEmpty || !this.#parts.isPresenceKnown();
  }

  /** Records the presence that another node reported. */
  setRemotePresence(node: string, here: Here): void {
    const wasWatched = this.isWatched;
    this.#remote.put(node, here);
    if (!wasWatched && this.isWatched) this.#parts.changed();
    this.#checkPresence();
    this.#tellFactsSoon();
  }

  /** Publishes this node's presence. */
  publishPresence(): void {
    const here = this.#hereNow();
    this.#here = JSON.stringify(here);
    this.#parts.publishPresence(this.#table.row.id, here);
  }

  /** Drops the presence reported by dead nodes. */
  keepOnly(living: ReadonlySet<string>): void {
    if (!this.#remote.keepOnly(living)) return;
    this.#checkPresence();
    this.#tellFactsSoon();
  }

  add(listener: Listener): void {
    this.#told.set(listener, { viewer: this.viewerOf(listener), facts: '', you: '', events: NO_EVENTS });
    this.#checkPresence();
    this.#tellFactsTo([listener]);
    this.#tellEventsTo(listener, this.#told.get(listener)!);
    this.#presenceChanged(listener);
  }

  remove(listener: Listener): void {
    if (!this.#told.delete(listener)) return;
    this.#checkPresence();
    this.#presenceChanged(listener);
    this.#parts.changed();
  }

  /** Notes whether a listener's page is visible. Others don't see that. */
  setLooking(listener: Listener, isLooking: boolean): void {
    if ((listener.isLooking ?? true) === isLooking) return;
    listener.isLooking = isLooking;
    if (!this.#told.has(listener)) return;
    this.#presenceChanged(listener);
    this.#parts.changed();
  }

  /** Whether a person looks at the table on any device, at any node. */
  isLooking(person: string): boolean {
    for (const listener of this.#told.keys()) if (listener.person?.id === person && isVisible(listener)) return true;
    return this.#remote.isLooking(person);
  }

  /** Seat rules depend on who is connected, so other nodes learn of players at once; spectators see it after a short delay. */
  #presenceChanged(listener: Listener): void {
    if (this.viewerOf(listener) !== SPECTATOR) this.#publishPresenceIfChanged();
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

  /** Whether this listener's view has been computed. */
  isReadyFor(listener: Listener): boolean {
    return this.#table.game?.inPlay.isMade(this.viewerOf(listener)) ?? true;
  }

  /** The viewers connected on this node. */
  viewers(): ReadonlySet<Viewer> {
    return new Set([...this.#told.values()].map(({ viewer }) => viewer));
  }

  /** The listeners that follow one of these viewers' streams. */
  of(viewers: ReadonlySet<Viewer>): readonly Listener[] {
    return this.all().filter((listener) => viewers.has(this.#told.get(listener)!.viewer));
  }

  /** Presence on all nodes. */
  presence(): Presence {
    return this.#remote.with(this.#presenceHere());
  }

  /** Who is connected, for decisions about seats. */
  attendance(): Attendance {
    return {
      here: this.presence().here,
      isPresenceKnown: this.#parts.isPresenceKnown(),
      offlineSince: this.#absences.since,
    };
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
    this.#checkPresence();
    this.#tellFactsTo(this.all());
  }

  /** Sends the events to listeners for whom they changed. Their place and time would tell spectators of later moves. */
  tellEvents(): void {
    for (const [listener, told] of this.#told) this.#tellEventsTo(listener, told);
  }

  #tellEventsTo(listener: Listener, told: Told): void {
    const known = this.#eventsFor(this.#delayOf(this.viewerOf(listener)));
    const events = known.map((event) => eventFor(event, listener.person?.id ?? null));
    const text = JSON.stringify({ t: 'events', events } satisfies ServerMessage);
    if (told.events === text) return;
    told.events = text;
    listener.send(text);
  }

  #eventsFor(delay: DelayedView | null): readonly EventRow[] {
    return this.#table.events.filter(({ at }) => delay?.isPast(at) ?? true);
  }

  /** Sends the new view to listeners who took or lost a seat. */
  refreshViewers(): void {
    for (const [listener, told] of this.#told) {
      const viewer = this.viewerOf(listener);
      if (viewer === told.viewer) continue;
      told.viewer = viewer;
      this.show(listener, 0);
    }
  }

  /** Sends a listener their current view and the log lines from an index on. */
  show(listener: Listener, from: number): void {
    this.showAll([listener], from);
  }

  /** The same for many listeners. The message is built once per viewer. Delayed events and facts come with their moves. */
  showAll(listeners: readonly Listener[], from: number): void {
    const inPlay = this.#table.game?.inPlay;
    if (inPlay === undefined) return;
    const news = newsOf(inPlay.lines(), from);
    const texts = new Map<Viewer, string>();
    for (const listener of listeners) {
      const told = this.#told.get(listener);
      const viewer = told?.viewer ?? SPECTATOR;
      const text = texts.get(viewer) ?? this.#delayedText(viewer) ?? shownText(inPlay.show(viewer), news);
      texts.set(viewer, text);
      listener.send(text);
      if (told !== undefined && this.#isDelayed(listener)) this.#tellEventsTo(listener, told);
    }
    this.#tellFactsTo(listeners.filter((listener) => this.#isDelayed(listener)));
  }

  /** Sends a clock, except to spectators who are behind: it says whose turn it is. */
  tellClock(listeners: readonly Listener[], clock: ClockMessage): void {
    tell(
      listeners.filter((listener) => !this.#isDelayed(listener)),
      clock,
    );
  }

  /** Shows the end of the game to spectators who were behind. */
  endDelay(): void {
    if ((this.#table.game?.delayed ?? null) !== null) this.showAll(this.of(new Set([SPECTATOR])), 0);
  }

  /** Whether a listener is shown the game with a delay. It ends with the game. */
  #isDelayed(listener: Listener): boolean {
    return this.#delayOf(this.viewerOf(listener)) !== null;
  }

  #delayOf(viewer: Viewer): DelayedView | null {
    const { row, game } = this.#table;
    return viewer === SPECTATOR && row.status !== 'over' ? (game?.delayed ?? null) : null;
  }

  /** All recent lines, because an undo may have changed earlier ones. */
  #delayedText(viewer: Viewer): string | null {
    const shown = this.#delayOf(viewer)?.shown;
    return shown === undefined ? null : shownText(shown, newsOf(shown.lines, 0));
  }

  /** Notes who is offline, and since when. A new host's absence counts from now on. */
  #checkPresence(): void {
    const { row, seats } = this.#table;
    const [{ here }, at] = [this.presence(), this.#parts.now()];
    if (row.host !== this.#host.id) this.#host = { id: row.host, goneSince: null };
    this.#host.goneSince = here.has(row.host) ? null : (this.#host.goneSince ?? at);
    this.#absences.note(new Set(seats.flatMap(({ person }) => person ?? [])), here, at);
  }

  /** The seat of a listener, or the spectator's view. */
  viewerOf({ person }: Listener): Viewer {
    return seatOf(this.#table.seats, person?.id ?? null) ?? SPECTATOR;
  }

  /** Batches presence changes into one message. */
  #tellFactsSoon(): void {
    if (this.#isToldSoon) return;
    this.#isToldSoon = true;
    setTimeout(() => {
      this.#isToldSoon = false;
      this.tellFacts();
      this.#publishPresenceIfChanged();
    }, PRESENCE).unref();
  }

  #publishPresenceIfChanged(): void {
    if (JSON.stringify(this.#hereNow()) !== this.#here) this.publishPresence();
  }

  #hereNow(): Here {
    const { here, watchers } = this.#presenceHere();
    const looking = new Set(this.all().flatMap((listener) => (isVisible(listener) ? (listener.person?.id ?? []) : [])));
    const hidden = [...here].filter((person) => !looking.has(person));
    return { people: [...here], watchers, ...(hidden.length > 0 && { hidden }) };
  }

  /**
   * Sends the facts to listeners for whom they changed. `asked` is ignored: it changes with every move, and `shown`
   * carries it.
   */
  #tellFactsTo(listeners: readonly Listener[]): void {
    if (listeners.length === 0) return;
    const { row, seats } = this.#table;
    const facts = this.#table.facts();
    const text = JSON.stringify(facts);
    const compared = JSON.stringify({ ...facts, asked: [] });
    const delay = this.#delayOf(SPECTATOR);
    const delayed = delay === null ? text : JSON.stringify(delayedFacts(facts, knownFrom(this.#eventsFor(delay))));
    for (const listener of listeners) {
      const told = this.#told.get(listener);
      const you = JSON.stringify(youAt(row, seats, listener.person?.id ?? null));
      const isDelayed = this.#isDelayed(listener);
      const now = isDelayed ? delayed : compared;
      if (told === undefined || (told.facts === now && told.you === you)) continue;
      told.facts = now;
      told.you = you;
      listener.send(`{"t":"table","facts":${isDelayed ? delayed : text},"you":${you}}`);
    }
  }
}

/** What a listener knows at first. */
const NO_EVENTS = JSON.stringify({ t: 'events', events: [] } satisfies ServerMessage);

/** An event as one person may see it: the word to a removed player is theirs alone. */
const eventFor = ({ kind, seat, person, name, detail, line, at }: EventRow, reader: string | null): TableEvent => {
  const isYou = person !== null && person === reader;
  if (kind === 'undone') {
    const { lines, isPractice } = readUndone(detail);
    return { kind, seat, name, isYou, detail: lines, ...(isPractice && { isPractice }), line, at };
  }
  return { kind, seat, name, isYou, detail: kind === 'removed' && !isYou ? '' : detail, line, at };
};
const isVisible = ({ isLooking = true }: Listener): boolean => isLooking;

/** The fields of a message with the log lines from an index on. */
const newsOf = (lines: readonly RecordedMove[], from: number): string => {
  const first = Math.max(Math.min(from, lines.length), lines.length - LIMITS.lines);
  return `"from":${first},"lines":${JSON.stringify(lines.slice(first))}`;
};

const shownText = ({ seen, json }: ViewerStream, news: string): string =>
  `{"t":"shown","seen":${seen},${news},${json.slice(1)}`;

export const tell = (listeners: readonly Listener[], message: ServerMessage): void => {
  const text = JSON.stringify(message);
  for (const listener of listeners) listener.send(text);
};
