import type { Lessons } from '../../../learn/lesson.ts';

export const lessons: Lessons = {
  firstGame: {
    title: { fr: 'Première partie', en: 'First game' },
    seats: 2,
    learner: 0,
    seed: 'first',
    steps: [
      { kind: 'tell', text: { fr: 'Voici la ville.', en: 'This is the city.' } },
      {
        kind: 'do',
        text: { fr: 'Posez un bloc haut rouge en b2.', en: 'Put a tall red block on b2.' },
        moves: ['Tr b2'],
      },
      { kind: 'watch', text: { fr: 'Aline joue.', en: 'Aline plays.' }, moves: ['1 Tb a1'] },
      { kind: 'tell', text: { fr: 'Fini.', en: 'Done.' } },
    ],
  },
  tryIts: {},
};
