import type { GameMeta, OptionField, OptionsOf } from '@ponts-bornes/kernel';

const OPTIONS = [
  { key: 'streetcarRules', kind: 'flag', default: true },
  { key: 'specialActions', kind: 'flag', default: true },
] as const satisfies readonly OptionField[];

export type BridgetownOptions = OptionsOf<typeof OPTIONS>;

export const meta: GameMeta = {
  id: 'bridgetown-races',
  name: { fr: 'Bridgetown Races', en: 'Bridgetown Races' },
  rules: 1,
  seats: [2, 3, 4],
  seatsRule: 'BR-C1',
  options: OPTIONS,
  perfectInformation: true,
};
