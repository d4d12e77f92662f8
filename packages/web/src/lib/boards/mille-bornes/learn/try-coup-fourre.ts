import type { Lesson } from '../../lesson.ts';

/** Three seats, so that one of them loses a turn. */
export const COUP_FOURRE: Lesson = {
  title: { fr: 'Coup-fourré !', en: 'Coup-fourré!' },
  rule: 'MB-F1',
  seats: 3,
  learner: 0,
  seed: 'coup-3145',
  before: ['2 go', '0 go', '1 go', '2 100', '0 200', '1 100', '2 100', '0 75'],
  steps: [
    {
      kind: 'watch',
      look: 'battle',
      text: {
        fr: 'Vous roulez en tête, la botte « increvable » en main. Aline vous attaque : crevaison. Après elle, ce serait à Basile.',
        en: 'You’re in the lead, with the puncture-proof safety in hand. Aline attacks: flat tyre. After her it would be Basile’s turn.',
      },
      moves: ['1 flat>A'],
    },
    {
      kind: 'do',
      look: 'riposte',
      text: {
        fr: 'Ce n’est pas votre tour, mais peu importe : contrez avec la botte correspondante.',
        en: 'It isn’t your turn, but never mind: counter with the matching safety.',
      },
      moves: ['!proof'],
      answers: {
        ok: {
          fr: 'Vous seriez à l’arrêt. Et la botte, posée à votre tour, ne serait plus un coup-fourré : il vous faudrait encore un feu vert.',
          en: 'You’d be stopped. And the safety, played on your own turn, wouldn’t be a coup-fourré: you’d still need a green light.',
        },
      },
      refuses: { '75': 'MB-F6', go: 'MB-F6' },
    },
    {
      kind: 'do',
      look: 'battle',
      text: {
        fr: 'La crevaison est à la défausse, votre feu vert est toujours là. Vous avez pioché deux cartes : une pour revenir à six, une pour ce tour. Avancez de 75 ; un feu vert serait refusé, essayez.',
        en: 'The flat tyre is on the discard pile, your green light is still there. You drew two cards: one to be back at six, one for this turn. Drive 75; a green light would be refused, try it.',
      },
      moves: ['75'],
      otherwise: {
        fr: 'C’est permis : vous avez un tour entier. Pour voir que vous roulez encore, avancez de 75.',
        en: 'That’s allowed: you have a full turn. To see that you’re still moving, drive 75.',
      },
      refuses: { go: 'MB-T3' },
    },
    {
      kind: 'watch',
      look: 'rival-B',
      text: {
        fr: 'Le jeu reprend à votre gauche : c’est Aline, et non Basile. Il perd son tour.',
        en: 'Play continues to your left: with Aline, not Basile. He loses his turn.',
      },
      moves: ['1 75'],
    },
    {
      kind: 'tell',
      look: 'safeties',
      text: {
        fr: 'Attaque annulée, deux cartes piochées, un tour gagné, et une botte en travers qui protège jusqu’à la fin de la manche : voilà pourquoi on garde ses bottes en main.',
        en: 'The attack cancelled, two cards drawn, a turn gained, and a crosswise safety that protects you for the rest of the round: that’s why players keep their safeties in hand.',
      },
    },
  ],
};

/** The same safety, too late for a coup-fourré. */
export const LATE_SAFETY: Lesson = {
  title: { fr: 'Botte tardive', en: 'A late safety' },
  rule: 'MB-B3',
  seats: 2,
  learner: 0,
  seed: 'late-689',
  before: ['0 go', '1 go', '0 50', '1 50', '0 -stop', '1 100', '0 100', '1 crash>A', '0 ok'],
  steps: [
    {
      kind: 'do',
      look: 'battle',
      text: {
        fr: 'Un accident vous arrête depuis le tour d’Aline, et vous ne piochez l’as du volant que maintenant : trop tard pour un coup-fourré. Posez-le quand même : il efface l’accident.',
        en: 'An accident stopped you on Aline’s turn, and you draw the driving ace only now: too late for a coup-fourré. Play it all the same: it removes the accident.',
      },
      moves: ['ace'],
      otherwise: {
        fr: 'C’est permis, mais sans réparations en main, l’as du volant est votre sortie.',
        en: 'That’s allowed, but with no repairs in hand the driving ace is your way out.',
      },
      refuses: { '200': 'MB-D1', go: 'MB-T4', '!ace': 'MB-F1' },
    },
    {
      kind: 'do',
      look: 'battle',
      text: {
        fr: 'L’accident est parti, mais avec lui toute la pile de bataille, votre feu vert compris. Essayez 200 : refusé. Vous rejouez : posez un feu vert.',
        en: 'The accident is gone, but the whole battle pile went with it, your green light too. Try 200: refused. You play again: play a green light.',
      },
      moves: ['go'],
      refuses: { '200': 'MB-D1', '100': 'MB-D1' },
    },
    { kind: 'watch', text: { fr: 'Aline avance.', en: 'Aline drives.' }, look: 'rival', moves: ['1 75'] },
    {
      kind: 'do',
      look: 'road',
      text: {
        fr: 'Maintenant vous roulez, et les accidents ne peuvent plus rien contre vous. Avancez de 200.',
        en: 'Now you’re moving, and accidents can’t touch you any more. Drive 200.',
      },
      moves: ['200', '100', '75'],
    },
    {
      kind: 'tell',
      look: 'safeties',
      text: {
        fr: 'À temps, la botte annule l’attaque et vous roulez encore. Trop tard, elle balaie la pile : il faut repartir d’un feu vert, et elle se pose droite, sans prime.',
        en: 'In time, a safety cancels the attack and you keep moving. Too late, it sweeps the pile away: you need a green light to start again, and the safety lies upright, with no bonus.',
      },
    },
  ],
};
