import { GO, LIMIT, RIGHT_OF_WAY, STOP, isAttack, safetyAgainst } from '../cards.ts';
import { countIn, handRow, hasSafety, sideAt, sideRow, sizeOf, underLimit } from '../state.ts';
import type { State } from '../state.ts';
import {
  LEFTS,
  PHASES,
  RACES,
  THREATS,
  TROUBLES,
  arrivals,
  held,
  leftOf,
  lookFor,
  shelterFrom,
  threatOf,
  unseenAgainst,
} from './look.ts';
import type { Look } from './look.ts';
import { offsetsOf, upTo } from './tables.ts';

/** The features of a side's outlook for the round, from its tableau and a hand: tables of weights again. */
export const OUTLOOK_SIZES = {
  left: LEFTS * PHASES,
  cure: TROUBLES * 3 * PHASES,
  race: RACES * THREATS * 2,
  arrive: 3 * 2 * 2 * 2,
  held: 4 * 7,
  heldLate: 5 * PHASES,
  distances: 8 * 2,
  steps: 3 * 3,
  attacks: 4 * 2 * PHASES,
  greens: 4 * 2 * 2,
  shown: 16 * PHASES,
  no200: 3 * 5,
  stuck: PHASES + 1,
  turn: 2 * 2 * PHASES,
  cover: 5 * PHASES,
  hand: 8,
} as const;

export type OutlookTables = Readonly<Record<keyof typeof OUTLOOK_SIZES, readonly number[]>>;

const at = offsetsOf(OUTLOOK_SIZES);

const OUTLOOK_MARKS = 19;

/**
 * Writes the indices of the active weights of a side's outlook, always the same number. Uses the hand of its first
 * seat.
 */
const outlookMarks = (state: State, side: number, marks: Int32Array): void => {
  const look = lookFor(state, side);
  const { phase } = look;
  const onTurn = state.turn % state.sides.length === side ? 1 : 0;
  const rolls = look.rolling ? 1 : 0;
  const near = look.left <= 200 ? 1 : 0;
  marks[0] = at.left + phase * LEFTS + leftOf(look.left);
  marks[1] = at.cure + (phase * TROUBLES + look.trouble) * 3 + cures(look);
  marks[2] = at.race + (look.race * THREATS + look.threat) * 2 + onTurn;
  marks[3] = at.arrive + arrivals(look, -1, look.left) * 8 + rolls * 4 + onTurn * 2 + near;
  marks[4] = at.distances + upTo(7, look.distances) * 2 + rolls;
  marks[5] = at.steps + upTo(2, held(look, 3)) * 3 + upTo(2, held(look, 2));
  marks[6] = at.attacks + (phase * 4 + upTo(3, usableAttacks(look))) * 2 + (look.threat >= 5 ? 1 : 0);
  marks[7] = at.greens + upTo(3, held(look, GO)) * 4 + rolls * 2 + (hasSafety(state, side, RIGHT_OF_WAY) ? 1 : 0);
  marks[8] = at.shown + shownBits(state, side) * PHASES + phase;
  marks[9] = at.no200 + upTo(2, look.used200) * 5 + threatOf(look.left);
  marks[10] = at.stuck + (look.left === state.options.target ? 1 + phase : 0);
  marks[11] = at.turn + (onTurn * 2 + rolls) * PHASES + phase;
  marks[12] = at.cover + covered(look) * PHASES + phase;
  marks[13] = at.hand + (phase > 0 ? 0 : upTo(7, sizeOf(state, handRow(side))));
  marks[14] = at.heldLate + heldSafeties(look, marks) * PHASES + phase;
};

/** 0: no remedy; 1: the remedy is in hand, but no green light; 2: everything needed is in hand. */
const cures = (look: Look): number => {
  if (look.rolling) return 2;
  const { battleTop } = sideAt(look.state, look.side);
  const green = held(look, GO) > 0 || hasSafety(look.state, look.side, RIGHT_OF_WAY);
  if (!isAttack(battleTop) || battleTop === STOP) return green ? 2 : 0;
  if (held(look, battleTop + 5) === 0) return 0;
  return green ? 2 : 1;
};

const usableAttacks = (look: Look): number => {
  let usable = 0;
  for (let attack = LIMIT; attack < LIMIT + 5; attack++) {
    if (held(look, attack) === 0 || hasSafety(look.state, look.rival, safetyAgainst(attack))) continue;
    if (attack !== LIMIT || !underLimit(sideAt(look.state, look.rival))) usable += held(look, attack);
  }
  return usable;
};

const shownBits = (state: State, side: number): number => {
  const row = sideRow(state, side);
  let bits = 0;
  for (let safety = 0; safety < 4; safety++) bits |= countIn(state, row, RIGHT_OF_WAY + safety) << safety;
  return bits;
};

/** How many of the four stopping attacks a side is prepared for. */
const covered = (look: Look): number => {
  let ready = 0;
  for (let attack = STOP; attack < STOP + 4; attack++) {
    if (shelterFrom(look, attack) > 0 || held(look, attack + 5) > 0) ready += 1;
  }
  return ready;
};

/** Marks each safety in hand by the attacks that may still come; 0 if there is none. */
const heldSafeties = (look: Look, marks: Int32Array): number => {
  let count = 0;
  for (let safety = 0; safety < 4; safety++) {
    const has = held(look, RIGHT_OF_WAY + safety) > 0;
    marks[15 + safety] = at.held + safety * 7 + (has ? 1 + upTo(5, unseenAgainst(look, RIGHT_OF_WAY + safety)) : 0);
    if (has) count += 1;
  }
  return count;
};

/** Reused by every outlook. */
const scratch = new Int32Array(OUTLOOK_MARKS);

export const outlook = (state: State, side: number, weights: Float64Array): number => {
  outlookMarks(state, side, scratch);
  let sum = 0;
  for (let mark = 0; mark < OUTLOOK_MARKS; mark++) sum += weights[scratch[mark] as number] as number;
  return sum;
};
