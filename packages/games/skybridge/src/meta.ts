import type { GameMeta, OptionField, OptionsOf } from '@ponts-bornes/kernel';

const OPTIONS = [] as const satisfies readonly OptionField[];

export type SkybridgeOptions = OptionsOf<typeof OPTIONS>;

export const meta: GameMeta = {
  id: 'skybridge',
  name: { fr: 'Skybridge', en: 'Skybridge' },
  rules: 1,
  seats: [2, 3, 4],
  seatsRule: 'SK-P1',
  options: OPTIONS,
  perfectInformation: true,
};
