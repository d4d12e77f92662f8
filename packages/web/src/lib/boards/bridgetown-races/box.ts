import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: {
    fr: 'Traversez les huit ponts de Portland, chacun avec le véhicule de la couleur de son drapeau.',
    en: 'Cross the eight bridges of Portland, each by the vehicle whose colour its flag has.',
  },
  minutes: [30, 60],
  age: 10,
  usualSeats: 3,
  options: {
    fr: {
      streetcarRules: 'Le tramway reste sur ses rails',
      specialActions: 'Actions spéciales',
    },
    en: {
      streetcarRules: 'The streetcar keeps to its rails',
      specialActions: 'Special actions',
    },
  },
};
