import { legalMove, submit } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { junkTexts } from './junk.ts';
import { shown } from './plain.ts';
import { untouched } from './position.ts';
import type { Position } from './position.ts';
import { RULE_ID } from './rule-id.ts';
import { touch } from './state-laws.ts';
import { seatsOf } from './table.ts';
import type { Move, State } from './table.ts';

/** Texts that each seat tries at a step, besides the others' moves. */
const TRIED_TEXTS = 10;
const BORROWED_TEXTS = 6;
/** `submit` refuses a seat that is not to act whatever it sends, so a few texts are enough. */
const TRIED_OUT_OF_TURN = 2;

/** Illegal texts are refused with a rule, and change nothing. */
export const checkRefusals = (position: Position): void => {
  const { table, watch, state } = position;
  for (const seat of seatsOf(table)) {
    for (const text of illegalTexts(position, seat)) {
      const asked = `${shown(text)} from seat ${seat}`;
      watch.asking(`parse of ${asked}`);
      checkReading(position, text);
      watch.asking(`explain of ${asked}`);
      const submitted = submit(table.game, state, { seat, text, rng: table.streams(position.played + 1) });
      watch.hold('refusal-has-rule', !submitted.ok, () => `${asked} was accepted, although it is not a legal move`);
      if (!submitted.ok) checkForm(position, submitted.refusal, asked);
      watch.hold('refusal-leaves-state-untouched', untouched(position), () => `${asked}: ${touch(position)}`);
    }
  }
};

/** A seat gets the same refusals in a state that it can't distinguish from this one. */
export const checkRefusalSecrecy = (position: Position, seat: Seat, resampled: State): void => {
  const { table, watch, state } = position;
  for (const text of illegalTexts(position, seat)) {
    watch.asking(`explain of ${shown(text)} from seat ${seat}`);
    const here = JSON.stringify(legalMove(table.game, state, seat, text));
    const there = JSON.stringify(legalMove(table.game, resampled, seat, text));
    watch.hold(
      'refusal-keeps-secrets',
      here === there,
      () => `${shown(text)} from seat ${seat} gets ${here}, but ${there} if only hidden information differs`,
    );
  }
};

/** Texts that are not legal for the seat now: others' moves, moves of other moments, and junk. */
const illegalTexts = ({ table: { game }, moves, texts, rng }: Position, seat: Seat): string[] => {
  const own = moves[seat] as readonly Move[];
  if (own.length === 0) return junkTexts(rng, texts, TRIED_OUT_OF_TURN);
  const borrowed = moves.flatMap((list, other) =>
    other === seat ? [] : list.slice(0, BORROWED_TEXTS).map(game.format),
  );
  const tried = [...borrowed, ...junkTexts(rng, texts, TRIED_TEXTS)];
  const legal = new Set(own.map(game.format));
  return tried.filter((text) => !legal.has(text));
};

const checkReading = ({ table: { game }, watch }: Position, text: string): void => {
  const move = game.parse(text);
  if (move === null) return;
  const again = game.format(move);
  watch.hold(
    'notation-round-trip',
    again === text,
    () => `${shown(text)} is parsed as “${again}”: it should be rejected`,
  );
};

const checkForm = ({ watch }: Position, refusal: Refusal, asked: string): void => {
  const wellFormed = RULE_ID.test(refusal.rule) && isFacts(refusal.data);
  watch.hold('refusal-has-rule', wellFormed, () => `${asked} is refused by ${shown(refusal)}`);
};

const isFacts = (facts: unknown): boolean =>
  typeof facts === 'object' &&
  facts !== null &&
  Object.getPrototypeOf(facts) === Object.prototype &&
  Object.values(facts).every((fact) => ['string', 'boolean'].includes(typeof fact) || Number.isFinite(fact));
