import type { Lesson } from '../../lesson.ts';

/** The circuit edition, whose booklet contradicts itself here. */
export const END_OF_LIMIT: Lesson = {
  title: { fr: 'Fin de limite', en: 'End of limit' },
  rule: 'MB-T6',
  options: { edition: 'circuit' },
  seats: 2,
  learner: 0,
  seed: 'limit-483',
  before: ['0 go', '1 limit>A', '0 ok', '0 50', '1 -end'],
  steps: [
    {
      kind: 'do',
      look: 'piles',
      text: {
        fr: 'Sur le circuit, des drapeaux remplacent les feux. Vous roulez sous une limite. Essayez 100, ou un drapeau vert ; puis posez la carte qui lève la limite.',
        en: 'On the circuit, flags replace lights. You are moving under a limit. Try 100, or a green flag; then play the card that lifts the limit.',
      },
      moves: ['end'],
      isPuzzle: true,
      otherwise: {
        fr: 'C’est permis, mais rien ne changerait. Une carte lève la limite : laquelle ?',
        en: 'That’s allowed, but nothing would change. One card lifts the limit: which?',
      },
      answers: {
        '50': {
          fr: 'Oui, 50 passe toujours. Mais levez d’abord la limite : votre 100 en vaut la peine.',
          en: 'Yes, 50 is always allowed. But lift the limit first: your 100 is worth it.',
        },
      },
      refuses: { '100': 'MB-D2', '75': 'MB-D2', go: 'MB-T3', 'stop>B': 'MB-A1' },
    },
    {
      kind: 'watch',
      look: 'rival',
      text: { fr: 'Aline cherche toujours son drapeau vert.', en: 'Aline is still looking for her green flag.' },
      moves: ['1 -gas'],
    },
    {
      kind: 'do',
      look: 'piles',
      text: {
        fr: 'Faut-il un drapeau vert pour reprendre de la vitesse ? Non : la bataille n’a pas bougé, vous roulez. Avancez de 100.',
        en: 'Do you need a green flag to pick up speed again? No: the battle pile has not changed, you’re moving. Drive 100.',
      },
      moves: ['100', '75'],
      otherwise: {
        fr: 'C’est permis, mais rien ne vous limite plus : 100.',
        en: 'That’s allowed, but nothing limits you any more: 100.',
      },
      refuses: { go: 'MB-T3' },
    },
    {
      kind: 'tell',
      look: 'speed',
      text: {
        fr: 'Deux piles, deux questions : la bataille dit si vous roulez, la vitesse dit de combien. Si vous préférez exiger un drapeau vert, choisissez la règle maison du circuit.',
        en: 'Two piles, two questions: the battle pile says whether you’re moving, the speed pile how fast. If you’d rather require a green flag, choose the circuit’s house rule.',
      },
    },
  ],
};

export const LIMIT_ANYONE: Lesson = {
  title: { fr: 'Qui attaquer ?', en: 'Who can you attack?' },
  rule: 'MB-A2',
  seats: 2,
  learner: 0,
  seed: 'slow-1458',
  before: ['0 go', '1 go', '0 crash>B', '1 ok', '1 repair'],
  steps: [
    {
      kind: 'do',
      look: 'rival',
      text: {
        fr: 'Aline a réparé son accident, mais sans feu vert elle ne roule pas. Vous avez trois attaques : laquelle peut la toucher quand même ? Essayez-les.',
        en: 'Aline has repaired her accident, but without a green light she is not moving. You hold three attacks: which of them can hit her all the same? Try them.',
      },
      moves: ['limit>B'],
      isPuzzle: true,
      otherwise: {
        fr: 'Avancer serait sage. Mais voyons d’abord laquelle des trois attaques la touche maintenant.',
        en: 'Driving would be wise. But let’s first see which of the three attacks hits her now.',
      },
      refuses: { 'stop>B': 'MB-A1', 'empty>B': 'MB-A1' },
    },
    {
      kind: 'watch',
      look: 'rival',
      text: {
        fr: 'La limite va sur sa pile de vitesse, qu’elle roule ou non. Elle laisse passer, puis pose un feu vert.',
        en: 'The limit goes on her speed pile, moving or stopped. She lets it pass, then plays a green light.',
      },
      moves: ['1 ok', '1 go'],
    },
    {
      kind: 'do',
      look: 'rival',
      text: {
        fr: 'Maintenant elle roule, et les autres attaques sont possibles. La limite s’y ajoute : posez le feu rouge.',
        en: 'Now she is moving, and the other attacks work. The limit adds to them: play the red light.',
      },
      moves: ['stop>B'],
      answers: {
        'empty>B': {
          fr: 'La panne serait possible aussi, et il lui faudrait deux cartes. Gardez-la pour plus tard : le feu rouge.',
          en: 'Out of petrol would work too, and cost her two cards. Keep it for later: the red light.',
        },
      },
      otherwise: {
        fr: 'Bon coup aussi. Mais essayons : elle roule, une attaque passe.',
        en: 'A good move too. But let’s try: she is moving, an attack works.',
      },
    },
    {
      kind: 'watch',
      look: 'rival',
      text: { fr: 'Aline ne contre pas : l’attaque passe.', en: 'Aline doesn’t counter: she lets it pass.' },
      moves: ['1 ok'],
    },
    {
      kind: 'tell',
      look: 'rival',
      text: {
        fr: 'Une attaque sur la bataille, une limite sur la vitesse : jamais plus. Tant qu’elle ne roule pas, rien d’autre ne peut la toucher.',
        en: 'One attack on the battle pile, one limit on the speed pile: never more. While she is not moving, nothing else can hit her.',
      },
    },
  ],
};
