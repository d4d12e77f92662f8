import type { GameMeta, OptionField, OptionsOf } from '@ponts-bornes/kernel';

const OPTIONS = [] as const satisfies readonly OptionField[];

export type CourseAutourDuMondeOptions = OptionsOf<typeof OPTIONS>;

export const meta: GameMeta = {
  id: 'course-autour-du-monde',
  name: { fr: 'La Course autour du monde', en: 'La Course autour du monde' },
  rules: 1,
  seats: [2, 3, 4, 5, 6],
  seatsRule: 'CM-G2',
  options: OPTIONS,
  perfectInformation: false,
};
