import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: { fr: '…', en: '…' },
  minutes: [20, 40],
  age: 8,
  usualSeats: 2,
  options: { fr: {}, en: {} },
};
