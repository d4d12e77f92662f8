import type { Lesson, ScriptedMove } from '../../lesson.ts';
import { firstGame } from './first-game.ts';

/** A city in which the lowest tower is red. */
export const lowest: Lesson = {
  title: { fr: 'Le plus bas possible', en: 'As low as possible' },
  rule: 'SK-T3',
  seats: 2,
  learner: 0,
  seed: 'first',
  before: [
    '0 Lr b2',
    '1 Tb c2',
    '0 Ty b1',
    '1 Tw a2',
    '0 Ty a1',
    '1 Tb c1',
    '0 Tr a3',
    '1 Tw c3',
    '0 Tr b3',
    '1 Bb a1-b1',
  ],
  steps: [
    {
      kind: 'do',
      isPuzzle: true,
      moves: ['Tr c1', 'Tr a2', 'Tr c2', 'Tr c3', 'Lr c1', 'Lr a2', 'Lr c2', 'Lr c3'],
      refuses: { 'Tr b2': 'SK-T2', 'Tr a1': 'SK-T3', 'Tr a3': 'SK-T2' },
      text: {
        fr: 'La tour la plus basse est b2, rouge, 2 étages. Où peut aller un bloc rouge ? Essayez b2, puis a1, puis trouvez une fondation qui convient.',
        en: 'The lowest tower is b2, red, with 2 floors. Where can a red block go? Try b2, then a1, then find a foundation that works.',
      },
      answers: {
        'Ty b2': {
          fr: 'Oui, un bloc jaune va forcément en b2. Mais c’est un bloc rouge que l’on cherche à placer.',
          en: 'Yes, a yellow block has to go on b2. But it’s a red block we want to place.',
        },
      },
      otherwise: {
        fr: 'C’est permis, mais essayez avec un bloc rouge.',
        en: 'That’s allowed, but try it with a red block.',
      },
    },
    {
      kind: 'tell',
      text: {
        fr: 'Le sommet de b2 est rouge : on l’écarte. Le niveau suivant est 3, avec un sommet d’une autre couleur. Les tours de 4 étages sont trop hautes.',
        en: 'b2 has a red top, so you skip it. The next level is 3, where the top must be another colour. The towers with 4 floors are too high.',
      },
    },
  ],
};

/** A city with only one place for the red bridge. */
export const bridge: Lesson = {
  title: { fr: 'Où lancer le pont', en: 'Where to build the bridge' },
  rule: 'SK-T4',
  seats: 2,
  learner: 0,
  seed: 'first',
  before: [
    '0 Tr b2',
    '1 Tb c2',
    '0 Ty b1',
    '1 Tw a2',
    '0 Lr a1',
    '1 Lb c1',
    '0 Ty a3',
    '1 Lw c3',
    '0 Lr b3',
    '1 Bw b2-c2',
  ],
  steps: [
    {
      kind: 'do',
      isPuzzle: true,
      moves: ['Br a2-a3'],
      refuses: { 'Br b2-c2': 'SK-T5', 'Br a2-b2': 'SK-T4', 'Br b3-c3': 'SK-T2', 'Br b1-b2': 'SK-T4' },
      text: {
        fr: 'Un seul endroit convient au pont rouge. Touchez-le, puis deux tours : essayez b2 et c2, sur le pont blanc, puis a2 et b2 ; la table dira pourquoi c’est refusé. Puis trouvez le bon.',
        en: 'There is only one spot for the red bridge. Choose it, then two towers: try b2 and c2, on the white bridge, then a2 and b2; the table will say why not. Then find the right spot.',
      },
      otherwise: {
        fr: 'C’est permis, mais c’est le pont rouge que l’on cherche à poser.',
        en: 'That’s allowed, but it’s the red bridge we want to build.',
      },
    },
    {
      kind: 'tell',
      text: {
        fr: 'a2 et a3 : voisines, 3 étages chacune, sommets blanc et jaune. Elles en ont 4 maintenant. Deux tours voisines de même hauteur : voilà ce qu’il faut guetter.',
        en: 'a2 and a3: neighbours, 3 floors each, white and yellow tops. Now they have 4. Two neighbours of equal height: that’s what to watch for.',
      },
    },
  ],
};

/** The first moves of the first game. */
const firstMoves = (count: number): readonly ScriptedMove[] =>
  firstGame.steps
    .flatMap((step): readonly ScriptedMove[] => {
      if (step.kind === 'watch') return step.moves;
      return step.kind === 'do' ? [`${firstGame.learner} ${step.moves[0]}`] : [];
    })
    .slice(0, count);

export const joined: Lesson = {
  title: { fr: 'Un pont appuyé sur votre tour', en: 'A bridge from your tower' },
  rule: 'SK-E3',
  seats: 2,
  learner: 0,
  seed: 'first',
  before: firstMoves(34),
  steps: [
    {
      kind: 'do',
      isPuzzle: true,
      moves: ['Rr a3'],
      refuses: { 'Rr b3': 'SK-T2' },
      look: 'city',
      text: {
        fr: 'Votre pont rouge relie a3 (8 étages) et b3 (10). Un seul toit rouge : où rapporte-t-il le plus tout de suite ?',
        en: 'Your red bridge joins a3 (8 floors) and b3 (10). One red roof: where does it score most right now?',
      },
      answers: {
        'Rr c3': {
          fr: 'c3 a 10 étages : 10 points. Avec le pont, il y a mieux.',
          en: 'c3 has 10 floors: 10 points. With the bridge you can do better.',
        },
        'Rr b1': {
          fr: 'b1 a 8 étages : 8 points. Avec le pont, il y a mieux.',
          en: 'b1 has 8 floors: 8 points. With the bridge you can do better.',
        },
        'Rr a1': {
          fr: 'a1 a 9 étages : 9 points, et Aline ne doublerait pas. Mais avec le pont, il y a mieux tout de suite.',
          en: 'a1 has 9 floors: 9 points, and Aline couldn’t double. But with the bridge you can do better right now.',
        },
        'Rr c1': {
          fr: 'c1 a 8 étages : 8 points. Avec le pont, il y a mieux.',
          en: 'c1 has 8 floors: 8 points. With the bridge you can do better.',
        },
      },
      otherwise: { fr: 'C’est permis, mais essayez avec le toit rouge.', en: 'That’s allowed, but try the red roof.' },
    },
    {
      kind: 'tell',
      text: {
        fr: 'a3 est à vous : 8 points. Votre pont s’y appuie : b3 compte aussi, 10 de plus, même sans toit. Si Aline ferme b3, la tour comptera pour elle, et toujours pour vous.',
        en: 'a3 is yours: 8 points. Your bridge rests on it, so b3 counts too, 10 more, even without a roof. If Aline closes b3 it counts for her, and still for you.',
      },
    },
  ],
};

export const double: Lesson = {
  title: { fr: 'Les deux bouts du pont', en: 'Both ends of the bridge' },
  rule: 'SK-E4',
  seats: 2,
  learner: 0,
  seed: 'first',
  before: firstMoves(38),
  steps: [
    {
      kind: 'do',
      isPuzzle: true,
      moves: ['Rr b3'],
      text: {
        fr: 'a3 est à vous, 8 étages ; b3, à l’autre bout de votre pont rouge, en a 13 : 21 points pour l’instant. Où va votre dernier toit ?',
        en: 'a3 is yours, 8 floors; b3, at the other end of your red bridge, has 13: 21 points so far. Where does your last roof go?',
      },
      answers: {
        'Rr c3': {
          fr: 'Dix points de plus. Il y a mieux : comptez ce que vaudrait le pont.',
          en: 'Ten more points. You can do better: work out what the bridge would score.',
        },
        'Rr b1': {
          fr: 'Huit points, et Aline ne doublera pas bleu. Mais comptez ce que vaudrait votre pont.',
          en: 'Eight points, and Aline won’t double blue. But work out what your bridge would score.',
        },
      },
      otherwise: { fr: 'C’est permis, mais essayez avec le toit rouge.', en: 'That’s allowed, but try the red roof.' },
    },
    {
      kind: 'tell',
      text: {
        fr: 'Les deux bouts du pont sont à vous : 8 et 13 font 21, comptés double : 42. Le toit valait à lui seul 21 points.',
        en: 'Both ends of the bridge are yours: 8 and 13 make 21, counted double: 42. That roof alone was worth 21 points.',
      },
    },
  ],
};
