import type { Box } from '../kit.ts';

export const box: Box = {
  meaning: { en: 'The race around the world' },
  blurb: {
    fr: 'De vol en vol, réunissez les visas des cinq continents et rentrez le premier.',
    en: 'Flight by flight, collect the visas of all five continents and be the first one home.',
  },
  minutes: [20, 40],
  age: 8,
  usualSeats: 3,
};
