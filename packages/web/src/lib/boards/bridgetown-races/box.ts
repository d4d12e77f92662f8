import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: {
    fr: 'Traversez les huit ponts de Portland, chacun avec le mode de transport de la couleur de son drapeau.',
    en: 'Cross Portland’s eight bridges, each with the vehicle that matches the colour of its flag.',
  },
  minutes: [30, 60],
  age: 10,
  usualSeats: 3,
};
