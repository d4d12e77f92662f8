import { MEMO } from '@ponts-bornes/mille-bornes';
import type { CardName, SideView } from '@ponts-bornes/mille-bornes';
import type { Translated } from '../../../i18n/translated.ts';

/** A card in a figure, or an empty place, with its note. */
export interface Tile {
  /** Null: an empty place. */
  readonly card: CardName | null;
  readonly isCircuit?: boolean;
  /** The safety beside it. */
  readonly safety?: CardName;
  /** Whether its side is rolling, whether it can be played, or how it lies. */
  readonly is?: 'rolling' | 'stopped' | 'good' | 'bad' | 'crosswise';
  /** Replaces its name below. */
  readonly note?: Translated;
}

/** Tiles side by side, separated by an arrow or a gap between groups. */
export interface Strip {
  readonly groups: readonly (readonly Tile[])[];
  readonly between: 'arrow' | 'gap';
}

const BATTLE: Translated = { fr: 'bataille', en: 'battle' };
const SPEED: Translated = { fr: 'vitesse', en: 'speed' };

export const STRIPS: Readonly<Record<string, Strip>> = {
  kinds: {
    between: 'gap',
    groups: [
      [{ card: '100', note: { fr: 'étape', en: 'distance' } }],
      [{ card: 'crash', note: { fr: 'attaque', en: 'attack' } }],
      [{ card: 'repair', note: { fr: 'parade', en: 'remedy' } }],
      [{ card: 'ace', note: { fr: 'botte', en: 'safety' } }],
    ],
  },
  editions: {
    between: 'gap',
    groups: [
      [{ card: 'stop' }, { card: 'go' }],
      [
        { card: 'stop', isCircuit: true },
        { card: 'go', isCircuit: true },
      ],
    ],
  },
  rolling: {
    between: 'gap',
    groups: [
      [{ card: null, is: 'stopped' }],
      [{ card: 'go', is: 'rolling' }],
      [{ card: 'repair', is: 'stopped' }],
      [{ card: 'repair', safety: 'right', is: 'rolling' }],
    ],
  },
  repair: {
    between: 'arrow',
    groups: [
      [{ card: 'crash', is: 'stopped' }],
      [{ card: 'repair', is: 'stopped' }],
      [{ card: 'go', is: 'rolling' }],
      [{ card: '100' }],
    ],
  },
  limit: {
    between: 'arrow',
    groups: [
      [{ card: 'limit', note: SPEED }],
      [
        { card: '25', is: 'good' },
        { card: '50', is: 'good' },
        { card: '75', is: 'bad' },
        { card: '100', is: 'bad' },
        { card: '200', is: 'bad' },
      ],
    ],
  },
  exact: {
    between: 'gap',
    groups: [
      [
        { card: '25', is: 'good' },
        { card: '50', is: 'good' },
        { card: '75', is: 'good' },
        { card: '100', is: 'bad' },
        { card: '200', is: 'bad' },
      ],
    ],
  },
  crosswise: {
    between: 'gap',
    groups: [
      [{ card: 'tank', note: { fr: 'à son tour', en: 'on your turn' } }],
      [{ card: 'proof', is: 'crosswise', note: { fr: 'coup-fourré', en: 'out of turn' } }],
    ],
  },
  late: {
    between: 'arrow',
    groups: [
      [{ card: 'crash', is: 'stopped', note: BATTLE }],
      [{ card: 'ace' }],
      [{ card: null, is: 'stopped', note: BATTLE }],
    ],
  },
  right: {
    between: 'arrow',
    groups: [
      [
        { card: 'stop', note: BATTLE },
        { card: 'limit', note: SPEED },
      ],
      [{ card: 'right' }],
      [
        { card: null, is: 'rolling', note: BATTLE },
        { card: null, note: SPEED },
      ],
    ],
  },
};

/** Row by row: attack, remedy, safety. */
export const MEMO_CARDS: readonly CardName[] = MEMO.flatMap(({ attack, remedy, safety }) => [attack, remedy, safety]);

/** A side that hasn't started, with the given changes. */
export const sideWith = (known: Partial<SideView>): SideView => ({
  letter: 'A',
  seats: [0],
  battle: { top: null, cards: [] },
  speed: { top: null, cards: [] },
  km: 0,
  distances: { '25': 0, '50': 0, '75': 0, '100': 0, '200': 0 },
  safeties: [],
  coups: [],
  rolling: false,
  limited: false,
  awaitsGreen: false,
  ...known,
});
