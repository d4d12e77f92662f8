import { anyGame, anyHints, kernelRefusal, shuffle } from '@ponts-bornes/kernel';
import type { BaseView, Game, GameMeta, OptionsOf, Outcome, Phrases, Seat } from '@ponts-bornes/kernel';
import type { Entry } from '@ponts-bornes/catalogue';

/**
 * A game for these tests: everyone holds three secret cards out of 1…12; each round all choose one in secret, then
 * all are shown and the highest scores a point. It has hidden hands, simultaneous choices, options and conditions.
 */
interface State {
  readonly options: SealedOptions;
  readonly hands: number[][];
  /** 0: not chosen yet. */
  readonly chosen: number[];
  readonly shown: number[][];
  readonly points: number[];
  readonly stock: number[];
}
interface View extends BaseView {
  readonly hand: readonly number[] | null;
  readonly shown: readonly (readonly number[])[];
  readonly points: readonly number[];
}
interface Move {
  readonly card: number;
}

const CARDS = 12;
const HAND = 3;

const OPTIONS = [
  { key: 'rounds', kind: 'whole', min: 1, max: 3, default: 2 },
  { key: 'low', kind: 'flag', default: false, when: { rule: 'SC-LOW', seats: [2] } },
] as const;
type SealedOptions = OptionsOf<typeof OPTIONS>;

const meta: GameMeta = {
  id: 'sealed-cards',
  name: { fr: 'Cartes scellées', en: 'Sealed cards' },
  rules: 1,
  seats: [2, 3],
  seatsRule: 'SC-SEATS',
  options: OPTIONS,
  perfectInformation: false,
};

const copy = (state: State): State => structuredClone(state);
const isOver = ({ shown, options }: State): boolean => shown.length === options.rounds;
const seatsOf = ({ hands }: State): readonly Seat[] => hands.map((_, seat) => seat);
const toAct = (state: State): readonly Seat[] =>
  isOver(state) ? [] : seatsOf(state).filter((seat) => state.chosen[seat] === 0);

const showAll = (state: State): void => {
  const { chosen, options, points } = state;
  const best = options.low ? Math.min(...chosen) : Math.max(...chosen);
  points[chosen.indexOf(best)]! += 1;
  state.shown.push([...chosen]);
  chosen.fill(0);
};

const outcome = (state: State): Outcome | null => {
  if (!isOver(state)) return null;
  const best = Math.max(...state.points);
  const winners = seatsOf(state).filter((seat) => state.points[seat] === best);
  return { winners, scores: [...state.points], reason: 'points' };
};

export const sealedCards: Game<State, Move, View, SealedOptions> = {
  meta,
  setup: (options, seats, rng) => {
    const stock = Array.from({ length: CARDS }, (_, index) => index + 1);
    shuffle(rng, stock);
    const hands = Array.from({ length: seats }, () => stock.splice(0, HAND).toSorted((a, b) => a - b));
    const zero = (): number[] => hands.map(() => 0);
    return { options: { ...options }, hands, chosen: zero(), shown: [], points: zero(), stock };
  },
  toAct,
  moves: (state, seat) => (toAct(state).includes(seat) ? state.hands[seat]!.map((card) => ({ card })) : []),
  play: (state, seat, { card }) => {
    const hand = state.hands[seat]!;
    hand.splice(hand.indexOf(card), 1);
    state.chosen[seat] = card;
    if (state.chosen.every((choice) => choice > 0)) showAll(state);
  },
  copy,
  outcome,
  view: (state, viewer) => ({
    // Which other players have chosen stays hidden.
    toAct: isOver(state) ? [] : seatsOf(state).filter((seat) => seat !== viewer || state.chosen[seat] === 0),
    hand: viewer === 'spectator' ? null : [...state.hands[viewer]!],
    shown: state.shown.map((row) => [...row]),
    points: [...state.points],
  }),
  resample: (state, viewer, rng) => {
    const next = copy(state);
    const hidden = next.hands.filter((_, seat) => seat !== viewer).concat([next.stock]);
    const pool = hidden.flat().toSorted((a, b) => a - b);
    shuffle(rng, pool);
    for (const place of hidden) place.splice(0, place.length, ...pool.splice(0, place.length));
    return next;
  },
  explain: (_state, _seat, text) =>
    /^card \d+$/.test(text) ? { rule: 'SC-HAND', data: { card: text } } : { rule: 'K-TEXT', data: {} },
  parse: (text) => {
    const card = Number(/^card ([1-9]\d?)$/.exec(text)?.[1]);
    return card <= CARDS ? { card } : null;
  },
  format: ({ card }) => `card ${card}`,
  census: ({ hands, chosen, shown, stock }) => {
    const held = hands.flat().length + stock.length + shown.flat().length;
    return { cards: held + chosen.filter((card) => card > 0).length };
  },
  reveal: (state) => ({ ...state }),
};

const phrasebook: Phrases = ({ language }) => {
  const fr = language === 'fr';
  return {
    move: (text, seat, names) => `${names[seat]} ${fr ? 'pose' : 'lays'} ${text}.`,
    refusal: (refusal) =>
      kernelRefusal(language, refusal) ??
      (refusal.rule === 'SC-HAND'
        ? fr
          ? 'Cette carte n’est pas en main.'
          : 'This card is not in hand.'
        : `(${refusal.rule})`),
    outcome: ({ winners }, names) =>
      `${winners.map((seat) => names[seat]).join(', ')} ${fr ? 'l’emporte aux points.' : 'wins on points.'}`,
  };
};

export const entryFor = (game: typeof sealedCards): Entry => ({
  meta: game.meta,
  load: async () => ({ game: anyGame(game), phrases: phrasebook }),
  loadSpeech: async (language) => ({ language, reasons: {} }),
  loadPhrases: async () => phrasebook,
  loadHints: async () => anyHints({}),
});

export const SHELF: readonly Entry[] = [entryFor(sealedCards)];
