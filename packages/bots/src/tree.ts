import type { BaseView, Game, Options, Seat } from '@ponts-bornes/kernel';

/** A move of one seat at one node, and what trying it has brought. */
export interface Edge<Move> {
  readonly move: Move;
  /** Null until somebody asks for it. */
  text: string | null;
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
 * Where the edge of a move is, or -1 when it was never seen here. Games hand out the same object for the same move, and
 * mostly in the same order: it is looked for by that, beginning where the last one was. Where a game makes it anew, its
 * text tells.
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
