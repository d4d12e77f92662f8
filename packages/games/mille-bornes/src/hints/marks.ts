import {
  END_OF_LIMIT,
  GO,
  KILOMETRES,
  LIMIT,
  RIGHT_OF_WAY,
  STOP,
  TWO_HUNDRED,
  attackHealedBy,
  isAttack,
  isDistance,
  isSafety,
  safetyAgainst,
} from '../cards.ts';
import type { Card } from '../cards.ts';
import type { Move } from '../notation.ts';
import { handRow, hasSafety, sideAt, sizeOf, underLimit } from '../state.ts';
import {
  LEFTS,
  PHASES,
  RACES,
  THREATS,
  TROUBLES,
  arrivals,
  held,
  isUseless,
  leftOf,
  raceOf,
  shelterFrom,
  threatOf,
  unseen,
  unseenAgainst,
} from './look.ts';
import type { Look } from './look.ts';
import { offsetsOf, upTo } from './tables.ts';

/** The features of a move: tables of weights, each with a row per card and columns for the circumstances. */
export const MOVE_SIZES = {
  distanceLeaves: 5 * LEFTS,
  distanceLate: 5 * PHASES,
  distanceSpare: 5 * 3,
  distanceRace: 5 * RACES,
  distanceUsed: 5 * 3,
  distanceThreat: 5 * THREATS,
  distancePlan: 5 * 6,
  remedyNext: 5 * 6,
  remedyLate: 5 * PHASES,
  remedyTrouble: 5 * TROUBLES,
  remedyThreat: 5 * THREATS,
  remedyRace: 5 * RACES,
  limitEnds: 5 * 3,
  safetyLate: 4 * PHASES * 2,
  safetyUnseen: 4 * 6 * 2,
  safetyFinish: 4 * 2,
  safetyThreat: 4 * THREATS,
  safetyNeed: 4 * 4,
  safetyLeft: 4 * LEFTS,
  safetyHand: 8,
  attackTarget: 5 * 5 * 2,
  attackLate: 5 * PHASES,
  attackUnseen: 5 * 4 * 2,
  attackState: 5 * 4,
  attackSpare: 5 * 6,
  attackTrouble: 5 * TROUBLES,
  attackFinish: 5 * 2,
  attackRace: 5 * RACES,
  discardCount: 19 * 4,
  discardLate: 19 * PHASES,
  discardTrouble: 19 * TROUBLES,
  discardThreat: 19 * THREATS,
  discardLeft: 5 * LEFTS,
  discardDistances: 5 * 8,
  discardUsed: 3,
  discardRemedy: 5 * 6 * 3,
  discardAttack: 5 * 2 * 5,
  discardSafety: 4 * 6,
  discardUseless: 19 * 2,
} as const;

export type MoveTables = Readonly<Record<keyof typeof MOVE_SIZES, readonly number[]>>;

/** An upper bound on the features of any move. */
export const MOST_MARKS = 12;

/** Writes the indices of a move's active weights, and returns their number. */
export const marksOf = (look: Look, move: Move, marks: Int32Array): number => {
  switch (move.kind) {
    case 'lay':
      if (isDistance(move.card)) return distanceMarks(look, move.card, marks);
      return isSafety(move.card) ? safetyMarks(look, move.card, marks) : remedyMarks(look, move.card, marks);
    case 'attack':
      return attackMarks(look, move, marks);
    case 'discard':
      return discardMarks(look, move.card, marks);
    case 'counter':
    case 'accept':
      return 0;
  }
};

const {
  distanceLeaves,
  distanceLate,
  distanceSpare,
  distanceRace,
  distanceUsed,
  distanceThreat,
  distancePlan,
  remedyNext,
  remedyLate,
  remedyTrouble,
  remedyThreat,
  remedyRace,
  limitEnds,
  safetyLate,
  safetyUnseen,
  safetyFinish,
  safetyThreat,
  safetyNeed,
  safetyLeft,
  safetyHand,
  attackTarget,
  attackLate,
  attackUnseen,
  attackState,
  attackSpare,
  attackTrouble,
  attackFinish,
  attackRace,
  discardCount,
  discardLate,
  discardTrouble,
  discardThreat,
  discardLeft,
  discardDistances,
  discardUsed,
  discardRemedy,
  discardAttack,
  discardSafety,
  discardUseless,
} = offsetsOf(MOVE_SIZES);

const distanceMarks = (look: Look, card: Card, marks: Int32Array): number => {
  const left = look.left - (KILOMETRES[card] as number);
  const plan = arrivals(look, card, left) + (left <= 200 ? 3 : 0);
  marks[0] = distanceLeaves + card * LEFTS + leftOf(left);
  marks[1] = distanceLate + card * PHASES + look.phase;
  marks[2] = distanceSpare + card * 3 + upTo(3, held(look, card)) - 1;
  marks[3] = distanceRace + card * RACES + look.race;
  marks[4] = distanceUsed + card * 3 + look.used200;
  marks[5] = distanceThreat + card * THREATS + look.threat;
  marks[6] = distancePlan + card * 6 + plan;
  return 7;
};

const remedyMarks = (look: Look, card: Card, marks: Int32Array): number => {
  const at = card - END_OF_LIMIT;
  const shelter = shelterFrom(look, attackHealedBy(card)) > 0 ? 3 : 0;
  marks[0] = remedyNext + at * 6 + shelter + upTo(2, held(look, GO));
  marks[1] = remedyLate + at * PHASES + look.phase;
  marks[2] = remedyTrouble + at * TROUBLES + look.trouble;
  marks[3] = remedyThreat + at * THREATS + look.threat;
  marks[4] = remedyRace + at * RACES + look.race;
  if (card !== END_OF_LIMIT) return 5;
  const slow = held(look, 0) + held(look, 1);
  marks[5] = limitEnds + upTo(4, look.distances - slow) * 3 + upTo(2, slow);
  return 6;
};

const safetyMarks = (look: Look, card: Card, marks: Int32Array): number => {
  const at = card - RIGHT_OF_WAY;
  const { state, side } = look;
  const own = sideAt(state, side);
  const helps = isAttack(own.battleTop) && safetyAgainst(own.battleTop) === card;
  const frees = helps || (card === RIGHT_OF_WAY && (!look.rolling || underLimit(own)));
  const remedied = helps && held(look, own.battleTop + 5) > 0;
  marks[0] = safetyLate + (at * PHASES + look.phase) * 2 + (frees ? 1 : 0);
  marks[1] = safetyUnseen + (at * 6 + upTo(5, unseenAgainst(look, card))) * 2 + (look.rolling ? 1 : 0);
  marks[2] = safetyFinish + at * 2 + (look.canFinish ? 1 : 0);
  marks[3] = safetyThreat + at * THREATS + look.threat;
  marks[4] = safetyNeed + at * 4 + (helps ? 2 : 0) + (remedied ? 1 : 0);
  marks[5] = safetyLeft + at * LEFTS + leftOf(look.left);
  marks[6] = safetyHand + (look.phase > 0 ? 0 : upTo(7, sizeOf(state, handRow(look.seat))));
  return 7;
};

const attackMarks = (
  look: Look,
  { card, side }: { readonly card: Card; readonly side: number },
  marks: Int32Array,
): number => {
  const at = card - LIMIT;
  const { state } = look;
  const target = sideAt(state, side);
  const left = state.options.target - target.km;
  const remedies = unseen(look, card + 5);
  const feared = unseen(look, safetyAgainst(card));
  marks[0] = attackTarget + (at * 5 + threatOf(left)) * 2 + (hasSafety(state, side, RIGHT_OF_WAY) ? 1 : 0);
  marks[1] = attackLate + at * PHASES + look.phase;
  marks[2] = attackUnseen + (at * 4 + upTo(3, (remedies + 1) >> 1)) * 2 + feared;
  marks[3] = attackState + at * 4 + (underLimit(target) ? 2 : 0) + (target.km === 0 ? 1 : 0);
  marks[4] = attackSpare + at * 6 + (upTo(2, held(look, card)) - 1) * 3 + upTo(3, look.attacks) - 1;
  marks[5] = attackTrouble + at * TROUBLES + look.trouble;
  marks[6] = attackFinish + at * 2 + (look.canFinish ? 1 : 0);
  marks[7] = attackRace + at * RACES + raceOf(look.left - left);
  return 8;
};

const discardMarks = (look: Look, card: Card, marks: Int32Array): number => {
  marks[0] = discardCount + card * 4 + upTo(4, held(look, card)) - 1;
  marks[1] = discardLate + card * PHASES + look.phase;
  marks[2] = discardTrouble + card * TROUBLES + look.trouble;
  marks[3] = discardThreat + card * THREATS + look.threat;
  marks[4] = discardUseless + card * 2 + (isUseless(look, card) ? 1 : 0);
  if (isDistance(card)) {
    marks[5] = discardLeft + card * LEFTS + leftOf(look.left);
    marks[6] = discardDistances + card * 8 + upTo(7, look.distances);
    marks[7] = discardUsed + look.used200;
    return card === TWO_HUNDRED ? 8 : 7;
  }
  marks[5] = servingMark(look, card);
  return 6;
};

/** How a card other than a distance may still be useful. */
const servingMark = (look: Look, card: Card): number => {
  if (isAttack(card)) {
    const immune = hasSafety(look.state, look.rival, safetyAgainst(card));
    return discardAttack + ((card - LIMIT) * 2 + (immune ? 1 : 0)) * 5 + threatOf(look.rivalLeft);
  }
  if (isSafety(card)) return discardSafety + (card - RIGHT_OF_WAY) * 6 + upTo(5, unseenAgainst(look, card));
  const attack = attackHealedBy(card);
  const coming = card === GO ? (unseenBattle(look) + 1) >> 1 : unseen(look, attack);
  return discardRemedy + ((card - END_OF_LIMIT) * 6 + upTo(5, coming)) * 3 + shelterFrom(look, attack);
};

/** Attacks that may still stop this side, not counting those covered by safeties on the table. */
const unseenBattle = (look: Look): number => {
  let coming = 0;
  for (let attack = STOP; attack < STOP + 4; attack++) {
    if (shelterFrom(look, attack) < 2) coming += unseen(look, attack);
  }
  return coming;
};
