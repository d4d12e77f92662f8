import type { Box } from '../kit.ts';

export const box: Box = {
  meaning: { en: 'Mad race' },
  blurb: {
    fr: 'Choisissez en secret un train, une moto ou un avion, et composez le plus long parcours en cinq manches.',
    en: 'Secretly choose a train, a motorbike or a plane, and build the longest route in five rounds.',
  },
  minutes: [15, 30],
  age: 8,
  usualSeats: 4,
};
