import type { LessonStep } from '../../lesson.ts';

/** An accident, a coup-fourré, and the exact end. */
export const ending: readonly LessonStep[] = [
  {
    kind: 'do',
    look: 'road',
    text: {
      fr: 'Cette attaque lui coûte deux cartes et deux tours. Profitez-en : avancez de 100.',
      en: 'This attack costs her two cards and two turns. Make the most of it: drive 100.',
    },
    moves: ['100'],
  },
  {
    kind: 'watch',
    look: 'battle',
    text: {
      fr: 'Aline repart, vous avancez de 25… et voici sa réponse : un accident. Sans l’as du volant en main, il passe.',
      en: 'Aline is off again, you drive 25… and here is her reply: an accident. Without the driving ace in hand, you can’t counter it.',
    },
    moves: ['1 go', '0 25', '1 crash>A', '0 ok'],
  },
  {
    kind: 'do',
    look: 'battle',
    text: {
      fr: 'Chaque attaque a sa parade : contre l’accident, les réparations. Un feu vert ne se pose pas directement dessus. Posez les réparations.',
      en: 'Every attack has its remedy: repairs against an accident. A green light does not go straight on top of it. Play the repairs.',
    },
    moves: ['repair'],
    answers: {
      right: {
        fr: 'Il n’enlève pas l’accident. Vous rejoueriez, et les réparations suffiraient ; mais gardez plutôt cette botte pour un coup-fourré.',
        en: 'It doesn’t remove the accident. You’d play again, and repairs would be enough; but keep it for a coup-fourré.',
      },
      'limit>B': {
        fr: 'Bonne idée pour plus tard. D’abord, sortez du fossé : les réparations.',
        en: 'A good idea for later. First get out of the ditch: repairs.',
      },
    },
    refuses: { go: 'MB-T4', gas: 'MB-T5' },
  },
  { kind: 'watch', look: 'rival', text: { fr: 'Aline défausse.', en: 'Aline discards.' }, moves: ['1 -gas'] },
  {
    kind: 'do',
    look: 'battle',
    text: {
      fr: 'Réparé, mais toujours à l’arrêt : le dessus de la bataille n’est pas un feu vert. Votre 200 attend ; le feu vert d’abord.',
      en: 'Repaired, but still stopped: the top of the battle pile isn’t a green light. Your 200 must wait; the green light comes first.',
    },
    moves: ['go'],
    answers: {
      right: {
        fr: 'Cela marcherait : la botte dispense de feu vert. Mais vous avez un feu vert ; gardez la botte encore un tour.',
        en: 'That would work: the safety replaces the green light. But you have a green light; keep the safety one more turn.',
      },
    },
    refuses: { '200': 'MB-D1' },
  },
  {
    kind: 'watch',
    look: 'battle',
    text: { fr: 'Aline ne vous laisse pas de répit : feu rouge.', en: 'Aline gives you no rest: red light.' },
    moves: ['1 stop>A'],
  },
  {
    kind: 'do',
    look: 'riposte',
    text: {
      fr: 'Voilà le moment. Votre véhicule prioritaire contre justement le feu rouge, et c’est maintenant ou jamais. Criez-le : coup-fourré !',
      en: 'This is the moment. Your right of way counters a red light, and it’s now or never. Shout it: coup-fourré!',
    },
    moves: ['!right'],
    answers: {
      ok: {
        fr: 'Vous seriez à l’arrêt, et le plus beau coup du jeu serait perdu. Contrez.',
        en: 'You’d be stopped, and the finest move in the game would be lost. Counter it.',
      },
    },
    refuses: { '200': 'MB-F6' },
  },
  {
    kind: 'tell',
    look: 'safeties',
    text: {
      fr: 'Le feu rouge est à la défausse, comme s’il n’avait jamais été posé. La botte est en travers, pour s’en souvenir : aux points, elle en vaut 400. Vous avez repioché, et c’est à vous.',
      en: 'The red light is on the discard pile as if it had never been played. The safety lies crosswise, as a reminder: it is worth 400 in a points game. You drew again, and the turn is yours.',
    },
  },
  {
    kind: 'do',
    look: 'road',
    text: {
      fr: 'Vous roulez toujours, sans nouveau feu vert : c’est toute la force du coup-fourré. Avancez de 200.',
      en: 'You’re still moving, without a new green light: that is the strength of a coup-fourré. Drive 200.',
    },
    moves: ['200'],
    otherwise: {
      fr: 'Permis, mais 200 km tout de suite, c’est mieux. C’est votre second 200 ; un troisième serait refusé.',
      en: 'Allowed, but 200 km right now is better. It’s your second 200; a third would be refused.',
    },
    refuses: { go: 'MB-T3' },
  },
  {
    kind: 'watch',
    look: 'rival',
    text: {
      fr: 'Aline avance de 25, vous aussi. Puis elle pose la botte « increvable » à son tour de jeu : elle rejoue aussitôt, mais sans coup-fourré. Et elle vous met en panne d’essence.',
      en: 'Aline drives 25, and so do you. Then she plays the safety “puncture-proof” on her own turn: she plays again at once, but it isn’t a coup-fourré. Then she plays out of petrol on you.',
    },
    moves: ['1 25', '0 25', '1 proof', '1 empty>A', '0 ok'],
  },
  {
    kind: 'do',
    look: 'battle',
    text: {
      fr: 'Le véhicule prioritaire protège du rouge et des limites, pas de la panne. Il faut sa parade : de l’essence.',
      en: 'Right of way protects from red lights and limits, not from running out of petrol. That takes its own remedy: petrol.',
    },
    moves: ['gas'],
    otherwise: {
      fr: 'D’abord, remettez-vous en route : de l’essence.',
      en: 'First get yourself moving again: petrol.',
    },
    refuses: { '100': 'MB-D1', go: 'MB-T3' },
  },
  {
    kind: 'watch',
    look: 'rival',
    text: {
      fr: 'Aline défausse une roue de secours : avec « increvable », elle n’en a plus besoin.',
      en: 'Aline discards a spare tyre: with “puncture-proof” she no longer needs it.',
    },
    moves: ['1 -wheel'],
  },
  {
    kind: 'do',
    look: 'battle',
    text: {
      fr: 'Sur votre bataille, de l’essence et pas de feu vert. Pourtant vous roulez : le véhicule prioritaire en dispense pour toute la manche. Avancez de 100.',
      en: 'On your battle pile there is petrol, not a green light. Yet you’re moving: with right of way you need none for the whole round. Drive 100.',
    },
    moves: ['100'],
    answers: {
      'limit>B': {
        fr: 'L’attaque réussirait. Mais Aline est loin derrière, et vous roulez : 100 km valent mieux.',
        en: 'It would hit. But Aline is far behind and you’re moving: 100 km are worth more.',
      },
    },
    refuses: { go: 'MB-T3' },
  },
  {
    kind: 'watch',
    look: 'rival',
    text: { fr: 'Aline avance de 50. Il vous reste 75 km.', en: 'Aline drives 50. You have 75 km to go.' },
    moves: ['1 50'],
  },
  {
    kind: 'do',
    look: 'road',
    text: {
      fr: 'À 925 il faut tomber juste : 100 vous ferait dépasser, la table le refuse. Avancez de 25 ; il en restera 50.',
      en: 'At 925 you must land exactly: 100 would take you past, and the table refuses it. Drive 25; that leaves 50.',
    },
    moves: ['25'],
    otherwise: {
      fr: 'C’est permis, mais chaque kilomètre utile compte : 25 vous amène à 950.',
      en: 'That’s allowed, but every useful kilometre counts: 25 takes you to 950.',
    },
    refuses: { '100': 'MB-D4' },
  },
  {
    kind: 'watch',
    look: 'rival',
    text: {
      fr: 'Aline défausse une limite, inutile contre vous. Vous lui en mettez une, pour la ralentir ; elle la lève, et perd un tour. Et vous piochez…',
      en: 'Aline discards a limit, useless against you. You play one on her to slow her down; she lifts it, and loses a turn. And you draw…',
    },
    moves: ['1 -limit', '0 limit>B', '1 ok', '1 end'],
  },
  {
    kind: 'do',
    look: 'road',
    text: {
      fr: 'Un 50 : exactement ce qu’il faut. 25 ne suffirait pas, 100 dépasserait. Franchissez la ligne.',
      en: 'A 50: exactly what you need. 25 would fall short, 100 would go past. Cross the line.',
    },
    moves: ['50'],
    answers: {
      '25': {
        fr: '975 : il faudrait encore un 25. Avec 50, vous y êtes.',
        en: '975: you’d need another 25. With 50 you are there.',
      },
    },
    refuses: { '100': 'MB-D4' },
  },
  {
    kind: 'tell',
    look: 'road',
    text: {
      fr: '1000 kilomètres, à 400 pour Aline : la manche est à vous. Aux points : 1000 de route, 100 pour la botte, 300 pour le coup-fourré, 400 pour la victoire, soit 1800. Pas de prime de 200 : vous avez posé deux 200.',
      en: '1000 kilometres to Aline’s 400: the round is yours. In points: 1000 for the road, 100 for the safety, 300 for the coup-fourré, 400 for the win, so 1800. No bonus of 200: you played two 200s.',
    },
  },
];
