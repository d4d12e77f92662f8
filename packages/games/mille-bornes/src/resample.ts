import { SPECTATOR, below, shuffle } from '@ponts-bornes/kernel';
import type { Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { KINDS } from './cards.ts';
import type { Card } from './cards.ts';
import { askedSeats } from './moves.ts';
import { addTo, copy, countIn, handRow, owesAnswer, sizeOf, takeFrom } from './state.ts';
import type { State } from './state.ts';

/** Another deal that this viewer can't tell from the real one: pile, other hands and hidden answers anew. */
export const resample = (state: State, viewer: Viewer, rng: Rng): State => {
  const sampled = copy(state);
  for (let seat = 0; seat < state.seats; seat++) if (seat !== viewer) handToPile(sampled, seat);
  shuffle(rng, sampled.pile);
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const size = sizeOf(state, handRow(seat));
    for (let card = 0; card < size; card++) addTo(sampled, handRow(seat), sampled.pile.pop() as Card);
  }
  if (sampled.riposte) sampled.riposte.accepted = resampledAnswers(state, viewer, rng);
  return sampled;
};

const handToPile = (state: State, seat: Seat): void => {
  const hand = handRow(seat);
  for (let card = 0; card < KINDS; card++) {
    while (countIn(state, hand, card) > 0) {
      takeFrom(state, hand, card);
      state.pile.push(card);
    }
  }
};

/** [MB-F6] Any answers that leave the riposte open, the viewer's own kept. */
const resampledAnswers = (state: State, viewer: Viewer, rng: Rng): number => {
  const others = askedSeats(state).filter((seat) => seat !== viewer);
  const viewerIsOpen = viewer !== SPECTATOR && owesAnswer(state, viewer);
  const own = viewer === SPECTATOR ? 0 : (state.riposte?.accepted ?? 0) & (1 << viewer);
  const possible = subsetsOf(others).filter((set) => viewerIsOpen || set.length < others.length);
  const chosen = possible[below(rng, possible.length)] as readonly Seat[];
  return chosen.reduce((bits, seat) => bits | (1 << seat), own);
};

const subsetsOf = (seats: readonly Seat[]): readonly (readonly Seat[])[] =>
  seats.reduce<Seat[][]>((sets, seat) => [...sets, ...sets.map((set) => [...set, seat])], [[]]);
