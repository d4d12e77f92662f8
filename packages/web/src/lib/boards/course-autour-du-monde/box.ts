import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: {
    fr: 'De vol en vol, cherchez les visas des cinq continents et rentrez le premier chez vous.',
    en: 'Flight by flight, gather the visas of the five continents and be the first one home.',
  },
  minutes: [20, 40],
  age: 8,
  usualSeats: 3,
  options: { fr: {}, en: {} },
};
