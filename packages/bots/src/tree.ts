import type { BaseView, Game, Options, Seat } from '@ponts-bornes/kernel';

/** A seat's move at a node, and its results. */
export interface Edge<Move> {
  readonly move: Move;
  /** Null until needed. */
  text: string | null;
  prior: number;
  tries: number;
  /** How often it was legal when the node was visited; hidden information makes that vary. */
  available: number;
  /** The sum of the seat's results. */
  gained: number;
  child: Node<Move> | null;
}

/**
 * A node of the tree: a history of moves, whatever is hidden. Seats that choose simultaneously share a node, each with
 * its own statistics.
 */
export interface Node<Move> {
  /** By seat. */
  readonly choices: (Choice<Move> | undefined)[];
  /** For simultaneous choices: the child by all their moves. */
  joint: Map<string, Node<Move>> | null;
}

/** The moves of one seat seen at a node so far. */
export interface Choice<Move> {
  visits: number;
  /** The sum of the seat's results at this node. */
  gained: number;
  readonly edges: Edge<Move>[];
}

export const newNode = <Move>(): Node<Move> => ({ choices: [], joint: null });

export const choiceAt = <Move>(node: Node<Move>, seat: Seat): Choice<Move> => {
  const known = node.choices[seat];
  if (known !== undefined) return known;
  const choice: Choice<Move> = { visits: 0, gained: 0, edges: [] };
  node.choices[seat] = choice;
  return choice;
};

/**
 * The index of a move's edge, or -1 if the move has not been seen here. Games usually return the same object for the
 * same move, mostly in the same order, so the lookup compares identity first, starting after the last hit. It falls
 * back to the text if the game creates new objects.
 */
export const placeOf = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  edges: readonly Edge<Move>[],
  { move, from }: { readonly move: Move; readonly from: number },
): number => {
  for (let at = from; at < edges.length; at++) if (edges[at]!.move === move) return at;
  for (let at = 0; at < from; at++) if (edges[at]!.move === move) return at;
  const text = game.format(move);
  return edges.findIndex((edge) => (edge.text ??= game.format(edge.move)) === text);
};

export const addEdge = <Move>({ edges }: Choice<Move>, move: Move, prior: number): void => {
  edges.push({ move, text: null, prior, tries: 0, available: 0, gained: 0, child: null });
};
