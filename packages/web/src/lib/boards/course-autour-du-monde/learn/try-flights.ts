import type { Lesson } from '../../lesson.ts';

/** Two cards leave from Paris; the card that follows the first is printed in reverse. */
export const chain: Lesson = {
  title: { fr: 'Une chaîne sans trou', en: 'A chain without a gap' },
  rule: 'CM-T3',
  seats: 2,
  learner: 0,
  seed: 'chain-5102',
  before: ['0 start PAR', '1 start PAR'],
  steps: [
    {
      kind: 'do',
      look: 'hand',
      text: {
        fr: 'Vous êtes à Paris. Deux cartes en partent : vers New York et vers Le Caire. Dakar – New York ne part pas encore d’ici : touchez-la, la table dit pourquoi. Puis volez à New York.',
        en: 'You are in Paris. Two cards leave from here: for New York and for Cairo. Dakar – New York doesn’t leave from here yet: tap it, and the table will say why. Then fly to New York.',
      },
      moves: ['fly PAR-NYC'],
      answers: {
        'fly PAR-CAI': {
          fr: 'Permis, et l’Afrique serait à vous. Mais rien ne repart du Caire. Par New York vous en gagnez deux : l’Amérique, puis l’Afrique.',
          en: 'Allowed, and Africa would be yours. But nothing leads on from Cairo. Via New York you gain two: America, then Africa.',
        },
        'stay stock': {
          fr: 'Échanger, quand deux visas sont à portée de vol ? Commencez par New York.',
          en: 'Exchange, when two visas are within reach? Begin with New York.',
        },
      },
      refuses: { 'fly DKR-NYC': 'CM-T3' },
    },
    {
      kind: 'do',
      look: 'hand',
      text: {
        fr: 'Vous voici à New York, et vous voulez l’Afrique. Laquelle se pose maintenant : Paris – Le Caire, ou Dakar – New York ? Essayez.',
        en: 'Here you are in New York, and you want Africa. Which can you play now: Paris – Cairo, or Dakar – New York? Try.',
      },
      moves: ['fly DKR-NYC'],
      isPuzzle: true,
      otherwise: {
        fr: 'Vous pouvez vous arrêter à tout moment. Mais l’Afrique est à une carte.',
        en: 'You may stop at any time. But Africa is one card away.',
      },
      refuses: { 'fly PAR-CAI': 'CM-T3' },
    },
    {
      kind: 'do',
      look: 'stock',
      text: {
        fr: 'Oui : Dakar – New York porte New York, et se vole aussi dans ce sens. Rien ne repart de Dakar, arrêtez-vous : deux cartes posées, deux piochées au talon. Plus d’échange à ce tour.',
        en: 'Yes: Dakar – New York names New York, and is flown this way too. Nothing leads on from Dakar, so stop: two cards played, two drawn from the deck. No exchange this turn.',
      },
      moves: ['end'],
      refuses: { 'fly PAR-CAI': 'CM-T3', 'stay stock': 'CM-T5', 'drop PAR-CAI': 'CM-T5' },
    },
    {
      kind: 'tell',
      look: 'passport',
      text: {
        fr: 'Chaque carte part de la ville où la précédente vous a déposé, et nulle part ailleurs. Le sens imprimé ne compte pas. Et chaque escale a donné son visa.',
        en: 'Each card leaves from the city where the one before set you down, and from nowhere else. The printed direction doesn’t matter. And each stop gave you its visa.',
      },
    },
  ],
};

/** Two routes from Tokyo to Oceania, only one of which gains the visa. */
export const oceania: Lesson = {
  title: { fr: 'Le visa d’Océanie', en: 'The Oceania visa' },
  rule: 'CM-V2',
  seats: 2,
  learner: 0,
  seed: 'ocean-8479',
  before: ['0 start TYO', '1 start NYC'],
  steps: [
    {
      kind: 'do',
      look: 'map',
      text: {
        fr: 'Tokyo. Vous voulez le visa d’Océanie à ce tour. Deux cartes partent d’ici : vers Honolulu, et vers Hong Kong, d’où part Hong Kong – Darwin. Par où passez-vous ?',
        en: 'Tokyo. You want the Oceania visa this turn. Two cards leave from here: for Honolulu, and for Hong Kong, from where Hong Kong – Darwin leads on. Which way?',
      },
      moves: ['fly TYO-HKG'],
      isPuzzle: true,
      otherwise: {
        fr: 'Inutile d’attendre : le visa est à deux vols.',
        en: 'No need to wait: the visa is two flights away.',
      },
      answers: {
        'fly TYO-HNL': {
          fr: 'Honolulu est bien en Océanie, mais n’en donne pas le visa : il faut l’Australie, Darwin ou Sydney. Passez par Hong Kong.',
          en: 'Honolulu is indeed in Oceania, but gives no visa: you need Australia, Darwin or Sydney. Go through Hong Kong.',
        },
      },
    },
    {
      kind: 'do',
      look: 'passport',
      text: {
        fr: 'Hong Kong est en Asie, comme Tokyo : rien de neuf. Continuez jusqu’à Darwin.',
        en: 'Hong Kong is in Asia, like Tokyo: nothing new. Go on to Darwin.',
      },
      moves: ['fly HKG-DRW'],
      refuses: { 'fly TYO-HNL': 'CM-T3' },
      otherwise: {
        fr: 'Pas encore : Darwin est à une carte.',
        en: 'Not yet: Darwin is one card away.',
      },
    },
    {
      kind: 'tell',
      look: 'passport',
      text: {
        fr: 'Voilà le visa. Honolulu et Papeete restent d’utiles escales, et se voient de loin : leurs lettres « Oc » sont barrées sur les cartes. Seules Darwin et Sydney tamponnent votre passeport.',
        en: 'There is the visa. Honolulu and Papeete are still useful stopovers, and easy to tell: their letters “Oc” are struck out on the cards. Only Darwin and Sydney stamp your passport.',
      },
    },
  ],
};

/** Home too early with four visas, then home again with five. */
export const home: Lesson = {
  title: { fr: 'Rentrer, mais avec cinq visas', en: 'Coming home, but with five visas' },
  rule: 'CM-V3',
  seats: 2,
  learner: 0,
  seed: 'home-196950',
  before: [
    '0 start PAR',
    '1 start TYO',
    '0 fly PAR-TYO',
    '0 fly TYO-SYD',
    '0 fly LON-SYD',
    '0 fly LON-NYC',
    '0 end',
    '1 stay stock',
    '1 drop JNB-SYD',
    '1 drop MIA-CCS',
  ],
  steps: [
    {
      kind: 'do',
      look: 'passport',
      text: {
        fr: 'Quatre visas : il manque l’Afrique. Vous êtes à New York, parti de Paris, et Paris – New York est dans votre main. Volez à Paris, et voyez si vous gagnez.',
        en: 'Four visas: Africa is missing. You are in New York, your home city is Paris, and you hold Paris – New York. Fly to Paris, and see whether you win.',
      },
      moves: ['fly PAR-NYC'],
      answers: {
        'fly LOS-NYC': {
          fr: 'Lagos donnerait l’Afrique, mais rien dans votre main n’en repart. Passez par Paris.',
          en: 'Lagos would give you Africa, but nothing in your hand leads on from there. Go via Paris.',
        },
      },
      otherwise: {
        fr: 'Inutile d’échanger : toute la route est dans votre main.',
        en: 'No need to exchange: you have the whole route in hand.',
      },
    },
    {
      kind: 'do',
      look: 'map',
      text: {
        fr: 'Rien. Rentrer avec quatre visas est une escale comme une autre : il faudra revenir. Ne vous arrêtez pas, repartez pour Rio.',
        en: 'Nothing. Coming home with four visas is a stop like any other: you’ll have to come back again. Don’t stop, take off for Rio.',
      },
      moves: ['fly PAR-RIO'],
      answers: {
        'fly PAR-ABJ': {
          fr: 'Abidjan d’abord, puis Rio : cette boucle-là ramène aussi à Paris avec l’Afrique, bien vu. La leçon la fait dans l’autre sens : Rio d’abord.',
          en: 'Abidjan first, then Rio: that loop brings you home with Africa as well, well spotted. The lesson takes it the other way round: Rio first.',
        },
      },
      otherwise: {
        fr: 'S’arrêter à Paris ? Permis, mais Aline jouerait. La route de la victoire est dans votre main.',
        en: 'Stop in Paris? Allowed, but Aline would play. You have the winning route in hand.',
      },
    },
    {
      kind: 'do',
      look: 'passport',
      text: {
        fr: 'De Rio à Abidjan : l’Afrique, le cinquième visa. Peu importe le sens dans lequel la carte nomme ses deux villes.',
        en: 'From Rio to Abidjan: Africa, the fifth visa. The order of the two cities on the card doesn’t matter.',
      },
      moves: ['fly ABJ-RIO'],
      otherwise: {
        fr: 'Pas encore : Abidjan est à une carte.',
        en: 'Not yet: Abidjan is one card away.',
      },
    },
    {
      kind: 'do',
      look: 'map',
      text: {
        fr: 'Et maintenant Paris, avec les cinq.',
        en: 'And now Paris, with all five.',
      },
      moves: ['fly PAR-ABJ'],
      otherwise: {
        fr: 'La victoire est à une carte : Paris – Abidjan.',
        en: 'Victory is one card away: Paris – Abidjan.',
      },
    },
    {
      kind: 'tell',
      text: {
        fr: 'Gagné, dès que vous touchez le sol. Pas besoin de finir le tour ni de piocher : même au milieu d’une chaîne, l’atterrissage à la maison avec cinq visas termine la partie.',
        en: 'Won, the moment you touched down. No need to end the turn or draw: even in the middle of a chain, landing in your home city with five visas ends the game.',
      },
    },
  ],
};
