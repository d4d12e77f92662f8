import { SPECTATOR, below, shuffle } from '@ponts-bornes/kernel';
import type { Game, OptionsOf, Refusal, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import type { LawConfig } from '../src/index.ts';

/**
 * A pocket-sized game with one of each difficulty. Everybody secretly seals a card at the same time; the highest takes
 * the trick, and its seat may swap a card with one from the stock. One card lies aside unseen.
 */

const FIELDS = [
  { key: 'hand', kind: 'whole', default: 3, min: 2, max: 4 },
  { key: 'swaps', kind: 'flag', default: true },
] as const;

type PocketOptions = OptionsOf<typeof FIELDS>;

export interface PocketState {
  phase: 'seal' | 'swap' | 'over';
  swaps: boolean;
  hands: number[][];
  sealed: (number | null)[];
  stock: number[];
  discard: number[];
  aside: number;
  tricks: number[];
  /** Who took the last trick. */
  taker: Seat;
}

type PocketMove = { kind: 'seal'; card: number } | { kind: 'swap'; card: number } | { kind: 'keep' };

interface PocketView {
  readonly phase: PocketState['phase'];
  readonly toAct: readonly Seat[];
  readonly hand: readonly number[];
  readonly sealed: number | null;
  readonly handSizes: readonly number[];
  readonly stockSize: number;
  readonly discard: readonly number[];
  readonly tricks: readonly number[];
  readonly taker: Seat;
}

export type Pocket = Game<PocketState, PocketMove, PocketView, PocketOptions>;

export const pocket: Pocket = {
  meta: {
    id: 'pocket',
    name: { fr: 'Jeu de poche', en: 'Pocket game' },
    rules: 1,
    seats: [2, 3],
    seatsRule: 'PK-A1',
    options: FIELDS,
    perfectInformation: false,
  },
  setup: ({ hand, swaps }, seats, rng) => {
    const cards = Array.from({ length: seats * 5 + 3 }, (_, card) => card);
    shuffle(rng, cards);
    return {
      phase: 'seal',
      swaps,
      hands: Array.from({ length: seats }, () => sorted(cards.splice(0, hand))),
      sealed: Array.from({ length: seats }, () => null),
      aside: cards.pop() as number,
      stock: sorted(cards),
      discard: [],
      tricks: Array.from({ length: seats }, () => 0),
      taker: 0,
    };
  },
  toAct: (state) => {
    if (state.phase === 'over') return [];
    return state.phase === 'swap' ? [state.taker] : seatsOf(state).filter((seat) => state.sealed[seat] === null);
  },
  moves: (state, seat) => {
    if (!pocket.toAct(state).includes(seat)) return [];
    const hand = handOf(state, seat);
    if (state.phase === 'seal') return hand.map((card) => ({ kind: 'seal', card }));
    return [{ kind: 'keep' }, ...hand.map((card) => ({ kind: 'swap', card }) as const)];
  },
  play: (state, seat, move, rng) => {
    switch (move.kind) {
      case 'seal':
        take(state, seat, move.card);
        state.sealed[seat] = move.card;
        if (!state.sealed.includes(null)) turnUp(state, rng);
        return;
      case 'swap':
        take(state, seat, move.card);
        state.discard.push(move.card);
        draw(state, seat, rng);
        refill(state, rng);
        return;
      case 'keep':
        refill(state, rng);
        return;
    }
  },
  takeBack: (state, seat) => {
    const card = state.sealed[seat] ?? null;
    if (card === null) return null;
    state.sealed[seat] = null;
    state.hands[seat] = sorted([...handOf(state, seat), card]);
    return { kind: 'seal', card };
  },
  copy: (state) => ({
    ...state,
    hands: state.hands.map((hand) => [...hand]),
    sealed: [...state.sealed],
    stock: [...state.stock],
    discard: [...state.discard],
    tricks: [...state.tricks],
  }),
  outcome: ({ phase, tricks }) => {
    if (phase !== 'over') return null;
    const most = Math.max(...tricks);
    const winners = [...tricks.keys()].filter((seat) => tricks[seat] === most);
    return { winners, scores: [...tricks], reason: 'tricks' };
  },
  view: (state, viewer) => ({
    phase: state.phase,
    toAct: shownToAct(state, viewer),
    hand: viewer === SPECTATOR ? [] : [...handOf(state, viewer)],
    sealed: viewer === SPECTATOR ? null : (state.sealed[viewer] ?? null),
    handSizes: seatsOf(state).map((seat) => held(state, seat)),
    stockSize: state.stock.length,
    discard: [...state.discard],
    tricks: [...state.tricks],
    taker: state.taker,
  }),
  resample: (state, viewer, rng) => {
    const other = pocket.copy(state);
    const others = seatsOf(state).filter((seat) => seat !== viewer);
    const unseen = sorted([...state.stock, state.aside, ...others.flatMap((seat) => heldCards(state, seat))]);
    shuffle(rng, unseen);
    for (const seat of others) {
      other.hands[seat] = unseen.splice(0, held(state, seat));
      other.sealed[seat] = null;
    }
    other.aside = unseen.pop() as number;
    other.stock = sorted(unseen);
    reseal(other, others, rng);
    return other;
  },
  explain: (state, seat, text): Refusal => {
    const move = pocket.parse(text);
    if (move === null) return { rule: 'PK-N1', data: {} };
    if ((move.kind === 'seal') !== (state.phase === 'seal')) return { rule: 'PK-P1', data: { phase: state.phase } };
    return { rule: 'PK-C1', data: { card: move.kind === 'keep' ? -1 : move.card, seat } };
  },
  parse: (text) => {
    if (text === 'keep') return { kind: 'keep' };
    const [, kind, card] = /^(seal|swap) (0|[1-9]\d?)$/.exec(text) ?? [];
    return kind === undefined ? null : { kind: kind as 'seal' | 'swap', card: Number(card) };
  },
  format: (move) => (move.kind === 'keep' ? 'keep' : `${move.kind} ${move.card}`),
  census: (state) => ({
    cards:
      seatsOf(state).reduce((sum, seat) => sum + held(state, seat), 0) + state.stock.length + state.discard.length + 1,
  }),
  reveal: ({ hands, sealed, stock, aside }) => ({ hands, sealed, stock, aside }),
};

export const pocketLaws: LawConfig<PocketState> = {
  maxMoves: 60,
  secrets: (state, viewer) => ({
    ...Object.fromEntries(
      seatsOf(state)
        .filter((seat) => seat !== viewer && held(state, seat) > 0)
        .map((seat) => [`hand of ${seat}`, heldCards(state, seat)]),
    ),
    ...(state.phase === 'seal' ? { answered: state.sealed.map((card) => card !== null) } : {}),
    ...(state.stock.length > 0 ? { aside: state.aside } : {}),
  }),
};

export const seatsOf = (state: PocketState): Seat[] => [...state.hands.keys()];
export const handOf = (state: PocketState, seat: Seat): number[] => state.hands[seat] as number[];

/** A sealed card counts as held; otherwise its absence would reveal who has sealed. */
const heldCards = (state: PocketState, seat: Seat): number[] => {
  const card = state.sealed[seat] ?? null;
  return sorted(card === null ? handOf(state, seat) : [...handOf(state, seat), card]);
};
const held = (state: PocketState, seat: Seat): number => heldCards(state, seat).length;

const shownToAct = (state: PocketState, viewer: Viewer): Seat[] => {
  if (state.phase !== 'seal') return [...pocket.toAct(state)];
  return seatsOf(state).filter((seat) => seat !== viewer || state.sealed[seat] === null);
};

const take = (state: PocketState, seat: Seat, card: number): void => {
  handOf(state, seat).splice(handOf(state, seat).indexOf(card), 1);
};

const draw = (state: PocketState, seat: Seat, rng: Rng): void => {
  const [card] = state.stock.splice(below(rng, state.stock.length), 1);
  state.hands[seat] = sorted([...handOf(state, seat), card as number]);
};

const turnUp = (state: PocketState, rng: Rng): void => {
  const cards = state.sealed as number[];
  state.taker = cards.indexOf(Math.max(...cards));
  state.tricks[state.taker] = (state.tricks[state.taker] as number) + 1;
  state.discard.push(...cards);
  state.sealed = cards.map(() => null);
  if (state.swaps && state.stock.length > 0 && handOf(state, state.taker).length > 0) state.phase = 'swap';
  else refill(state, rng);
};

const refill = (state: PocketState, rng: Rng): void => {
  if (state.stock.length > state.hands.length) for (const seat of seatsOf(state)) draw(state, seat, rng);
  state.phase = handOf(state, 0).length > 0 ? 'seal' : 'over';
};

/** The others may have sealed any card, but not all of them: then the cards would be turned up. */
const reseal = (state: PocketState, others: readonly Seat[], rng: Rng): void => {
  const waiting = state.phase === 'seal';
  do {
    for (const seat of others) {
      const hand = sorted(heldCards(state, seat));
      state.sealed[seat] =
        waiting && below(rng, 2) === 0 ? (hand.splice(below(rng, hand.length), 1)[0] as number) : null;
      state.hands[seat] = hand;
    }
  } while (waiting && !state.sealed.includes(null));
};

const sorted = (cards: readonly number[]): number[] => cards.toSorted((a, b) => a - b);
