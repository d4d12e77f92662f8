import type { Lesson, ScriptedMove } from '../../lesson.ts';

export const exact: Lesson = {
  title: { fr: 'Toute la longueur', en: 'The whole length' },
  rule: 'BR-R7',
  seats: 2,
  learner: 0,
  seed: 'exact 3',
  before: [
    '0 place motorcycle',
    '1 place car',
    '0 place bicycle',
    '1 place bus',
    '0 place taxi',
    '1 place rollerblades',
    '0 ride motorcycle w34',
    '1 ride car w33',
    '0 ride bicycle w35',
    '1 ride bus w22',
  ],
  steps: [
    {
      kind: 'do',
      look: 'burnside',
      text: {
        fr: 'Le jaune de Burnside est à deux cases (celle de la 1re Avenue, sous la route, ne compte pas) ; votre taxi en fait quatre. Vous arrêter sur le pont ? Refusé : essayez. Trouvez un trajet de quatre cases qui prend le drapeau.',
        en: 'Burnside’s yellow flag is two spaces away (1st Avenue’s space, under the road, doesn’t count); your taxi goes four. Stopping on the bridge? Refused: try it. Find a ride of four spaces that takes the flag.',
      },
      moves: ['ride taxi e39 +burnside', 'ride taxi e8 +burnside', 'ride taxi e10 +burnside'],
      answers: {
        'ride taxi w35': {
          fr: 'Un tour du pâté de maisons, quatre cases, retour au départ : c’est permis, mais sans drapeau. Passez par le pont.',
          en: 'Round the block, four spaces, back where you were: that is legal, but takes no flag. Go over the bridge.',
        },
        'ride taxi morrison': {
          fr: 'Quatre cases, juste sur Morrison ; mais son drapeau est rose, et le taxi ne prend que le jaune.',
          en: 'Four spaces, right onto Morrison; but its flag is pink, and the taxi takes only yellow.',
        },
      },
      otherwise: {
        fr: 'Quatre cases, c’est juste, mais sans le drapeau. Passez par le pont Burnside.',
        en: 'Four spaces, right, but no flag. Go over Burnside Bridge.',
      },
      refuses: { 'ride taxi burnside': 'BR-R7', 'ride taxi e9': 'BR-R7' },
    },
    {
      kind: 'tell',
      look: 'cards',
      text: {
        fr: 'Toute la longueur, toujours : traverser le pont suffit, inutile de s’y arrêter. Un détour ou une boucle permet de tomber juste, mais jamais un demi-tour.',
        en: 'Always the whole length: crossing the bridge is enough, you don’t have to stop on it. A detour or a loop makes the count work out, but you can’t double back.',
      },
    },
  ],
};

/** A first round that ends on the overpass, along Naito Parkway. */
const TO_THE_OVERPASS: readonly ScriptedMove[] = [
  '1 place car',
  '0 place motorcycle',
  '1 place bus',
  '0 place bicycle',
  '1 place rollerblades',
  '0 place taxi',
  '1 ride bus w33',
  '0 ride motorcycle w34',
  '1 ride car w22',
  '0 ride bicycle w35',
  '1 ride rollerblades w4',
  '0 ride taxi w8@naito',
];

export const overpass: Lesson = {
  title: { fr: 'Le passage supérieur', en: 'The overpass' },
  rule: 'BR-M2',
  seats: 2,
  learner: 0,
  seed: 'overpass 13',
  before: [
    ...TO_THE_OVERPASS,
    '0 place walking',
    '1 place motorcycle',
    '0 place bus',
    '1 place car',
    '0 place bicycle',
    '1 place taxi',
  ],
  steps: [
    {
      kind: 'do',
      look: 'burnside',
      text: {
        fr: 'Vous êtes sur un passage supérieur, la case carrée, venu par Naito Parkway. En bus ou à vélo, essayez de tourner vers le pont Burnside : refusé. À pied, vous pouvez, et son drapeau est blanc.',
        en: 'You are on an overpass, the square space, and came along Naito Parkway. By bus or bicycle, try to turn towards Burnside Bridge: refused. On foot you can, and its flag is white.',
      },
      moves: ['ride walking burnside +burnside'],
      otherwise: {
        fr: 'Permis : tout droit le long de Naito, ou à pied ailleurs. Mais le drapeau blanc est sur le pont.',
        en: 'Legal: straight along Naito, or elsewhere on foot. But the white flag is on the bridge.',
      },
      refuses: { 'ride bus e8': 'BR-M2', 'ride bicycle e9': 'BR-M2' },
    },
    {
      kind: 'watch',
      look: 'broadway',
      text: {
        fr: 'Aline prend le violet de Broadway. À vous.',
        en: 'Aline takes Broadway’s purple flag. Your turn.',
      },
      moves: ['1 ride motorcycle e5 +broadway'],
    },
    {
      kind: 'do',
      look: 'map',
      text: {
        fr: 'En bus, revenez vers l’ouest : trois cases. Vous prenez cette fois le carré par Burnside Road, donc tout droit, jamais vers Naito. Au carrefour d’après, tournez à votre gré.',
        en: 'By bus, go back west: three spaces. This time you take the square along Burnside Road, so straight on, never onto Naito. At the crossroads after it, turn as you like.',
      },
      moves: ['ride bus w28', 'ride bus w30', 'ride bus w23'],
      otherwise: {
        fr: 'Permis, mais cela évite le carré. En bus, vers l’ouest.',
        en: 'Legal, but that avoids the square. By bus, to the west.',
      },
      refuses: { 'ride bus w10': 'BR-M2', 'ride bus w6': 'BR-M2' },
    },
    {
      kind: 'tell',
      text: {
        fr: 'Sur un carré, un véhicule continue sur la route par laquelle il est venu, même s’il s’y était arrêté. Seul un marcheur y change de route.',
        en: 'On a square, a vehicle goes on along the road it came by, even if it had stopped there. Only a walker changes roads.',
      },
    },
  ],
};

export const stairs: Lesson = {
  title: { fr: 'Monter dans le tramway', en: 'Boarding the streetcar' },
  rule: 'BR-M4',
  seats: 2,
  learner: 0,
  seed: 'overpass 13',
  before: [
    ...TO_THE_OVERPASS,
    '0 place streetcar',
    '1 place motorcycle',
    '0 place bus',
    '1 place car',
    '0 place bicycle',
    '1 place taxi',
  ],
  steps: [
    {
      kind: 'do',
      look: 'steel',
      text: {
        fr: 'Vous êtes sur le passage supérieur. Un escalier y descend aux rails bleus : pour le tramway, c’est la première de ses cinq cases. Traversez Steel et prenez le bleu.',
        en: 'You are on the overpass. Stairs lead down from it to the blue rails: for the streetcar that is the first of its five spaces. Cross Steel and take blue.',
      },
      moves: ['ride streetcar e5 +steel', 'ride streetcar e22 +steel'],
      otherwise: {
        fr: 'Permis, mais le bleu attend sur Steel : traversez ce pont, en tramway.',
        en: 'Legal, but blue is waiting on Steel: cross that bridge, by streetcar.',
      },
      refuses: { 'ride streetcar burnside': 'BR-M4', 'ride streetcar steel': 'BR-R7', 'ride bicycle w30': 'BR-M2' },
    },
    {
      kind: 'tell',
      text: {
        fr: 'On monte d’une case des rails, d’une case voisine, ou par l’escalier, qui ne sert qu’à cela. Le tramway ne quitte plus les rails ; loin d’eux, il ne part pas, et l’on fait un pas à pied, ou rien.',
        en: 'Board from a space on the rails, one next to them, or by the stairs, which are only for that. The streetcar never leaves the rails; away from them it can’t go, and you walk one step, or stay.',
      },
    },
  ],
};
