import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: {
    fr: 'Choisissez en secret un train, une moto, un avion, et composez en cinq manches le plus long parcours.',
    en: 'Choose a train, a motorbike, a plane in secret, and lay the longest course in five rounds.',
  },
  minutes: [15, 30],
  age: 8,
  usualSeats: 4,
  options: {
    fr: { characters: 'Personnages', 'characters.dealt': 'distribués au hasard', 'characters.chosen': 'choisis' },
    en: { characters: 'Characters', 'characters.dealt': 'dealt at random', 'characters.chosen': 'chosen' },
  },
};
