import type { GameMeta, OptionField, OptionsOf } from '@ponts-bornes/kernel';

/** [CF-S1] How seats get their characters. */
const DEALS = ['dealt', 'chosen'] as const;

const OPTIONS = [
  { key: 'characters', kind: 'choice', values: DEALS, default: 'dealt' },
] as const satisfies readonly OptionField[];

export type CourseFolleOptions = OptionsOf<typeof OPTIONS>;

export const meta: GameMeta = {
  id: 'course-folle',
  name: { fr: 'Course folle', en: 'Course folle' },
  rules: 3,
  seats: [2, 3, 4, 5, 6, 7],
  seatsRule: 'CF-S1',
  options: OPTIONS,
  perfectInformation: false,
};
