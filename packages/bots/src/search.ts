import { awaitedSeats } from '@ponts-bornes/kernel';
import type { BaseView, Game, Options, Rng, Seat } from '@ponts-bornes/kernel';
import type { Opinion, Situation, Study, Watch } from './bot.ts';
import { playOut } from './playout.ts';
import { addEdge, choiceAt, newNode, placeOf } from './tree.ts';
import type { Choice, Edge, Node } from './tree.ts';

export interface SearchSettings {
  /** The number of simulations. */
  readonly iterations: number;
  /** The bonus for promising moves tried rarely. */
  readonly exploration: number;
  /** In simulations, one move in this many is entirely random; 0: never. */
  readonly wander: number;
}

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): every simulation starts from another
 * state that the seat can't distinguish from the true one, and all share one tree, in which a move's visits are
 * compared with how often it was legal. Moves are selected by prior and results (PUCT, Silver et al. 2017), each seat
 * for itself; seats that choose simultaneously don't see each other's choice (decoupled). Bounded by a count, so that
 * the same randomness gives the same choice, unless `isEnough` ends it.
 */
export const search = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { seat, seats, sample }: Situation<State, View>,
  { settings, rng, watch = {} }: { readonly settings: SearchSettings; readonly rng: Rng; readonly watch?: Watch },
): readonly Opinion[] => {
  const { game } = study;
  const root = newNode<Move>();
  const walk = walker(study, { settings, seats, rng });
  let state = sample(rng);
  const legal = game.moves(state, seat);
  for (let done = 0; done < settings.iterations; done++) {
    if (done % BETWEEN_LOOKS === 0) {
      watch.onProgress?.(done, settings.iterations);
      if (done > 0 && watch.isEnough?.() === true) break;
    }
    walk(root, state);
    state = sample(rng);
  }
  return opinionsAt(game, choiceAt(root, seat), legal);
};

const BETWEEN_LOOKS = 32;

interface Step<Move> {
  readonly seat: Seat;
  readonly choice: Choice<Move>;
  readonly edge: Edge<Move>;
}

interface Walking {
  readonly settings: SearchSettings;
  readonly seats: number;
  readonly rng: Rng;
}

/** One simulation: down the tree, one step beyond it, and on to an end; then back with the result. */
const walker = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { settings, seats, rng }: Walking,
): ((root: Node<Move>, state: State) => void) => {
  const { game } = study;
  const select = selector(study, settings);
  const path: Step<Move>[] = [];

  /** Plays one choice of a seat; true if it was new. */
  const step = (node: Node<Move>, state: State, seat: Seat): Edge<Move> => {
    const choice = choiceAt(node, seat);
    const edge = select(choice, state, seat);
    path.push({ seat, choice, edge });
    game.play(state, seat, edge.move, rng);
    return edge;
  };

  /** Every seat to act chooses; null if that led out of the tree. */
  const together = (node: Node<Move>, state: State, acting: readonly Seat[]): Node<Move> | null => {
    let isNew = false;
    let key = '';
    for (const seat of acting) {
      // The first response may settle the question for all.
      if (!awaitedSeats(game, state).includes(seat)) continue;
      const edge = step(node, state, seat);
      isNew ||= edge.tries === 0;
      key += `${game.format(edge.move)}\n`;
    }
    if (isNew) return null;
    node.joint ??= new Map();
    const known = node.joint.get(key);
    if (known !== undefined) return known;
    const child = newNode<Move>();
    node.joint.set(key, child);
    return child;
  };

  const descend = (root: Node<Move>, state: State): void => {
    for (let node = root; ;) {
      const acting = awaitedSeats(game, state);
      if (acting.length === 0) return;
      if (acting.length > 1) {
        const next = together(node, state, acting);
        if (next === null) return;
        node = next;
        continue;
      }
      const edge = step(node, state, acting[0]!);
      if (edge.tries === 0) return;
      node = edge.child ??= newNode();
    }
  };

  return (root, state) => {
    path.length = 0;
    descend(root, state);
    const gains = playOut(study, state, { seats, wander: settings.wander, rng });
    for (const { seat, choice, edge } of path) {
      const gain = gains[seat]!;
      choice.visits += 1;
      choice.gained += gain;
      edge.tries += 1;
      edge.gained += gain;
    }
  };
};

/** Selects among a seat's legal moves by their statistics. */
const selector = <State, Move, View extends BaseView, Opts extends Options>(
  { game, hints }: Study<State, Move, View, Opts>,
  { exploration }: SearchSettings,
): ((choice: Choice<Move>, state: State, seat: Seat) => Edge<Move>) => {
  const legal: Edge<Move>[] = [];

  const gather = (choice: Choice<Move>, state: State, seat: Seat): void => {
    const moves = game.moves(state, seat);
    const { edges } = choice;
    const isFirst = edges.length === 0;
    legal.length = 0;
    let priors: ArrayLike<number> | null = null;
    let sum = 0;
    let from = 0;
    for (let index = 0; index < moves.length; index++) {
      const move = moves[index]!;
      let at = isFirst ? -1 : placeOf(game, edges, { move, from });
      if (at < 0) {
        if (priors === null) {
          priors = hints.priors?.(state, seat, moves) ?? EVEN;
          for (let each = 0; each < moves.length; each++) sum += priors === EVEN ? 1 : priors[each]!;
        }
        at = edges.length;
        addEdge(choice, move, (priors === EVEN ? 1 : priors[index]!) / sum);
      }
      const edge = edges[at]!;
      edge.available += 1;
      legal.push(edge);
      from = at + 1;
    }
  };

  return (choice, state, seat) => {
    gather(choice, state, seat);
    if (legal.length === 1) return legal[0]!;
    // An untried move is assumed to be a little worse than this node's average.
    const usual = choice.visits === 0 ? 0.5 : Math.max(0, choice.gained / choice.visits - UNTRIED);
    let best = legal[0]!;
    let greatest = -1;
    for (const edge of legal) {
      const worth = edge.tries === 0 ? usual : edge.gained / edge.tries;
      const promise = worth + (exploration * edge.prior * Math.sqrt(edge.available)) / (1 + edge.tries);
      if (promise > greatest) [best, greatest] = [edge, promise];
    }
    return best;
  };
};

const EVEN: ArrayLike<number> = Object.freeze([]);
const UNTRIED = 0.1;

const opinionsAt = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  choice: Choice<Move>,
  legal: readonly Move[],
): Opinion[] => {
  const total = Math.max(1, choice.visits);
  return legal.map((move, index) => {
    const edge = choice.edges[placeOf(game, choice.edges, { move, from: index })];
    const tries = edge?.tries ?? 0;
    const chances = edge === undefined || tries === 0 ? null : edge.gained / tries;
    return { index, share: tries / total, chances };
  });
};
