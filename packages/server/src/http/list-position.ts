import { Failure } from '../failure.ts';
import type { ListPosition } from '../store/table-lists.ts';
import { parsePosition } from '../tables/audience/table-lists.ts';

/** The position after which a page of a list begins; null: at the start. */
export const positionOf = (after: string | undefined): ListPosition | null => {
  const position = after === undefined ? null : parsePosition(after);
  if (after !== undefined && position === null) throw new Failure('bad-request');
  return position;
};
