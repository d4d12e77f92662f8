import { below } from '@ponts-bornes/kernel';
import type { Game, Seat } from '@ponts-bornes/kernel';

/** Nim: the player who takes the last match wins. The state is the heaps, then the seat to move. */
type NimState = number[];
interface NimMove {
  readonly heap: number;
  readonly take: number;
}
interface NimView {
  readonly toAct: readonly Seat[];
  readonly heaps: readonly number[];
}

const HEAPS = 3;
const heapsOf = (state: NimState): number[] => state.slice(0, HEAPS);
const isOver = (state: NimState): boolean => heapsOf(state).every((heap) => heap === 0);
const turnOf = (state: NimState): Seat => state[HEAPS] as Seat;

export const nim: Game<NimState, NimMove, NimView, Readonly<Record<never, never>>> = {
  meta: {
    id: 'nim',
    name: { fr: 'Nim', en: 'Nim' },
    rules: 1,
    seats: [2],
    seatsRule: 'NI-A1',
    options: [],
    perfectInformation: true,
  },
  setup: (_, __, rng) => [...Array.from({ length: HEAPS }, () => 1 + below(rng, 4)), 0],
  toAct: (state) => (isOver(state) ? [] : [turnOf(state)]),
  moves: (state, seat) =>
    seat === turnOf(state)
      ? heapsOf(state).flatMap((size, heap) => Array.from({ length: size }, (_, less) => ({ heap, take: less + 1 })))
      : [],
  play: (state, seat, { heap, take }) => {
    state[heap] = (state[heap] as number) - take;
    state[HEAPS] = 1 - seat;
  },
  copy: (state) => [...state],
  outcome: (state) => {
    const winner = 1 - turnOf(state);
    return isOver(state) ? { winners: [winner], scores: [1 - winner, winner], reason: 'last-match' } : null;
  },
  view: (state) => ({ toAct: nim.toAct(state), heaps: heapsOf(state) }),
  resample: (state) => [...state],
  explain: (_, __, text) => ({ rule: nim.parse(text) === null ? 'NI-N1' : 'NI-B1', data: {} }),
  parse: (text) => {
    const [, heap, take] = /^([0-2])-([1-4])$/.exec(text) ?? [];
    return take === undefined ? null : { heap: Number(heap), take: Number(take) };
  },
  format: ({ heap, take }) => `${heap}-${take}`,
  census: () => ({ heaps: HEAPS }),
  reveal: heapsOf,
};
