import type { Lesson, LessonStep } from '../../lesson.ts';

/** Aline takes a match from heap b, and the learner answers in heap c. */
const copied = (left: number): readonly LessonStep[] => [
  {
    kind: 'watch',
    moves: ['1 b1'],
    text: {
      fr: `Aline prend une allumette dans le tas b : il lui en reste ${left}.`,
      en: `Aline takes a match from heap b: it has ${left} left.`,
    },
  },
  {
    kind: 'do',
    moves: ['c1'],
    text:
      left === 0
        ? { fr: 'Il reste une allumette, et c’est la vôtre.', en: 'One match is left, and it is yours.' }
        : { fr: 'Copiez : une allumette du tas c.', en: 'Copy her: one match from heap c.' },
    otherwise: {
      fr: 'C’est permis, mais gardez les tas b et c égaux.',
      en: 'That is allowed, but keep heaps b and c equal.',
    },
  },
];

/** A whole game, won by leaving heaps that balance. At least twelve steps, six of them moves of the learner. */
export const firstGame: Lesson = {
  title: { fr: 'Première partie', en: 'A first game' },
  seats: 2,
  learner: 0,
  seed: 'first',
  steps: [
    {
      kind: 'tell',
      look: 'heaps',
      text: {
        fr: 'Trois tas : 3, 4 et 5 allumettes. Chacun son tour, vous et Aline prenez dans un seul tas. Qui prend la dernière gagne.',
        en: 'Three heaps of 3, 4 and 5 matches. You and Aline take turns, each time from a single heap. The player who takes the last match wins.',
      },
    },
    {
      kind: 'do',
      look: 'heaps',
      moves: ['a2'],
      text: {
        fr: 'Prenez deux allumettes du tas a : touchez l’avant-dernière, la dernière vient avec.',
        en: 'Take two matches from heap a: tap the last but one, and the last comes with it.',
      },
      otherwise: {
        fr: 'C’est permis aussi. Pour cette leçon, prenez-en deux dans le tas a.',
        en: 'That is allowed too. For this lesson take two from heap a.',
      },
    },
    {
      kind: 'watch',
      moves: ['1 c1'],
      text: { fr: 'Aline en prend une dans le tas c : 1, 4 et 4.', en: 'Aline takes one from heap c: 1, 4 and 4.' },
    },
    {
      kind: 'do',
      moves: ['a1'],
      text: {
        fr: 'Videz le tas a : il restera deux tas égaux.',
        en: 'Empty heap a: two equal heaps will be left.',
      },
      otherwise: {
        fr: 'C’est permis, mais laissez plutôt deux tas égaux à Aline.',
        en: 'That is allowed, but leave Aline two equal heaps.',
      },
    },
    ...copied(3),
    ...copied(2),
    ...copied(1),
    ...copied(0),
    {
      kind: 'tell',
      text: {
        fr: 'Vous gagnez ! Laissez deux tas égaux, puis copiez chaque coup : la dernière est toujours pour vous.',
        en: 'You win! Leave two equal heaps, then copy every move: the last match is always yours.',
      },
    },
  ],
};
