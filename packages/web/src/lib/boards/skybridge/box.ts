import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: {
    fr: 'Bâtissez une ville étage par étage, lancez votre pont et posez vos toits sur les tours qui rapportent.',
    en: 'Build a city floor by floor, link towers with your bridge and put your roofs on those that score.',
  },
  minutes: [15, 30],
  age: 8,
  usualSeats: 2,
};
