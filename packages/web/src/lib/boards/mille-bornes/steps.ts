import type { Seat } from '@ponts-bornes/kernel';
import type { View } from '@ponts-bornes/mille-bornes';

/** The changes between two views that matter to the drawing. */
export interface Step {
  /** The seat that played a card; null if nobody did, or after more than one move. */
  readonly actor: Seat | null;
  /** The side whose pile a safety moved to the discard pile. */
  readonly swept: number | null;
  readonly coup: number | null;
  /** The seats that drew cards. */
  readonly drew: readonly Seat[];
}

export const NO_STEP: Step = { actor: null, swept: null, coup: null, drew: [] };

export const stepBetween = (before: View, after: View): Step => {
  if (before.round !== after.round || isJump(before, after)) return NO_STEP;
  const grown = (key: 'safeties' | 'coups'): number | null => {
    const side = after.sides.findIndex((each, index) => each[key].length > (before.sides[index]?.[key].length ?? 0));
    return side < 0 ? null : side;
  };
  const coup = grown('coups');
  const laid = grown('safeties');
  const isSwept = laid !== null && after.discard.cards.length > before.discard.cards.length;
  const drew = after.handSizes.flatMap((size, seat) => (size > (before.handSizes[seat] ?? size) ? [seat] : []));
  return { actor: actorOf(before, after, coup), swept: isSwept ? laid : null, coup, drew };
};

/** One move changes at most one side's tableau. */
const isJump = (before: View, after: View): boolean =>
  after.sides.filter((side, index) => JSON.stringify(side) !== JSON.stringify(before.sides[index])).length > 1;

/** A player who counters takes the turn at once, unless they have no card left. */
const actorOf = (before: View, after: View, coup: number | null): Seat | null => {
  if (before.riposte === null) return before.turn;
  if (coup === null) return null;
  const seats = after.sides[coup]?.seats ?? [];
  return seats.find((seat) => seat === after.turn) ?? seats[0] ?? null;
};
