import type { Language } from '@ponts-bornes/kernel';

const FR = {
  speed: 'Vitesse',
  colour: 'Couleur, emblème',
  stages: 'Étapes',
  half: 'Moitié',
  booster: 'Coup de pouce',
  seat: 'Sa place',
  character: 'Sa couleur de jeu',
  who: 'Aline',
  atOnce: 'Tout de suite',
  nextRound: 'Manche suivante',
  hand: 'Main',
  course: 'Parcours',
};

export type FigureWords = typeof FR;

const EN: FigureWords = {
  speed: 'Speed',
  colour: 'Colour, emblem',
  stages: 'Stages',
  half: 'Half',
  booster: 'Booster',
  seat: 'Her seat',
  character: 'The colour she plays',
  who: 'Aline',
  atOnce: 'At once',
  nextRound: 'Next round',
  hand: 'Hand',
  course: 'Route',
};

/** Labels in the figures. */
export const FIGURE_TEXTS: Readonly<Record<Language, FigureWords>> = { fr: FR, en: EN };
