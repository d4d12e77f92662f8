import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: {
    fr: 'Prenez des allumettes dans un tas à la fois, et gardez la dernière pour vous.',
    en: 'Take matches from one heap at a time, and keep the last one for yourself.',
  },
  minutes: [2, 5],
  age: 6,
  usualSeats: 2,
};
