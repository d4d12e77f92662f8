import { DOOR_RULES } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { NONE, PLACES, firstIn, has, placeName, spanBetween } from './board.ts';
import type { Place } from './board.ts';
import { lowestPlaces, openPlaces } from './moves.ts';
import { format, movesOf, read } from './notation.ts';
import type { Move, Reading } from './notation.ts';
import { BRIDGE, KINDS, ROOF, colourName, kindName } from './pieces.ts';
import type { Colour } from './pieces.ts';
import { handsOf, heightAt, isRoofed, left, scorerOf, topColourAt } from './state.ts';
import type { State } from './state.ts';

/** Why a text is not a legal move for the seat to act: the first rule it violates. */
export const explain = (state: State, seat: Seat, text: string): Refusal => {
  const reading = read(text);
  if (reading === null) return refuse(DOOR_RULES.text, {});
  return (
    pieceRefusal(state, seat, reading) ??
    shapeRefusal(reading) ??
    placementRefusal(state, moveOf(reading)) ??
    refuse('SK-N1', { text: format(moveOf(reading)) })
  );
};

/** For every currently illegal placement of a piece in the seat's supply, the rule it violates. By move text. */
export const whyNot = (state: State, seat: Seat): Readonly<Record<string, Refusal>> => {
  const refusals: Record<string, Refusal> = {};
  for (const hand of handsOf(state, seat)) {
    for (const kind of KINDS.keys()) {
      if (left(state, hand, kind) === 0) continue;
      for (const move of movesOf(hand.colour, kind)) {
        const refusal = placementRefusal(state, move);
        if (refusal !== null) refusals[format(move)] = refusal;
      }
    }
  }
  return refusals;
};

/** Whether the piece is the seat's own, and still available. */
const pieceRefusal = (state: State, seat: Seat, { kind, colour }: Reading): Refusal | null => {
  const data = { piece: kindName(kind), colour: colourName(colour) };
  const hand = handsOf(state, seat).find((held) => held.colour === colour);
  if (hand === undefined) return refuse('SK-T1', data);
  if (left(state, hand, kind) > 0) return null;
  const neutral = scorerOf(state.seats, colour) === null;
  return refuse(neutral ? 'SK-P3' : 'SK-C1', { ...data, dealt: hand.dealt[kind] as number });
};

/** [SK-C3, SK-T4] Whether a piece of this kind fits these places on any board. */
const shapeRefusal = ({ kind, colour, places }: Reading): Refusal | null => {
  const [at, to] = places as [Place, Place?];
  if ((kind === BRIDGE) !== (to !== undefined)) {
    return refuse('SK-C3', { piece: kindName(kind), colour: colourName(colour) });
  }
  if (to === undefined || (at !== to && spanBetween(at, to) !== NONE)) return null;
  return refuse('SK-T4', { why: 'apart', at: placeName(at), to: placeName(to) });
};

/** The first rule against a placement, or null. */
const placementRefusal = (state: State, move: Move): Refusal | null => {
  const { kind, colour, at, to } = move;
  const closed = roofRefusal(state, at) ?? roofRefusal(state, to);
  if (closed !== null) return closed;
  if (kind === BRIDGE) return footingRefusal(state, move) ?? bridgeContactRefusal(state, move);
  if (kind === ROOF && heightAt(state, at) === 0) return refuse('SK-T6', { place: placeName(at) });
  return contactRefusal(state, colour, at) ?? (kind === ROOF ? null : levelRefusal(state, colour, at));
};

/** [SK-T7] */
const roofRefusal = (state: State, place: Place): Refusal | null =>
  isRoofed(state, place)
    ? refuse('SK-T7', { place: placeName(place), colour: colourName(topColourAt(state, place) as Colour) })
    : null;

/** [SK-T2] */
const contactRefusal = (state: State, colour: Colour, place: Place): Refusal | null =>
  topColourAt(state, place) === colour
    ? refuse('SK-T2', { place: placeName(place), colour: colourName(colour) })
    : null;

/** [SK-T3] */
const levelRefusal = (state: State, colour: Colour, place: Place): Refusal | null => {
  const lowest = lowestPlaces(state, openPlaces(state, colour));
  if (has(lowest, place)) return null;
  return refuse('SK-T3', {
    place: placeName(place),
    height: heightAt(state, place),
    lowest: heightAt(state, firstIn(lowest)),
    instead: PLACES.filter((_, other) => has(lowest, other)).join(' '),
  });
};

/** [SK-T4] */
const footingRefusal = (state: State, { at, to }: Move): Refusal | null => {
  const data = { at: placeName(at), to: placeName(to) };
  for (const place of [at, to]) {
    if (heightAt(state, place) === 0) return refuse('SK-T4', { why: 'bare', ...data, place: placeName(place) });
  }
  const [heightHere, heightThere] = [heightAt(state, at), heightAt(state, to)];
  return heightHere === heightThere ? null : refuse('SK-T4', { why: 'heights', ...data, heightHere, heightThere });
};

/** [SK-T2, SK-T5] */
const bridgeContactRefusal = (state: State, { colour, at, to }: Move): Refusal | null =>
  contactRefusal(state, colour, at) ??
  contactRefusal(state, colour, to) ??
  ((state.decks & spanBetween(at, to)) === NONE
    ? null
    : refuse('SK-T5', {
        at: placeName(at),
        to: placeName(to),
        colour: colourName(topColourAt(state, at) as Colour),
      }));

const moveOf = ({ kind, colour, places }: Reading): Move => {
  const [at, to] = places.toSorted((a, b) => a - b) as [Place, Place?];
  return { kind, colour, at, to: to ?? at };
};

const refuse = (rule: string, data: Refusal['data']): Refusal => ({ rule, data });
