import type { GameMeta, OptionField, OptionsOf } from '@ponts-bornes/kernel';

const OPTIONS = [] as const satisfies readonly OptionField[];

export type SampleGameOptions = OptionsOf<typeof OPTIONS>;

export const meta: GameMeta = {
  id: 'sample-game',
  name: { fr: 'Sample Game', en: 'Sample Game' },
  rules: 1,
  seats: [2],
  seatsRule: 'SG-P1',
  options: OPTIONS,
  perfectInformation: true,
};
