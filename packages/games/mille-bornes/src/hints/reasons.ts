import type { Seat } from '@ponts-bornes/kernel';
import {
  END_OF_LIMIT,
  GO,
  KILOMETRES,
  LIMIT,
  RIGHT_OF_WAY,
  TWO_HUNDRED,
  isAttack,
  isDistance,
  isSafety,
  safetyAgainst,
} from '../cards.ts';
import type { Card } from '../cards.ts';
import type { Move } from '../notation.ts';
import { sideAt, underLimit } from '../state.ts';
import type { State } from '../state.ts';
import { arrivals, held, isUseless, lookFor, unseen, unseenAgainst } from './look.ts';
import type { Look } from './look.ts';

/** Why a move may be good. */
export const REASONS = [
  'arrives',
  'exact-plan',
  'biggest-step',
  'no-200-bonus',
  'coup-fourre',
  'starts',
  'repairs',
  'lifts-limit',
  'plays-again',
  'ends-attack',
  'before-the-end',
  'no-attack-left',
  'blocks-leader',
  'blocks-rival',
  'slows-rival',
  'few-remedies-left',
  'useless-card',
  'spare-card',
  'keeps-safety',
] as const;
export type Reason = (typeof REASONS)[number];

export const reasons = (state: State, seat: Seat, move: Move): readonly Reason[] => {
  const look = lookFor(state, seat);
  switch (move.kind) {
    case 'lay':
      if (isDistance(move.card)) return [...distanceReasons(look, move.card), ...keeping(look)];
      return isSafety(move.card) ? safetyReasons(look, move.card) : [remedyReason(move.card)];
    case 'attack':
      return [...attackReasons(look, move), ...keeping(look)];
    case 'discard':
      return discardReasons(look, move.card);
    case 'counter':
      return ['coup-fourre', 'plays-again'];
    case 'accept':
      return [];
  }
};

const distanceReasons = (look: Look, card: Card): Reason[] => {
  const left = look.left - (KILOMETRES[card] as number);
  if (left === 0) return ['arrives'];
  const found: Reason[] = [];
  if (left <= 400 && arrivals(look, card, left) > 0) found.push('exact-plan');
  if (isBiggest(look, card)) found.push('biggest-step');
  if (
    card !== TWO_HUNDRED &&
    look.used200 === 0 &&
    held(look, TWO_HUNDRED) > 0 &&
    look.state.options.match === 'points'
  ) {
    found.push('no-200-bonus');
  }
  return found;
};

const isBiggest = (look: Look, card: Card): boolean => {
  for (let other = card + 1; other <= TWO_HUNDRED; other++) if (held(look, other) > 0) return false;
  return true;
};

const remedyReason = (card: Card): Reason => {
  if (card === GO) return 'starts';
  return card === END_OF_LIMIT ? 'lifts-limit' : 'repairs';
};

/** The round may end before a safety in hand scores. */
const SOON = 2;

const safetyReasons = (look: Look, card: Card): Reason[] => {
  const own = sideAt(look.state, look.side);
  const found: Reason[] = ['plays-again'];
  const stops = isAttack(own.battleTop) && safetyAgainst(own.battleTop) === card;
  if (stops || (card === RIGHT_OF_WAY && underLimit(own))) found.push('ends-attack');
  if (unseenAgainst(look, card) === 0) found.push('no-attack-left');
  else if (look.phase < SOON || look.canFinish || look.rivalLeft <= 200) found.push('before-the-end');
  return found;
};

const attackReasons = (look: Look, { card, side }: { readonly card: Card; readonly side: number }): Reason[] => {
  const found: Reason[] = [];
  if (card === LIMIT) found.push('slows-rival');
  else found.push(side === look.rival && look.rivalLeft <= look.left ? 'blocks-leader' : 'blocks-rival');
  if (unseen(look, card + (END_OF_LIMIT - LIMIT)) <= 1) found.push('few-remedies-left');
  return found;
};

const discardReasons = (look: Look, card: Card): Reason[] => {
  const found: Reason[] = [];
  if (isUseless(look, card)) found.push('useless-card');
  else if (held(look, card) > 1) found.push('spare-card');
  return isSafety(card) ? found : [...found, ...keeping(look)];
};

/** A safety held back for a possible coup-fourré. */
const keeping = (look: Look): Reason[] => {
  for (let safety = RIGHT_OF_WAY; safety < RIGHT_OF_WAY + 4; safety++) {
    if (held(look, safety) > 0 && unseenAgainst(look, safety) > 0) return ['keeps-safety'];
  }
  return [];
};
