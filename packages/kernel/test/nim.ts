import { DOOR_RULES } from '../src/index.ts';
import type { BaseView, Game, GameMeta, OptionField, OptionsOf, Refusal, Seat } from '../src/index.ts';

/**
 * Nim, the smallest game of perfect information that implements the contract.
 *
 * [NIM-1] Two seats play in turn, seat 0 first.
 * [NIM-2] The first heap has one match, the second two, and so on. A move names a heap on the table.
 * [NIM-3] A move takes at least one match, and no more than its heap has left.
 * [NIM-4] The seat that takes the last match wins; in misère play, the other seat does.
 */
const HEAPS = ['a', 'b', 'c', 'd'] as const;

const NIM_OPTIONS = [
  { key: 'heaps', kind: 'whole', min: 1, max: HEAPS.length, default: 3 },
  { key: 'misere', kind: 'flag', default: false },
] as const satisfies readonly OptionField[];
export type NimOptions = OptionsOf<typeof NIM_OPTIONS>;

export interface NimState {
  readonly misere: boolean;
  /** The matches left, heap by heap. */
  readonly heaps: number[];
  /** The matches taken, seat by seat. */
  readonly taken: number[];
  turn: Seat;
}

export interface NimMove {
  readonly heap: number;
  readonly take: number;
}

export interface NimView extends BaseView {
  readonly misere: boolean;
  readonly heaps: readonly number[];
  readonly taken: readonly number[];
}

const meta: GameMeta = {
  id: 'nim',
  name: { fr: 'Nim', en: 'Nim' },
  rules: 1,
  seats: [2],
  seatsRule: 'NIM-1',
  options: NIM_OPTIONS,
  perfectInformation: true,
};

const setup = (options: NimOptions): NimState => ({
  misere: options.misere,
  heaps: Array.from({ length: options.heaps }, (_, heap) => heap + 1),
  taken: [0, 0],
  turn: 0,
});

const isOver = (state: NimState): boolean => state.heaps.every((left) => left === 0);

const toAct = (state: NimState): readonly Seat[] => (isOver(state) ? [] : [state.turn]);

const moves = (state: NimState, seat: Seat): readonly NimMove[] =>
  toAct(state).includes(seat)
    ? state.heaps.flatMap((left, heap) => Array.from({ length: left }, (_, index) => ({ heap, take: index + 1 })))
    : [];

const play = (state: NimState, seat: Seat, { heap, take }: NimMove): void => {
  state.heaps[heap] = leftOf(state, heap) - take;
  state.taken[seat] = (state.taken[seat] as number) + take;
  state.turn = 1 - seat;
};

const leftOf = (state: NimState, heap: number): number => state.heaps[heap] as number;

const copy = ({ misere, heaps, taken, turn }: NimState): NimState => ({
  misere,
  heaps: [...heaps],
  taken: [...taken],
  turn,
});

/** After the last match the turn has passed to the seat that did not take it. */
const winnerOf = (state: NimState): Seat => (state.misere ? state.turn : 1 - state.turn);

const explain = (state: NimState, _seat: Seat, text: string): Refusal => {
  const move = parse(text);
  if (move === null) return { rule: DOOR_RULES.text, data: {} };
  if (move.heap >= state.heaps.length) return { rule: 'NIM-2', data: { heap: text.charAt(0) } };
  return { rule: 'NIM-3', data: { heap: text.charAt(0), left: leftOf(state, move.heap), take: move.take } };
};

const parse = (text: string): NimMove | null => {
  const [, letter, take] = /^([a-d])([1-9])$/.exec(text) ?? [];
  const heap = HEAPS.findIndex((name) => name === letter);
  return heap < 0 ? null : { heap, take: Number(take) };
};

export const nim: Game<NimState, NimMove, NimView, NimOptions> = {
  meta,
  setup,
  toAct,
  moves,
  play,
  copy,
  outcome: (state) =>
    isOver(state)
      ? {
          winners: [winnerOf(state)],
          scores: state.taken.map((_, seat) => Number(seat === winnerOf(state))),
          reason: 'last-match',
        }
      : null,
  view: (state) => ({
    toAct: toAct(state),
    misere: state.misere,
    heaps: [...state.heaps],
    taken: [...state.taken],
  }),
  resample: copy,
  explain,
  parse,
  format: ({ heap, take }) => `${HEAPS[heap]}${take}`,
  census: ({ heaps, taken }) => ({ matches: [...heaps, ...taken].reduce((sum, count) => sum + count, 0) }),
  reveal: ({ misere, heaps, taken, turn }) => ({ misere, heaps, taken, turn }),
};
