import { SPECTATOR, awaitedSeats, legalMove, newTelling, recordOf, tableStreams, takeBack } from '@ponts-bornes/kernel';
import type {
  AnyGame,
  BaseView,
  Checked,
  GameRecord,
  Options,
  Outcome,
  RecordedMove,
  Refusal,
  Seat,
  Streams,
  Telling,
  Viewer,
} from '@ponts-bornes/kernel';
import type { Line, ShownMessage, Standing } from '@ponts-bornes/protocol';

type State = ReturnType<AnyGame['copy']>;
type Move = ReturnType<AnyGame['moves']>[number];

/** What is written down of a game, in the order in which it happened. */
export type Entry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  /** An answer that is told when the time for answers is over. */
  | { readonly kind: 'hold'; readonly seat: Seat; readonly text: string };

/** All from which a game is dealt. */
export interface Deal {
  readonly game: AnyGame;
  readonly options: Options;
  readonly seats: number;
  readonly secret: Uint8Array;
  readonly entropy: readonly string[];
}

/** What a viewer sees of the table itself. */
type Look = Omit<ShownMessage, 't' | 'seen' | 'from' | 'lines'>;

/** A viewer's stream: how often it changed, and the JSON of what it shows now. */
export interface Shown {
  readonly seen: number;
  readonly look: string;
}

/** All that a look is made from. */
interface Position {
  readonly state: State;
  readonly held: ReadonlyMap<Seat, string>;
}

/**
 * A game as the server plays it: entries in, and for every viewer a stream of what they may see. A viewer's stream is
 * counted by what changed for that viewer alone, so that its numbers say nothing of what is hidden. The same entries give
 * the same streams, also after a restart.
 */
export class Course {
  readonly #deal: Deal;
  readonly #streams: Streams;
  readonly #viewers: readonly Viewer[];
  readonly #held = new Map<Seat, string>();
  readonly #seen: Map<Viewer, number>;
  /** What viewers are shown now, as far as somebody wanted to know. */
  readonly #looks = new Map<Viewer, string>();
  /** What second thoughts have cut off: so many lines were there, and so many were left. */
  readonly #cuts: (readonly [from: number, to: number])[] = [];
  #played: RecordedMove[] = [];
  #state: State;
  #tell: Telling;
  #lines: Line[] = [];
  /** The table as all see it. */
  #publicView: BaseView;
  /** A text that was looked up at the present state: it is checked before it is written and played after. */
  #looked: { readonly seat: Seat; readonly text: string; readonly checked: Checked<Move> } | null = null;
  /** The moves that seats were shown at the present state, by their texts. */
  readonly #offered = new Map<Seat, ReadonlyMap<string, Move>>();
  #length = 0;

  constructor(deal: Deal) {
    const { game, options, seats, secret, entropy } = deal;
    this.#deal = deal;
    this.#streams = tableStreams(secret, entropy);
    this.#viewers = [...Array(seats).keys(), SPECTATOR];
    this.#state = game.setup(options, seats, this.#streams(0));
    this.#tell = newTelling(game);
    this.#publicView = game.view(this.#state, SPECTATOR);
    this.#seen = new Map(this.#viewers.map((viewer) => [viewer, 0]));
  }

  /** How many entries there are. */
  length(): number {
    return this.#length;
  }

  /** How often a viewer's stream has changed. */
  seen(viewer: Viewer): number {
    return this.#seen.get(viewer)!;
  }

  /** Whether what a viewer is shown now is made. */
  isMade(viewer: Viewer): boolean {
    return this.#looks.has(viewer);
  }

  /** What a viewer is shown now. It is made when somebody wants to see it: this asks the rules. */
  show(viewer: Viewer): Shown {
    const look = this.#looks.get(viewer) ?? this.#lookOf(viewer, this.#position());
    this.#looks.set(viewer, look);
    return { seen: this.seen(viewer), look };
  }

  lines(): readonly Line[] {
    return this.#lines;
  }

  /** The first line that somebody may not know who was told so many: a second thought may have changed earlier ones. */
  firstNew(told: number): number {
    return this.#cuts.reduce((first, [from, to]) => (to < first && first <= from ? to : first), told);
  }

  /** Whether a text is a move that its seat was shown: then it is one, and the rules need not be asked again. */
  isOffered(seat: Seat, text: string): boolean {
    return this.#offered.get(seat)?.has(text) === true;
  }

  /** Checks an entry without writing it down. */
  check(entry: Entry): Refusal | null {
    const { game } = this.#deal;
    const checked =
      entry.kind === 'back' ? takeBack(game, this.#state, entry.seat) : this.#lookUp(entry.seat, entry.text);
    return checked.ok ? null : checked.refusal;
  }

  /** Takes an entry that was checked. Gives the viewers for whom something changed. */
  apply(entry: Entry): readonly Viewer[] {
    const told = this.#lines.length;
    // The state is changed in place.
    const before: Position = { state: this.#deal.game.copy(this.#state), held: new Map(this.#held) };
    this.#enter(entry);
    // Whoever is told something sees something new; only where nothing is told it has to be compared.
    const isNews = this.#lines.length !== told;
    const changed = isNews ? this.#viewers : this.#viewers.filter((viewer) => this.#isChanged(viewer, before));
    for (const viewer of changed) this.#seen.set(viewer, this.seen(viewer) + 1);
    if (isNews) this.#looks.clear();
    return changed;
  }

  #isChanged(viewer: Viewer, before: Position): boolean {
    const look = this.#lookOf(viewer, this.#position());
    const wasOther = look !== (this.#looks.get(viewer) ?? this.#lookOf(viewer, before));
    this.#looks.set(viewer, look);
    return wasOther;
  }

  #position(): Position {
    return { state: this.#state, held: this.#held };
  }

  /** Whether a move has to wait for the time for answers. */
  isPatient(seat: Seat, text: string): boolean {
    const { game } = this.#deal;
    if (game.isPatient === undefined) return false;
    const checked = this.#lookUp(seat, text);
    return checked.ok && game.isPatient(this.#state, seat, checked.move);
  }

  /** The answers that wait to be told, by seat. */
  held(): ReadonlyMap<Seat, string> {
    return this.#held;
  }

  /** The next answer to be told when the time for answers is over: who gave none has accepted. */
  lastAnswer(): Entry | null {
    const [seat] = this.#deal.game.toAct(this.#state);
    if (seat === undefined) return null;
    const text = this.#held.get(seat) ?? this.#textsOf(seat).find((each) => this.isPatient(seat, each));
    return text === undefined ? null : { kind: 'move', seat, text };
  }

  /** What a seat answers as it has ordered. */
  orderedAnswer(seat: Seat, standing: Standing): Entry | null {
    const texts = this.#textsOf(seat);
    const patient = texts.find((each) => this.isPatient(seat, each));
    const text = standing === 'accept' ? patient : (texts.find((each) => !this.isPatient(seat, each)) ?? patient);
    return text === undefined ? null : { kind: 'move', seat, text };
  }

  /** The seats that are asked and have not answered. */
  awaited(): readonly Seat[] {
    return awaitedSeats(this.#deal.game, this.#state).filter((seat) => !this.#held.has(seat));
  }

  /** The seats that seem to be asked, as everybody may know. */
  asked(): readonly Seat[] {
    return this.#publicView.toAct;
  }

  /** Whether somebody is asked for an answer that is told later. */
  isRiposte(): boolean {
    const { game } = this.#deal;
    if (game.isPatient === undefined) return false;
    return game
      .toAct(this.#state)
      .some((seat) => game.moves(this.#state, seat).some((move) => game.isPatient!(this.#state, seat, move)));
  }

  outcome(): Outcome | null {
    return this.#deal.game.outcome(this.#state);
  }

  record(names: readonly string[]): GameRecord {
    const { game, seats, options, secret, entropy } = this.#deal;
    return recordOf(game, { seats, options, secret, entropy, names, moves: this.#played, result: this.outcome() });
  }

  /** For bots, which deal it anew before they look. */
  state(): State {
    return this.#state;
  }

  #enter(entry: Entry): void {
    switch (entry.kind) {
      case 'move':
        this.#held.delete(entry.seat);
        this.#play(entry);
        break;
      case 'back':
        this.#playBack(entry.seat);
        break;
      case 'hold':
        this.#held.set(entry.seat, entry.text);
        break;
    }
    this.#length += 1;
  }

  #play({ seat, text }: RecordedMove): void {
    const { game } = this.#deal;
    const checked = this.#lookUp(seat, text);
    if (!checked.ok) throw new EntryRefused(checked.refusal);
    this.#forget();
    game.play(this.#state, seat, checked.move, this.#streams(this.#played.length + 1));
    const move = { seat, text };
    this.#played.push(move);
    this.#publicView = game.view(this.#state, SPECTATOR);
    this.#lines.push(...this.#tell(move, this.#state, this.#publicView));
  }

  /** Nothing that was asked of the rules holds any longer: the state is another. */
  #forget(): void {
    this.#looked = null;
    this.#offered.clear();
  }

  #lookUp(seat: Seat, text: string): Checked<Move> {
    const offered = this.#offered.get(seat)?.get(text);
    if (offered !== undefined) return { ok: true, move: offered };
    if (this.#looked?.seat !== seat || this.#looked.text !== text) {
      this.#looked = { seat, text, checked: legalMove(this.#deal.game, this.#state, seat, text) };
    }
    return this.#looked.checked;
  }

  /** A second thought: the game is played anew without the seat's last step. */
  #playBack(seat: Seat): void {
    const { game, options, seats } = this.#deal;
    const last = this.#played.findLastIndex((move) => move.seat === seat);
    const moves = this.#played.toSpliced(last, 1);
    const before = this.#lines;
    this.#state = game.setup(options, seats, this.#streams(0));
    this.#forget();
    this.#tell = newTelling(game);
    this.#publicView = game.view(this.#state, SPECTATOR);
    this.#lines = [];
    this.#played = [];
    for (const move of moves) this.#play(move);
    const isChanged = ({ seat: who, text }: Line, at: number): boolean =>
      this.#lines[at]?.seat !== who || this.#lines[at].text !== text;
    const cut = before.findIndex(isChanged);
    if (cut >= 0) this.#cuts.push([before.length, cut]);
  }

  #textsOf(seat: Seat, state: State = this.#state): readonly string[] {
    const { game } = this.#deal;
    const moves = game.moves(state, seat);
    const texts = moves.map((move) => game.format(move));
    // Only who is asked may play what they could.
    if (state === this.#state && moves.length > 0 && game.toAct(state).includes(seat)) {
      this.#offered.set(seat, new Map(texts.map((text, at) => [text, moves[at]!])));
    }
    return texts;
  }

  /** The JSON of what a viewer is shown. */
  #lookOf(viewer: Viewer, { state, held }: Position): string {
    const { game } = this.#deal;
    const outcome = game.outcome(state);
    if (viewer === SPECTATOR) {
      return JSON.stringify({
        viewer,
        // Of another state than the present one it is made anew: a view may share parts with its state.
        view: state === this.#state ? this.#publicView : game.view(state, SPECTATOR),
        moves: [],
        canTakeBack: false,
        held: null,
        outcome,
      } satisfies Look);
    }
    return JSON.stringify({
      viewer,
      view: game.view(state, viewer),
      moves: held.has(viewer) ? [] : this.#textsOf(viewer, state),
      canTakeBack: game.takeBack !== undefined && takeBack(game, state, viewer).ok,
      held: held.get(viewer) ?? null,
      outcome,
    } satisfies Look);
  }
}

/** A game that is dealt, and played as far as its entries go. */
export const openCourse = (deal: Deal, entries: readonly Entry[] = []): Course => {
  const course = new Course(deal);
  for (const entry of entries) course.apply(entry);
  return course;
};

/** An entry that was kept, and that the present rules do not allow: the table can't go on with them. */
export class EntryRefused extends Error {
  override readonly name = 'EntryRefused';
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`an entry is refused by ${refusal.rule}`);
    this.refusal = refusal;
  }
}
