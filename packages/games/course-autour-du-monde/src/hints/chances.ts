import type { Seat } from '@ponts-bornes/kernel';
import { ROUTES } from '../network/network.ts';
import { NO_CITY, seatsOf } from '../state.ts';
import type { State } from '../state.ts';
import { HELD, UNSEEN, lookFrom, newSight } from './sight.ts';
import { traveller } from './turn.ts';

const sight = newSight();

/** Each seat's chances, by its estimated distance from home. */
export const chances = (state: State): readonly number[] => {
  const firmness = state.seats === 2 ? FIRM_DUEL : FIRM_TABLE;
  const worths = seatsOf(state).map((seat) => Math.exp(firmness * outlookOf(state, seat)));
  const sum = worths.reduce((total, worth) => total + worth, 0);
  return worths.map((worth) => worth / sum);
};

/** How decisive the outlook is, fitted to the same games: at larger tables somebody gets lucky sooner. */
const FIRM_DUEL = 0.85;
const FIRM_TABLE = 1.2;

/** Fitted to games of careful players: the value of a plan by its number of missing cards, and what each out adds. */
const LACKS: readonly number[] = [0, -3.62, -4.03, -4.09, -4.1, -4.2];
const OUTS: readonly number[] = [0, 0.55, 0.41, 0.3, 0.15, 0.1];
const BY_COST = -0.047;
const TO_MOVE = 0.1;

/** A card that makes the plan this much cheaper is an out. */
const OUT = 5;

const outlookOf = (state: State, seat: Seat): number => {
  if (state.starts[seat] === NO_CITY) return 0;
  lookFrom(sight, state, seat);
  const { place } = sight;
  const { best, way, through } = traveller.ponder(sight);
  let lacking = 0;
  for (const route of way) if (place[route] !== HELD) lacking += 1;
  let outs = 0;
  for (let route = 0; route < ROUTES; route++) if (place[route] === UNSEEN && through(route) <= best - OUT) outs += 1;
  const lacks = Math.min(lacking, LACKS.length - 1);
  const outlook = (LACKS[lacks] as number) + BY_COST * best + (OUTS[lacks] as number) * Math.log1p(outs);
  return seat === state.turn ? outlook + TO_MOVE : outlook;
};
