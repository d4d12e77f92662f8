import type { Lesson } from '../../lesson.ts';

/** Heap a is empty: one move makes the other two equal. */
export const equal: Lesson = {
  title: { fr: 'Deux tas égaux', en: 'Two equal heaps' },
  rule: 'SG-E1',
  seats: 2,
  learner: 1,
  seed: 'first',
  before: ['0 a3'],
  steps: [
    {
      kind: 'do',
      isPuzzle: true,
      moves: ['c1'],
      look: 'heaps',
      text: {
        fr: 'Le tas a est vide. Il reste 4 et 5 allumettes. Quel coup vous assure la dernière ?',
        en: 'Heap a is empty. 4 and 5 matches are left. Which move makes sure that you take the last one?',
      },
      otherwise: {
        fr: 'Après ce coup, Aline peut égaliser les deux tas à votre place. Cherchez encore.',
        en: 'After this move Aline can make the two heaps equal herself. Try again.',
      },
    },
    {
      kind: 'tell',
      text: {
        fr: 'Quatre et quatre : quoi que prenne Aline, prenez autant dans l’autre tas.',
        en: 'Four and four: whatever Aline takes, take as many from the other heap.',
      },
    },
  ],
};
