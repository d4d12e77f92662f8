import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: {
    fr: 'Mille kilomètres de route, des pannes pour vos rivaux, et des bottes gardées en main pour le coup-fourré.',
    en: 'A thousand kilometres of road, breakdowns for your rivals, and safeties kept up your sleeve for a coup-fourré.',
  },
  minutes: [15, 30],
  age: 7,
  usualSeats: 2,
};
