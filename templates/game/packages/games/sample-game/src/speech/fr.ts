import { counted } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

const matches = (count: number): string => counted('fr', count, 'allumette', 'allumettes');

export const FR: Speech = {
  language: 'fr',
  takes: (name, count, heap) => `${name} prend ${matches(count)} dans le tas ${heap}.`,
  wins: (name) => `La dernière allumette est prise : ${name} gagne.`,
  refusals: {
    'SG-P1': ({ seats }) => `Sample Game se joue à 2, pas à ${seats}.`,
    'SG-T1': ({ heap, take, left }) =>
      `Impossible d’en prendre ${take} dans le tas ${heap} : il reste ${matches(Number(left))}.`,
    'SG-T2': ({ heap }) => `Le tas ${heap} est vide.`,
  },
  unexplained: (rule) => `Ce coup est refusé par la règle ${rule}.`,
  reasons: {
    'takes-last': 'ce coup prend la dernière allumette et gagne',
    balances: 'vous pourrez répondre à tous les coups adverses',
  },
  label: (count, heap) => `Prendre ${matches(count)} dans le tas ${heap}`,
  yourTurn: 'À vous : prenez des allumettes dans un seul tas.',
  waitFor: (name) => `${name} réfléchit.`,
  over: 'La dernière allumette est prise.',
  heap: (heap) => `Tas ${heap}`,
  matches,
  holds: (heap, count) => `Tas ${heap} : ${count === 0 ? 'vide' : matches(count)}.`,
  hasTaken: (name, count) => `${name} a pris ${matches(count)}.`,
  taken: 'Allumettes prises',
  advised: 'conseillé',
  notes: [
    ['À votre tour', 'Prenez une ou plusieurs allumettes dans un seul tas.'],
    ['Fin', 'Celui qui prend la dernière allumette gagne.'],
    ['À l’écran', 'Touchez une allumette : vous la prenez avec celles qui la suivent.'],
  ],
  typing: ['Coups', 'b3 : trois allumettes du tas b.'],
};
