import { pick, shuffle } from '@ponts-bornes/kernel';
import type { Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { KINDS } from './cards.ts';
import type { Card } from './cards.ts';
import { askedSeats } from './moves.ts';
import { addTo, copy, handRow, sizeOf } from './state.ts';
import type { Riposte, State } from './state.ts';

/**
 * Another deal that this viewer can't tell from the real one: pile, other hands and hidden answers anew.
 * What comes out depends on what the viewer knows and on the randomness alone.
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const sampled = copy(state);
  sampled.pile = hiddenCards(state, viewer);
  shuffle(rng, sampled.pile);
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) dealAnew(sampled, seat);
  if (sampled.riposte) sampled.riposte.accepted = resampledAnswers(state, viewer, rng);
  return sampled;
};

/** The cards a viewer does not see, in the order of CARDS. */
const hiddenCards = (state: State, viewer: Viewer): Card[] => {
  const { pile, places } = state;
  // A bot asks for this at every game in thought: plain loops over whole numbers are several times as fast.
  const counts = new Int32Array(KINDS);
  for (let at = 0; at < pile.length; at++) counts[pile[at] as Card] = (counts[pile[at] as Card] as number) + 1;
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const hand = handRow(seat);
    for (let card = 0; card < KINDS; card++) {
      counts[card] = (counts[card] as number) + (places[hand + card] as number);
    }
  }
  const cards: Card[] = [];
  for (let card = 0; card < KINDS; card++) {
    for (let left = counts[card] as number; left > 0; left--) cards.push(card);
  }
  return cards;
};

const dealAnew = (state: State, seat: Seat): void => {
  const hand = handRow(seat);
  const size = sizeOf(state, hand);
  for (let card = 0; card < KINDS; card++) state.places[hand + card] = 0;
  for (let dealt = 0; dealt < size; dealt++) addTo(state, hand, state.pile.pop() as Card);
};

/** [MB-F6] Any answers that leave the riposte open and agree with what the viewer answered. */
const resampledAnswers = (state: State, viewer: Viewer, rng: Rng): number => {
  const asked = askedSeats(state);
  const bits = asked.map((seat) => 1 << seat);
  const all = bits.reduce((sum, bit) => sum + bit, 0);
  const own = typeof viewer === 'number' && asked.includes(viewer) ? 1 << viewer : 0;
  const answered = (state.riposte as Riposte).accepted & own;
  const possible = [0, ...bits].filter((set) => set !== all && (set & own) === answered);
  return pick(rng, possible);
};
