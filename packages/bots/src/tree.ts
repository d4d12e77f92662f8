import type { BaseView, Game, Options, Seat } from '@ponts-bornes/kernel';

/** A move of one seat at one node, and what trying it has brought. */
export interface Edge<Move> {
  readonly move: Move;
  prior: number;
  tries: number;
  /** How often it was legal when the node was visited: hidden things make that vary. */
  available: number;
  /** The sum of what the seat got. */
  gained: number;
  child: Node<Move> | null;
}

/**
 * A point of the tree: what led here, whatever is hidden. Several seats that choose at once choose at one node, each
 * by its own figures.
 */
export interface Node<Move> {
  /** By seat. */
  readonly choices: (Choice<Move> | undefined)[];
  /** Where seats choose at once: what follows, by all their moves. */
  joint: Map<string, Node<Move>> | null;
}

/** What one seat may do at a node, as far as it was seen. */
export interface Choice<Move> {
  visits: number;
  /** The sum of what the seat got at this node. */
  gained: number;
  readonly edges: Edge<Move>[];
  /** Games hand out the same object for the same move; where one does not, its text is looked up. */
  readonly byMove: Map<Move, Edge<Move>>;
  readonly byText: Map<string, Edge<Move>>;
}

export const newNode = <Move>(): Node<Move> => ({ choices: [], joint: null });

export const choiceAt = <Move>(node: Node<Move>, seat: Seat): Choice<Move> => {
  const known = node.choices[seat];
  if (known !== undefined) return known;
  const choice: Choice<Move> = { visits: 0, gained: 0, edges: [], byMove: new Map(), byText: new Map() };
  node.choices[seat] = choice;
  return choice;
};

/** The edge of a move, or undefined when it was never seen here. */
export const edgeOf = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  choice: Choice<Move>,
  move: Move,
): Edge<Move> | undefined => choice.byMove.get(move) ?? choice.byText.get(game.format(move));

export const addEdge = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  choice: Choice<Move>,
  { move, prior }: { readonly move: Move; readonly prior: number },
): Edge<Move> => {
  const edge: Edge<Move> = { move, prior, tries: 0, available: 0, gained: 0, child: null };
  choice.edges.push(edge);
  choice.byMove.set(move, edge);
  choice.byText.set(game.format(move), edge);
  return edge;
};
