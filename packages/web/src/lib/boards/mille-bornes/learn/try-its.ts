import type { Lesson } from '../../lesson.ts';
import { COUP_FOURRE, LATE_SAFETY } from './try-coup-fourre.ts';
import { END_OF_LIMIT, LIMIT_ANYONE } from './try-limits.ts';

const AFTER_REPAIR: Lesson = {
  title: { fr: 'Repartir', en: 'Off again' },
  rule: 'MB-T5',
  seats: 2,
  learner: 0,
  seed: 'repair-808',
  before: ['0 go', '1 go', '0 50', '1 200', '0 75', '1 crash>A', '0 ok'],
  steps: [
    {
      kind: 'do',
      look: 'battle',
      text: {
        fr: 'Un accident vous arrête. Au-dessus de votre main, la table dit ce qu’il faut : réparations, puis feu vert. Essayez d’abord le feu vert ou le 100, elle vous dira pourquoi c’est refusé ; puis posez les réparations.',
        en: 'An accident stops you. Above your hand the table says what you need: repairs, then a green light. Try the green light or the 100 first to see why not; then play the repairs.',
      },
      moves: ['repair'],
      otherwise: {
        fr: 'Rien à défausser pour l’instant : l’une de ces cartes répare l’accident.',
        en: 'Nothing to discard for now: one of these cards fixes the accident.',
      },
      refuses: { '100': 'MB-D1', go: 'MB-T4', wheel: 'MB-T5', gas: 'MB-T5' },
    },
    { kind: 'watch', look: 'rival', text: { fr: 'Aline avance de 100.', en: 'Aline drives 100.' }, moves: ['1 100'] },
    {
      kind: 'do',
      look: 'battle',
      text: {
        fr: 'Les réparations couvrent l’accident, mais elles ne font pas rouler. Essayez 100 : refusé. Puis posez le feu vert.',
        en: 'The repairs cover the accident, but they don’t get you moving. Try 100: refused. Then play the green light.',
      },
      moves: ['go'],
      otherwise: { fr: 'Pour repartir, il manque un feu vert.', en: 'To set off again you need a green light.' },
      refuses: { '100': 'MB-D1', '75': 'MB-D1' },
    },
    {
      kind: 'watch',
      look: 'rival',
      text: { fr: 'Encore 100 pour Aline : elle est loin.', en: 'Another 100 for Aline: she is far ahead.' },
      moves: ['1 100'],
    },
    {
      kind: 'do',
      look: 'road',
      text: { fr: 'Feu vert sur le dessus : vous roulez. Avancez.', en: 'Green light on top: you’re moving. Drive.' },
      moves: ['100', '75'],
    },
    {
      kind: 'tell',
      look: 'battle',
      text: {
        fr: 'Parade, feu vert, étape : trois tours. Un accident, une panne ou une crevaison en coûte deux, sauf avec le véhicule prioritaire : on repart alors dès la parade.',
        en: 'Remedy, green light, distance: three turns. An accident, a flat tyre or running out of petrol costs you two of them, unless you have right of way: then you set off right after the remedy.',
      },
    },
  ],
};

const RIGHT_OF_WAY: Lesson = {
  title: { fr: 'Prioritaire', en: 'Right of way' },
  rule: 'MB-B4',
  seats: 2,
  learner: 0,
  seed: 'right-2821',
  before: ['0 go', '1 limit>A', '0 ok', '0 50', '1 stop>A', '0 ok'],
  steps: [
    {
      kind: 'do',
      look: 'piles',
      text: {
        fr: 'Feu rouge sur la bataille, limite sur la vitesse, ni feu vert ni fin de limite en main. Une seule carte règle les deux.',
        en: 'A red light on the battle pile, a limit on the speed pile, no green light and no end of limit in hand. A single card deals with both.',
      },
      moves: ['right'],
      isPuzzle: true,
      otherwise: {
        fr: 'Ne défaussez rien : votre botte bleue répond aux deux attaques.',
        en: 'Don’t discard anything: your blue safety answers both attacks.',
      },
      refuses: { '100': 'MB-D1', '25': 'MB-D1', 'flat>B': 'MB-A1' },
    },
    {
      kind: 'do',
      look: 'piles',
      text: {
        fr: 'Les deux attaques sont à la défausse et vous rejouez. La pile de bataille est vide ; vous roulez pourtant, car cette botte remplace tout feu vert. Avancez de 100.',
        en: 'Both attacks are discarded and you play again. The battle pile is empty; yet you’re moving, because this safety replaces every green light. Drive 100.',
      },
      moves: ['100', '75', '25'],
      otherwise: {
        fr: 'C’est permis. Mais vous roulez : essayez 100.',
        en: 'That’s allowed. But you’re moving: try 100.',
      },
      refuses: { 'flat>B': 'MB-A1' },
    },
    {
      kind: 'tell',
      look: 'safeties',
      text: {
        fr: 'Ni feu rouge ni limite jusqu’à la fin de la manche. Panne, crevaison et accident vous arrêtent encore, mais leur parade suffit pour repartir : aucun feu vert n’est nécessaire.',
        en: 'No more red lights or limits for the whole round. Out of petrol, flat tyre and accident still stop you, but the remedy is enough to set off: no green light needed.',
      },
    },
  ],
};

const EXACT: Lesson = {
  title: { fr: 'Tomber juste', en: 'Landing exactly' },
  rule: 'MB-D4',
  options: { edition: 'circuit' },
  seats: 2,
  learner: 0,
  seed: 'exact-1157',
  before: [
    ...(['1 -75', '0 go', '1 go', '0 75', '1 -repair', '0 100', '1 100', '0 25', '1 empty>A', '0 ok'] as const),
    ...(['0 gas', '1 25', '0 go', '1 crash>A', '0 !ace', '0 25', '1 100', '0 75', '1 -50', '0 200'] as const),
    ...(['1 25', '0 proof', '0 50', '1 -end', '0 limit>B', '1 ok', '1 end', '0 75', '1 50', '0 25'] as const),
    ...(['1 50', '0 stop>B', '1 ok', '1 go', '0 200', '1 -repair'] as const),
  ],
  steps: [
    {
      kind: 'do',
      look: 'road',
      text: {
        fr: '850 km sur 1000 : il en manque 150. En main, deux 75 et un 100. Lequel poser pour finir au plus vite ?',
        en: '850 km of 1000: 150 to go. You have two 75s and a 100. Which do you play to finish soonest?',
      },
      moves: ['75'],
      isPuzzle: true,
      answers: {
        '100': {
          fr: '950 : il faudrait alors un 50, que vous n’avez pas. Deux fois 75 font 150, tout juste.',
          en: '950: then you’d need a 50, which you don’t hold. Twice 75 makes 150, exactly.',
        },
      },
      otherwise: {
        fr: 'C’est permis, mais la ligne est à deux tours : choisissez une étape.',
        en: 'That’s allowed, but the line is two turns away: choose a distance.',
      },
    },
    {
      kind: 'watch',
      look: 'rival',
      text: { fr: 'Aline avance de 100, sans espoir.', en: 'Aline drives 100, without much hope.' },
      moves: ['1 100'],
    },
    {
      kind: 'do',
      look: 'road',
      text: {
        fr: '925. Essayez 100 : la table refuse, car le total ne dépasse jamais 1000. Puis finissez.',
        en: '925. Try 100: the table refuses, because the total may never pass 1000. Then finish.',
      },
      moves: ['75'],
      answers: {
        '50': {
          fr: '975 : il faudrait encore un 25. Vous avez mieux.',
          en: '975: you’d need another 25. You have something better.',
        },
      },
      refuses: { '100': 'MB-D4' },
    },
    {
      kind: 'tell',
      look: 'road',
      text: {
        fr: 'Exactement 1000 : la manche est finie sur-le-champ. Comptez dès 700 km ce qu’il vous reste, et gardez une petite étape pour la fin.',
        en: 'Exactly 1000: the round is over at once. From 700 km on, count what is left, and keep a small distance for the end.',
      },
    },
  ],
};

export const TRY_ITS: Readonly<Record<string, Lesson>> = {
  'after-repair': AFTER_REPAIR,
  'end-of-limit': END_OF_LIMIT,
  exact: EXACT,
  'limit-anyone': LIMIT_ANYONE,
  'late-safety': LATE_SAFETY,
  'right-of-way': RIGHT_OF_WAY,
  'coup-fourre': COUP_FOURRE,
};
