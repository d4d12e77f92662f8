import type { GameMeta, OptionField, OptionsOf } from '@ponts-bornes/kernel';

export const EDITIONS = ['classic', 'circuit'] as const;
export const MATCHES = ['round', 'rounds', 'points'] as const;

const OPTIONS = [
  { key: 'edition', kind: 'choice', values: EDITIONS, default: 'classic' },
  { key: 'target', kind: 'choice', values: [1000, 700], default: 1000, when: { rule: 'MB-S3', seats: [4, 8] } },
  { key: 'match', kind: 'choice', values: MATCHES, default: 'round' },
  {
    key: 'roundsToWin',
    kind: 'whole',
    min: 2,
    max: 5,
    default: 3,
    when: { rule: 'MB-X1', options: { match: ['rounds'] } },
  },
  {
    key: 'limitNeedsGreen',
    kind: 'flag',
    default: false,
    when: { rule: 'MB-T6', options: { edition: ['circuit'] } },
  },
] as const satisfies readonly OptionField[];

export type MilleBornesOptions = OptionsOf<typeof OPTIONS>;

export const meta: GameMeta = {
  id: 'mille-bornes',
  name: { fr: '1000 Bornes', en: '1000 Bornes' },
  rules: 1,
  seats: [2, 3, 4, 6, 8],
  seatsRule: 'MB-S1',
  options: OPTIONS,
  perfectInformation: false,
};
