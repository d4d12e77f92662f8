import type { LessonStep } from '../../lesson.ts';

/** From the green light to the learner's first attack. */
export const opening: readonly LessonStep[] = [
  {
    kind: 'tell',
    look: 'road',
    text: {
      fr: 'Voici votre route : 1000 kilomètres, et votre voiture au départ. Aline, en haut, court contre vous. Il faut tomber exactement sur 1000 pour gagner.',
      en: 'This is your road: 1000 kilometres, with your car at the start. Aline, at the top, races against you. To win you must land exactly on 1000.',
    },
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Vous avez six cartes, et une septième piochée pour ce tour. Rien ne roule sans feu vert : touchez-le, puis « Poser ». Par curiosité, touchez d’abord 100, puis la route : la table explique pourquoi c’est trop tôt.',
      en: 'You have six cards, plus a seventh drawn for this turn. Nothing moves without a green light: tap it, then “Play”. If you’re curious, tap 100 first, then the road: the table explains why it’s too soon.',
    },
    moves: ['go'],
    otherwise: {
      fr: 'Une carte défaussée ne revient pas. Posez plutôt le feu vert : il n’y a pas de départ sans lui.',
      en: 'A discarded card doesn’t come back. Play the green light instead: there is no start without it.',
    },
    refuses: { '100': 'MB-D1', end: 'MB-T3' },
  },
  {
    kind: 'watch',
    look: 'rival',
    text: {
      fr: 'Un tour se joue toujours ainsi : vous piochez une carte, puis vous en jouez ou défaussez une. Aline démarre aussi.',
      en: 'Every turn goes like this: draw a card, then play one or discard one. Aline starts too.',
    },
    moves: ['1 go'],
  },
  {
    kind: 'do',
    look: 'battle',
    text: {
      fr: 'Le feu vert est sur votre pile de bataille : vous roulez. Une étape par tour, de la valeur que vous voulez. Commencez par la plus longue : avancez de 100.',
      en: 'The green light lies on your battle pile: you’re moving. You can play one distance per turn, of any value. Begin with the longest: drive 100.',
    },
    moves: ['100'],
    otherwise: {
      fr: 'C’est permis, mais quand rien ne vous freine, la plus longue étape est la bonne : 100.',
      en: 'That’s allowed, but while nothing holds you back the longest distance is best: 100.',
    },
  },
  {
    kind: 'watch',
    look: 'speed',
    text: {
      fr: 'Aline n’avance pas, elle attaque : une limite de vitesse, sur votre pile de vitesse. Cette pile est à part de la bataille.',
      en: 'Aline does not drive, she attacks: a speed limit, on your speed pile. That pile is separate from the battle pile.',
    },
    moves: ['1 limit>A'],
  },
  {
    kind: 'do',
    look: 'riposte',
    text: {
      fr: 'Après chaque attaque, on peut contrer : il faut la bonne carte bleue, une botte. Vous ne l’avez pas : laissez passer. En partie, cela se fait tout seul.',
      en: 'You may counter any attack if you hold the right blue card, a safety. You don’t: let it pass. In a real game this happens by itself.',
    },
    moves: ['ok'],
    refuses: { '50': 'MB-F6' },
  },
  {
    kind: 'do',
    look: 'speed',
    text: {
      fr: 'Une limite ne vous arrête pas : vous ne pouvez poser que 25 et 50. Avancez de 50. Un 75 sur la route ? Essayez : refusé.',
      en: 'A limit doesn’t stop you: you just can’t play more than 50. Drive 50. A 75 on the road? Try it: refused.',
    },
    moves: ['50'],
    answers: {
      end: {
        fr: 'La fin de limite est bonne aussi, et vous en avez quatre. Mais roulez d’abord : 50 passe même sous la limite.',
        en: 'An end of limit is good too, and you have four. But drive first: 50 is fine even under the limit.',
      },
      '-75': {
        fr: 'Gardez-le : vous pourrez le poser dès que la limite sera levée. Pour l’instant, 50 passe.',
        en: 'Keep it: you can play it once the limit is lifted. For now, 50 is fine.',
      },
    },
    refuses: { '75': 'MB-D2' },
  },
  {
    kind: 'watch',
    look: 'rival',
    text: { fr: 'Aline, elle, avance de 100.', en: 'Aline drives 100.' },
    moves: ['1 100'],
  },
  {
    kind: 'do',
    look: 'speed',
    text: {
      fr: 'Vous n’avez plus de 25 ni de 50 : il est temps de lever la limite. Posez une fin de limite. Elle suffit : vous roulez toujours, sans nouveau feu vert.',
      en: 'No 25 or 50 left: time to lift the limit. Play an end of limit. That’s enough: you’re still moving, and need no new green light.',
    },
    moves: ['end'],
    answers: {
      '-75': {
        fr: 'C’est votre seule étape : vous la poserez quand la limite sera levée. Posez une fin de limite.',
        en: 'It’s your only distance: you can play it once the limit is lifted. Play an end of limit.',
      },
    },
    refuses: { '75': 'MB-D2', go: 'MB-T3' },
  },
  {
    kind: 'watch',
    look: 'pile',
    text: {
      fr: 'Aline joue, puis vous piochez : une botte, le véhicule prioritaire. Il n’y en a qu’un dans tout le jeu.',
      en: 'Aline plays, then you draw a safety: right of way. There is only one in the whole deck.',
    },
    moves: ['1 25'],
  },
  {
    kind: 'do',
    look: 'hand',
    text: {
      fr: 'Cette botte bleue protège du feu rouge et de la limite. Gardez-la cachée : elle vaudra bien plus au bon moment. La limite est levée : avancez de 75.',
      en: 'This blue safety protects from red lights and limits. Keep it hidden: it will be worth far more at the right moment. The limit is lifted: drive 75.',
    },
    moves: ['75'],
    answers: {
      right: {
        fr: 'C’est permis. Mais si Aline vous attaque pendant que vous la tenez, elle rapportera bien plus.',
        en: 'That’s allowed. But if Aline attacks you while you hold it, it will earn you far more.',
      },
      '-right': {
        fr: 'Surtout pas : c’est l’une des quatre meilleures cartes du jeu.',
        en: 'Please don’t: it is one of the four best cards in the game.',
      },
      '-go': {
        fr: 'Gardez-le : après une attaque, il en faudra un pour repartir. Avancez de 75.',
        en: 'Keep it: after an attack you will need one to set off again. Drive 75.',
      },
    },
    refuses: { end: 'MB-T3' },
  },
  {
    kind: 'watch',
    look: 'rival',
    text: { fr: 'Aline vous rejoint : 225 km.', en: 'Aline catches up: 225 km.' },
    moves: ['1 100'],
  },
  {
    kind: 'do',
    look: 'discard',
    text: {
      fr: 'Pas d’étape en main, et une carte sans effet ne se pose pas. Alors on défausse : vous avez trois fins de limite, c’est une de trop. Touchez-en une, puis « Défausser ».',
      en: 'No distance in hand, and a card without effect cannot be played. So you discard: three ends of limit are one too many. Tap one, then “Discard”.',
    },
    moves: ['-end'],
    answers: {
      right: {
        fr: 'Ce serait une bonne façon de rejouer. Mais gardons cette botte pour plus tard.',
        en: 'That would be a good way to play again. But let’s keep this safety for later.',
      },
    },
    otherwise: {
      fr: 'Cette carte-là vous servira. De vos trois fins de limite, une peut partir.',
      en: 'You’ll need that card. Of your three ends of limit, one can go.',
    },
    refuses: { end: 'MB-T3', go: 'MB-T3', gas: 'MB-T3' },
  },
  {
    kind: 'watch',
    look: 'road',
    text: {
      fr: 'Quelques tours plus tard : vous piochez un 50, puis un beau 200, et vous les posez. Un camp pose deux 200 au plus par manche.',
      en: 'A few turns later: you draw a 50, then a fine 200, and play them. A side plays two 200s at most in a round.',
    },
    moves: ['1 100', '0 50', '1 -repair', '0 200', '1 -repair'],
  },
  {
    kind: 'do',
    look: 'rival',
    text: {
      fr: 'À vous d’attaquer. Une crevaison ne se pose que sur une voiture qui roule, et Aline roule : touchez la carte, puis « Aline ».',
      en: 'Your turn to attack. A flat tyre only hits a moving car, and Aline is moving: tap the card, then “Aline”.',
    },
    moves: ['flat>B'],
    answers: {
      right: {
        fr: 'Pas encore : tenez-la cachée, et attaquez.',
        en: 'Not yet: keep it hidden, and attack.',
      },
    },
    otherwise: {
      fr: 'Sans étape en main, mieux vaut ralentir Aline que défausser une carte.',
      en: 'With no distance in hand, slowing Aline down beats discarding a card.',
    },
    refuses: { go: 'MB-T3' },
  },
  {
    kind: 'watch',
    look: 'rival',
    text: {
      fr: 'Aline ne contre pas : l’attaque passe. Elle pose une roue de secours, mais une parade ne fait pas rouler : il lui faut encore un feu vert.',
      en: 'Aline doesn’t counter, so the attack stands. She plays a spare tyre, but a remedy doesn’t get you moving: she still needs a green light.',
    },
    moves: ['1 ok', '1 wheel'],
  },
];
