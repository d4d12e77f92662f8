import { pick, shuffle } from '@ponts-bornes/kernel';
import type { Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { KINDS } from './cards.ts';
import type { Card } from './cards.ts';
import { askedSeats } from './moves.ts';
import { addTo, copy, handRow, sizeOf } from './state.ts';
import type { Riposte, State } from './state.ts';

/**
 * A random state that this viewer can't distinguish from the real one: redeals the pile, other hands and hidden
 * answers. The result depends only on the viewer's knowledge and the randomness.
 */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const sampled = copy(state);
  sampled.pile = hiddenCards(state, viewer);
  shuffle(rng, sampled.pile);
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) dealAnew(sampled, seat);
  if (sampled.riposte) sampled.riposte.accepted = resampledAnswers(state, viewer, rng);
  return sampled;
};

/** The cards hidden from a viewer, in the order of CARDS. */
const hiddenCards = (state: State, viewer: Viewer): Card[] => {
  const { pile, places } = state;
  // Bots call this for every simulation: plain loops over integers are several times as fast.
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

/** [MB-F6] Random answers that leave the riposte open and agree with the viewer's own. */
const resampledAnswers = (state: State, viewer: Viewer, rng: Rng): number => {
  const asked = askedSeats(state);
  const bits = asked.map((seat) => 1 << seat);
  const all = bits.reduce((sum, bit) => sum + bit, 0);
  const own = typeof viewer === 'number' && asked.includes(viewer) ? 1 << viewer : 0;
  const answered = (state.riposte as Riposte).accepted & own;
  const possible = [0, ...bits].filter((set) => set !== all && (set & own) === answered);
  return pick(rng, possible);
};
