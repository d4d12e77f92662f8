import { SPECTATOR, awaitedSeats, isAnswering } from './contract.ts';
import type { AnyGame, BaseView, Outcome, Refusal, Seat, Viewer } from './contract.ts';
import type { Deal } from './deal.ts';
import { DOOR_RULES, takeBack } from './door.ts';
import { EntryRefused } from './entry-refused.ts';
import { LegalMoves } from './legal-moves.ts';
import type { LogEntry } from './log-entry.ts';
import type { Pledges } from './pledges.ts';
import { PublicLog } from './public-log.ts';
import type { LogMark } from './public-log.ts';
import type { Streams } from './random.ts';
import type { GameRecord, RecordedMove } from './record.ts';
import { recordOf, tableStreams } from './recording.ts';
import { Changes } from './second-thoughts.ts';
import type { ShownPosition, ViewerStream } from './shown-position.ts';
import { Past } from './past.ts';
import type { PastPosition, Recalling } from './past.ts';

type State = ReturnType<AnyGame['copy']>;

/** How a seat answers automatically where the table doesn't wait for it: counter if it can, or accept. */
export const STANDING_ORDERS = ['counter', 'accept'] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];

/** Everything a viewer's `ShownPosition` depends on. */
interface Position {
  readonly state: State;
  readonly held: ReadonlyMap<Seat, string>;
  readonly changes: Changes;
}

/** A step that its seat may still take back, with the game before it. */
interface Step {
  readonly seat: Seat;
  readonly state: State;
  readonly mark: LogMark;
}

/**
 * A game being played: log entries in, and one stream per viewer out. A stream counts only the changes that its viewer
 * can see, so that the numbers reveal nothing. The same entries give the same streams, also after a restart. The
 * server, the web client's local tables and the terminal all play through this class.
 */
export class GameInPlay {
  readonly #deal: Deal;
  readonly #streams: Streams;
  readonly #viewers: readonly Viewer[];
  readonly #legal: LegalMoves;
  readonly #log: PublicLog;
  readonly #held = new Map<Seat, string>();
  readonly #changes: Changes;
  readonly #seen: Map<Viewer, number>;
  /** Cached JSON of viewers' current positions. */
  readonly #shown = new Map<Viewer, string>();
  readonly #played: RecordedMove[] = [];
  readonly #past: Past;
  /** The steps of the current turn, oldest first, so that the cost of an undo doesn't grow with the game. */
  #steps: Step[] = [];
  #state: State;
  #publicView: BaseView;
  #length = 0;

  constructor(deal: Deal) {
    const { game, options, seats, secret, entropy } = deal;
    this.#deal = deal;
    this.#changes = new Changes(deal.secondThoughts);
    this.#streams = tableStreams(secret, entropy);
    this.#past = new Past(deal, this.#streams);
    this.#viewers = [...Array(seats).keys(), SPECTATOR];
    this.#legal = new LegalMoves(game);
    this.#log = new PublicLog(game);
    this.#state = game.setup(options, seats, this.#streams(0));
    this.#publicView = game.view(this.#state, SPECTATOR);
    this.#seen = new Map(this.#viewers.map((viewer) => [viewer, 0]));
  }

  /** The number of entries. */
  length(): number {
    return this.#length;
  }

  /** The moves in order, without those taken back. */
  played(): readonly RecordedMove[] {
    return this.#played;
  }

  /** The public moves, in the order in which they became public. */
  lines(): readonly RecordedMove[] {
    return this.#log.lines;
  }

  /** The first line that may be new to somebody who has `known` lines: an undo may have changed earlier ones. */
  firstNew(known: number): number {
    return this.#log.firstNew(known);
  }

  /** How often a viewer's stream has changed. */
  seen(viewer: Viewer): number {
    return this.#seen.get(viewer)!;
  }

  /** Whether `show` would return a cached result, without calling the rules. */
  isMade(viewer: Viewer): boolean {
    return this.#shown.has(viewer);
  }

  /** What a viewer sees now. Computed on demand, because it calls the rules. */
  show(viewer: Viewer): ViewerStream {
    const json = this.#shown.get(viewer) ?? this.#jsonFor(viewer, this.#position());
    this.#shown.set(viewer, json);
    return { seen: this.seen(viewer), json };
  }

  /** What a viewer saw from a public line on. */
  recall(recalling: Recalling): readonly PastPosition[] {
    return this.#past.recall(this.#played, recalling);
  }

  /** The true state, for bots, which resample it first. The next entry changes it in place: copy it to keep it. */
  state(): State {
    return this.#state;
  }

  /** The seats that still have to act. Secret: others may only know `asked`. */
  awaited(): readonly Seat[] {
    return awaitedSeats(this.#deal.game, this.#state).filter((seat) => !this.#held.has(seat));
  }

  /** The seats that seem to have to act. Public. */
  asked(): readonly Seat[] {
    return this.#publicView.toAct;
  }

  outcome(): Outcome | null {
    return this.#deal.game.outcome(this.#state);
  }

  record(names: readonly string[], pledges: Pledges | null): GameRecord {
    const { game, options, seats, secret, entropy } = this.#deal;
    const [moves, result] = [[...this.#played], this.outcome()];
    return recordOf(game, { options, seats, secret, entropy, names, pledges, moves, result });
  }

  /** Checks an entry and applies it, or returns the refusal. For callers without their own log. */
  submit(entry: LogEntry): Refusal | null {
    const refusal = this.check(entry);
    if (refusal === null) this.apply(entry);
    return refusal;
  }

  /** Why an entry is not allowed now; null if it is. Changes nothing. */
  check(entry: LogEntry): Refusal | null {
    if (entry.kind === 'note') return null;
    if (entry.kind === 'undo') return this.undoOf(entry.seat)?.to === entry.to ? null : NO_STEP;
    const { game } = this.#deal;
    const checked =
      entry.kind === 'back'
        ? takeBack(game, this.#state, entry.seat)
        : this.#legal.find(this.#state, entry.seat, entry.text);
    if (!checked.ok) return checked.refusal;
    return entry.kind === 'back' && this.#steps.at(-1)?.seat !== entry.seat ? NO_STEP : null;
  }

  /** Whether a seat was shown this move: then it is legal, and there is no need for `check`. */
  isOffered(seat: Seat, text: string): boolean {
    return this.#legal.isOffered(seat, text) && !this.isOneTooMany({ kind: 'move', seat, text });
  }

  /** Whether an entry exceeds the limit of second thoughts. */
  isOneTooMany(entry: LogEntry): boolean {
    return this.#changes.isSettled(entry.seat) && this.#isChange(entry);
  }

  /** Whether a seat's held answer is this one, so that there is nothing to write. */
  isHeld(seat: Seat, text: string): boolean {
    return this.#held.get(seat) === text;
  }

  /** The entry that takes back a seat's last step. */
  backOf(seat: Seat): LogEntry {
    const step = this.#steps.at(-1);
    const told = step?.seat === seat ? this.lines().length - step.mark.lines : 0;
    return told > 0 ? { kind: 'back', seat, told } : { kind: 'back', seat };
  }

  /** Whether a seat's last step is one that may be taken back, were it not for the limit of second thoughts. */
  isRevocable(seat: Seat): boolean {
    return this.#steps.at(-1)?.seat === seat;
  }

  /** The entry that takes back a seat's last turn and everything after it, by agreement; null if it has had none. */
  undoOf(seat: Seat): Extract<LogEntry, { kind: 'undo' }> | null {
    const to = this.#past.turnStart(this.#played, seat);
    return to === null ? null : { kind: 'undo', seat, to };
  }

  /** Applies a checked entry. Returns the viewers whose position changed. */
  apply(entry: LogEntry): readonly Viewer[] {
    if (entry.kind === 'note') {
      this.#length += 1;
      return [];
    }
    const lines = this.lines().length;
    // The state changes in place.
    const state = this.#deal.game.copy(this.#state);
    const before: Position = { state, held: new Map(this.#held), changes: this.#changes.copy() };
    this.#enter(entry, state);
    // A public line changes every stream; only without one must positions be compared.
    const isNews = this.lines().length !== lines;
    const changed = isNews ? this.#viewers : this.#viewers.filter((viewer) => this.#isChanged(viewer, before));
    for (const viewer of changed) this.#seen.set(viewer, this.seen(viewer) + 1);
    if (isNews) this.#shown.clear();
    return changed;
  }

  /**
   * Counts a step that a later entry takes back, or that later entry, without calling the rules. Everybody saw both, so
   * each counts once in every stream.
   */
  skip(entry: LogEntry, told: number): void {
    if (entry.kind === 'back') {
      this.#log.skipBack(told);
      this.#changes.count(entry.seat);
    } else this.#log.skipStep(told);
    for (const viewer of this.#viewers) this.#seen.set(viewer, this.seen(viewer) + 1);
    this.#shown.clear();
    this.#length += 1;
  }

  /** Whether a move must be held back until the time for answers is over. */
  isPatient(seat: Seat, text: string): boolean {
    const { game } = this.#deal;
    if (game.isPatient === undefined) return false;
    const checked = this.#legal.find(this.#state, seat, text);
    return checked.ok && game.isPatient(this.#state, seat, checked.move);
  }

  /** Whether somebody may answer out of turn, in secret for now. */
  isRiposte(): boolean {
    const { game } = this.#deal;
    return game.toAct(this.#state).some((seat) => isAnswering(game, this.#state, seat));
  }

  /** The answers held back, by seat. */
  held(): ReadonlyMap<Seat, string> {
    return this.#held;
  }

  /** The next answer once the time for answers is over. A seat without an answer accepts. */
  lastAnswer(): LogEntry | null {
    const [seat] = this.#deal.game.toAct(this.#state);
    if (seat === undefined) return null;
    const text = this.#held.get(seat) ?? this.#textsOf(seat).find((each) => this.isPatient(seat, each));
    return text === undefined ? null : { kind: 'move', seat, text };
  }

  /** A seat's answer according to its standing order. */
  orderedAnswer(seat: Seat, order: StandingOrder): LogEntry | null {
    const texts = this.#textsOf(seat);
    const patient = texts.find((each) => this.isPatient(seat, each));
    const text = order === 'accept' ? patient : (texts.find((each) => !this.isPatient(seat, each)) ?? patient);
    return text === undefined ? null : { kind: 'move', seat, text };
  }

  #enter(entry: Exclude<LogEntry, { kind: 'note' }>, before: State): void {
    if (this.#isChange(entry)) this.#changes.count(entry.seat);
    switch (entry.kind) {
      case 'move':
        this.#held.delete(entry.seat);
        this.#step(entry, before);
        break;
      case 'back':
        this.#stepBack(entry.seat);
        break;
      case 'hold':
        this.#held.set(entry.seat, entry.text);
        break;
      case 'undo':
        this.#undoTo(entry.to);
        break;
    }
    this.#length += 1;
  }

  /** Plays a move, and keeps the previous state while the move can be taken back. */
  #step({ seat, text }: RecordedMove, before: State): void {
    const { game } = this.#deal;
    const mark = this.#log.mark();
    this.#play({ seat, text });
    if (this.#steps.at(-1)?.seat !== seat) this.#steps = [];
    if (game.takeBack !== undefined && takeBack(game, this.#state, seat).ok) {
      this.#steps.push({ seat, state: before, mark });
      return;
    }
    this.#steps = [];
    if (this.lines().length !== mark.lines) this.#changes.endTurn();
  }

  #play(move: RecordedMove): void {
    const { game } = this.#deal;
    const checked = this.#legal.find(this.#state, move.seat, move.text);
    if (!checked.ok) throw new EntryRefused(checked.refusal);
    this.#legal.forget();
    game.play(this.#state, move.seat, checked.move, this.#streams(this.#played.length + 1));
    this.#played.push(move);
    this.#publicView = game.view(this.#state, SPECTATOR);
    this.#log.note({ move, state: this.#state, view: this.#publicView });
    if (this.#log.isPublic) this.#past.add(this.#played.length, this.lines().length, this.#state);
  }

  #stepBack(seat: Seat): void {
    const step = this.#steps.at(-1);
    if (step?.seat !== seat) throw new EntryRefused(NO_STEP);
    this.#steps.pop();
    this.#played.pop();
    this.#past.cutTo(this.#played.length);
    this.#legal.forget();
    this.#state = step.state;
    this.#publicView = this.#deal.game.view(this.#state, SPECTATOR);
    this.#log.cutBack(step.mark);
  }

  #undoTo(to: number): void {
    this.#played.length = to;
    const { state, lines } = this.#past.returnTo(this.#played);
    [this.#state, this.#steps] = [state, []];
    this.#held.clear();
    this.#changes.endTurn();
    this.#legal.forget();
    this.#publicView = this.#deal.game.view(state, SPECTATOR);
    this.#log.cutBack({ lines, sealed: [] });
  }

  /** Whether a seat has made a choice that it may still change. */
  #hasChosen(seat: Seat, state: State = this.#state): boolean {
    const { game } = this.#deal;
    return game.awaited !== undefined && !game.awaited(state).includes(seat);
  }

  /** Whether an entry replaces what its seat has decided before. Changes are limited, because each makes the log longer. */
  #isChange({ kind, seat }: LogEntry): boolean {
    switch (kind) {
      case 'move':
        return this.#hasChosen(seat);
      case 'back':
      case 'undo':
        return true;
      case 'hold':
        return this.#held.has(seat);
      case 'note':
        return false;
    }
  }

  #textsOf(seat: Seat, state: State = this.#state): readonly string[] {
    const { game } = this.#deal;
    if (state === this.#state) return this.#legal.offer(state, seat);
    return game.moves(state, seat).map((move) => game.format(move));
  }

  #position(): Position {
    return { state: this.#state, held: this.#held, changes: this.#changes };
  }

  #isChanged(viewer: Viewer, before: Position): boolean {
    const json = this.#jsonFor(viewer, this.#position());
    const isChanged = json !== (this.#shown.get(viewer) ?? this.#jsonFor(viewer, before));
    this.#shown.set(viewer, json);
    return isChanged;
  }

  #jsonFor(viewer: Viewer, position: Position): string {
    return JSON.stringify(viewer === SPECTATOR ? this.#forSpectator(position) : this.#forSeat(viewer, position));
  }

  #forSpectator({ state }: Position): ShownPosition {
    const { game } = this.#deal;
    // A view may share parts with its state, so the cached view can't be used for another state.
    const view = state === this.#state ? this.#publicView : game.view(state, SPECTATOR);
    const outcome = game.outcome(state);
    return { viewer: SPECTATOR, view, moves: [], isAnswer: false, canTakeBack: false, held: null, outcome };
  }

  #forSeat(seat: Seat, { state, held, changes }: Position): ShownPosition {
    const { game } = this.#deal;
    const isDone = changes.isSettled(seat);
    const isFinal = held.has(seat) || (isDone && this.#hasChosen(seat, state));
    return {
      viewer: seat,
      view: game.view(state, seat),
      moves: isFinal ? [] : this.#textsOf(seat, state),
      isAnswer: !isFinal && isAnswering(game, state, seat),
      canTakeBack: game.takeBack !== undefined && !isDone && takeBack(game, state, seat).ok,
      held: held.get(seat) ?? null,
      outcome: game.outcome(state),
    };
  }
}

const NO_STEP: Refusal = { rule: DOOR_RULES.back, data: {} };
