import type { LessonStep } from '../../lesson.ts';

/** The streetcar, an exchange, and the end. */
export const LATER_ROUNDS: readonly LessonStep[] = [
  {
    kind: 'watch',
    look: 'morrison',
    text: {
      fr: 'Manche trois. Un drapeau vert est arrivé sur Morrison, où vous êtes : on ne prend jamais le drapeau du pont où commence le trajet. Chacun place, puis part…',
      en: 'Round three. A green flag has come to Morrison, where you are: you never take the flag of the bridge where a ride starts. Everyone places, then rides…',
    },
    moves: [
      '1 place bus',
      '0 place car',
      '1 place walking',
      '0 place streetcar',
      '1 place taxi',
      '0 place taxi',
      '1 ride bus e16 +hawthorne',
      '0 ride taxi w30',
      '1 ride taxi w16@marquam',
    ],
  },
  {
    kind: 'do',
    look: 'steel',
    text: {
      fr: 'Votre taxi vous a mené sur les rails bleus. À vous le tramway : cinq cases, par le pont Steel, sans quitter les rails. Lui seul prend le bleu.',
      en: 'Your taxi has brought you onto the blue rails. Now the streetcar: five spaces, over Steel Bridge, never leaving the rails. It alone takes blue.',
    },
    moves: ['ride streetcar e27 +steel'],
    answers: {
      'ride streetcar e23 +steel': {
        fr: 'Le bleu serait à vous aussi. Mais de l’autre côté, vous serez tout près du pont Broadway : suivez la lampe.',
        en: 'Blue would be yours as well. But the other way brings you close to Broadway Bridge: follow the light bulb.',
      },
    },
    otherwise: {
      fr: 'D’abord le bleu : en tramway, par Steel, jusqu’à la lampe.',
      en: 'Blue first: by streetcar, over Steel, to the light bulb.',
    },
    refuses: { 'ride streetcar e7': 'BR-M4', 'ride streetcar steel': 'BR-R7' },
  },
  {
    kind: 'watch',
    look: 'marquam',
    text: {
      fr: 'Aline fait un pas à pied, sur le pont Marquam : s’arrêter sur un pont suffit pour en prendre le drapeau. Le blanc est à elle.',
      en: 'Aline takes one step on foot, onto Marquam Bridge: stopping on a bridge is enough to take its flag. White is hers.',
    },
    moves: ['1 ride walking marquam +marquam'],
  },
  {
    kind: 'do',
    look: 'broadway',
    text: {
      fr: 'Le pont Broadway porte du vert : la voiture, trois cases. Traversez-le et finissez sur l’autre rive.',
      en: 'Broadway Bridge has a green flag: the car, three spaces. Cross it and end on the other bank.',
    },
    moves: ['ride car w4 +broadway'],
    answers: {
      'ride car broadway +broadway': {
        fr: 'Bien vu : en faisant un détour, on finit juste sur le pont et on prend aussi le vert. Pour la suite, passons plutôt sur l’autre rive.',
        en: 'Well spotted: with a detour you end right on the bridge and take green as well. For what follows, let’s cross to the other bank.',
      },
    },
    otherwise: {
      fr: 'Ce trajet ne prend rien. Passez par le pont Broadway.',
      en: 'That ride takes nothing. Go over Broadway Bridge.',
    },
  },
  {
    kind: 'watch',
    look: 'stage',
    text: {
      fr: 'Manche quatre. Vous avez cinq drapeaux et quatre couleurs, Aline quatre et quatre : c’est elle qui commence. Chacun place ses coordinateurs.',
      en: 'Round four. You have five flags and four colours, Aline four and four: so she begins. Everyone places their coordinators.',
    },
    moves: [
      '1 place streetcar',
      '0 place taxi',
      '1 place taxi',
      '0 place bicycle',
      '1 place rollerblades',
      '0 place motorcycle',
    ],
  },
  {
    kind: 'watch',
    look: 'map',
    text: {
      fr: 'En taxi, vous passez le drapeau jaune de Broadway sans échanger : vous avez déjà du jaune, et vous perdriez votre seul vert. Le vélo, enfin, prend l’orange de Burnside.',
      en: 'By taxi you pass Broadway’s yellow flag without exchanging: you already have yellow, and you’d lose your only green. Finally the bicycle takes Burnside’s orange.',
    },
    moves: [
      '1 ride taxi w19',
      '0 ride taxi e27',
      '1 ride rollerblades e21 +rossisland',
      '0 ride motorcycle e8',
      '1 ride streetcar walk e38',
      '0 ride bicycle burnside +burnside',
    ],
  },
  {
    kind: 'watch',
    look: 'hawthorne',
    text: {
      fr: 'Dernière manche : cinq couleurs chacun. Votre violet de Hawthorne fait double emploi, et ce pont porte maintenant du rose : il vous faut les rollers, et de quoi y arriver.',
      en: 'Last round: five colours each. Your purple from Hawthorne is a duplicate, and that bridge now has a pink flag: you need the rollerblades, and a way to get there.',
    },
    moves: [
      '1 place taxi',
      '0 place car',
      '1 place bus',
      '0 place rollerblades',
      '1 place rollerblades',
      '0 place taxi',
    ],
  },
  {
    kind: 'watch',
    look: 'map',
    text: {
      fr: 'Les rollers ne font que deux cases. Le taxi, puis la voiture vous mènent donc d’abord au pied du pont. Aline, elle, ne trouve plus de couleur.',
      en: 'Rollerblades go only two spaces. So the taxi, then the car bring you to the foot of the bridge first. Aline finds no new colour.',
    },
    moves: ['1 ride taxi e33', '0 ride taxi e12', '1 ride bus e36', '0 ride car e15', '1 ride rollerblades e16'],
  },
  {
    kind: 'do',
    look: 'hawthorne',
    text: {
      fr: 'Le dernier trajet. Traversez Hawthorne en rollers et échangez : le violet en double retourne au sac, le rose prend sa place.',
      en: 'The last ride. Cross Hawthorne on rollerblades and exchange: the duplicate purple goes back into the bag, and pink takes its place.',
    },
    moves: ['ride rollerblades w13 +hawthorne'],
    answers: {
      'ride rollerblades w13': {
        fr: 'Sans échange, vous restez à cinq couleurs, comme Aline : la victoire serait partagée. Échangez.',
        en: 'Without the exchange you stay at five colours, like Aline: the win would be shared. Exchange.',
      },
    },
    otherwise: {
      fr: 'Le rose de Hawthorne est votre sixième couleur : traversez ce pont.',
      en: 'Hawthorne’s pink is your sixth colour: cross that bridge.',
    },
  },
  {
    kind: 'tell',
    look: 'cards',
    text: {
      fr: 'Six couleurs contre cinq : vous gagnez. À égalité, la victoire se partage ; et avec huit drapeaux, un par pont, on gagne sur-le-champ, sans attendre la cinquième manche.',
      en: 'Six colours to five: you win. In a tie you’d have shared the win; and with eight flags, one per bridge, you win on the spot, without waiting for round five.',
    },
  },
];
