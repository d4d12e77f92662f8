import type { Words } from './course-autour-du-monde-vocabulary.ts';

const cards = (count: number): string => `${count} ${count > 1 ? 'cartes' : 'carte'}`;

/** “Le” melts into “au”. */
const inCity = (city: string): string => (city.startsWith('Le ') ? `au ${city.slice('Le '.length)}` : `à ${city}`);

export const FR: Words = {
  turn: (number) => `tour ${number}`,
  over: 'partie terminée',
  stock: (count) => `talon : ${cards(count)}`,
  laid: (count) => `posées en volant : ${cards(count)}`,
  legend: '(A) pion   en minuscules : pas de visa',
  ahead: '> une de vos cartes y mène d’ici',
  heads: ['joueur', 'est à', 'départ', 'visas', 'main'],
  known: (list) => `connues de tous : ${list}`,
  slots: ['écart 1', 'écart 2'],
  empty: 'vide',
  leaves: 'part d’ici',
  buried: (count) => `sur ${cards(count)}`,
  lines: (city) => `Toutes les lignes d’ici (${city})`,
  chains: (city) => `Depuis ${city}, vos cartes s’enchaînent (+Am : visa)`,
  chainsWithTaken: (city) => `Depuis ${city}, cartes prises comprises (+Am : visa)`,
  noChains: (city) => `Depuis ${city}, vous n’avez aucune carte.`,
  shown: (count, all) => `   ${count} sur ${all}`,
  home: 'GAGNÉ',
  hand: (count) => `Votre main, ${cards(count)}`,
  drawn: (list) => `Nouvelles dans votre main : ${list.join(', ')}.`,
  handMarks: '> part d’ici   + à la suite d’une autre',
  dealt: (dealer, first) => `Le sort a désigné le donneur, ${dealer} ; ${first}, à sa gauche, commence.`,
  start: {
    own: 'Choisissez votre ville de départ : c’est là qu’il faudra revenir avec les cinq visas.',
    others: (who) => `${who} choisit sa ville de départ.`,
  },
  begin: {
    own: 'Envolez-vous avec une carte qui part d’ici, ou restez et échangez deux cartes.',
    others: (who) => `${who} va s’envoler, ou rester et échanger deux cartes.`,
  },
  stuck: 'Aucune de vos cartes ne part d’ici : restez et échangez-en deux.',
  stuckInFlight: 'Aucune de vos cartes ne part d’ici : arrêtez-vous.',
  homewards: (city) => `Vous avez les cinq visas : rentrez à ${city} pour gagner.`,
  flying: (path, count) => `En vol : ${path} (${cards(count)} à reprendre au talon).`,
  flyOn: {
    own: 'Posez encore une carte qui part d’ici, ou arrêtez-vous.',
    others: (who) => `${who} peut voler encore, ou s’arrêter.`,
  },
  takes: {
    stock: () => 'deux cartes du talon',
    first: (first) => `${first} (écart 1) et une du talon`,
    second: (_first, second) => `${second} (écart 2) et une du talon`,
    both: (first, second) => `${first} (écart 1) et ${second} (écart 2)`,
  },
  stays: (takes) => `Sur place, à prendre : ${takes}.`,
  dropped: (card) => `À poser sur l’écart 1 : ${card}.`,
  firstDrop: {
    own: 'Choisissez la carte que vous posez sur l’écart 1 ; puis celle de l’écart 2.',
    others: (who) => `${who} choisit deux cartes à écarter.`,
  },
  secondDrop: {
    own: 'Choisissez la carte que vous posez sur l’écart 2 : votre tour finit alors.',
    others: (who) => `${who} choisit encore une carte à écarter.`,
  },
  takeBack: 'u revient d’un pas en arrière.',
  moves: {
    start: (city, continent) => `partir de ${city} (visa d’${continent})`,
    fly: (route) => `voler ${route}`,
    visa: (continent) => `visa d’${continent}`,
    end: 's’arrêter là et reprendre autant de cartes au talon',
    stay: (takes) => `rester : prendre ${takes}`,
    drop: (route) => `écarter ${route}`,
    drops: 'Écarter :',
  },
  typed: {
    stock: 'rester talon',
    first: 'rester écart 1',
    second: 'rester écart 2',
    both: 'rester les deux écarts',
    end: 'fin',
  },
  score: (visas, isHome) => `${visas} ${visas > 1 ? 'visas' : 'visa'}${isHome ? ', et le retour' : ''}`,
  begins: (who, continent) => `${who} reçoit son premier visa : ${continent}.`,
  lands: (who, city) => `${who} atterrit ${inCity(city)}.`,
  landsWithVisa: (who, city, continent) => `${who} atterrit ${inCity(city)} et reçoit le visa d’${continent}.`,
  fiveVisas: (who, city) => `${who} a les cinq visas, et n’a plus qu’à rentrer à ${city}.`,
  wins: (who, city) => `${who} rentre à ${city} avec les cinq visas !`,
  takesCards: (who, list) => `${who} a pris à la vue de tous : ${list}.`,
  newStock: (count, withBuried) =>
    `Le talon était vide : ${cards(count)}, posées${withBuried ? ' ou enfouies sous les écarts' : ''}, ont été battues en un nouveau talon.`,
  memo: [
    ['But', 'Quittez votre ville de départ, recevez les visas des cinq continents, revenez : le premier rentré gagne.'],
    [
      'Voler',
      'Posez une carte dont une ville est celle où vous êtes, et vous voilà dans l’autre ; puis, si vous voulez, une autre qui en repart, et ainsi de suite. Chaque ligne se vole dans les deux sens. Arrêtez-vous quand vous voulez : vous reprenez autant de cartes au talon.',
    ],
    [
      'Rester',
      'Ou bien restez et échangez deux cartes. Dites d’abord lesquelles vous prenez : celle qui se voit sur l’écart 1, celle de l’écart 2, ou des cartes du talon. Puis posez-en deux de votre main, une par écart.',
    ],
    [
      'Talon',
      'Quand il est vide, les cartes posées en volant en font un nouveau ; s’il y en a moins de dix, avec celles que les écarts recouvrent.',
    ],
    [
      'Visas',
      'Toute ville où vous atterrissez, même en passant, donne le visa de son continent (Eu As Am Af Oc). En Océanie, seules Darwin (DRW) et Sydney (SYD) en donnent un.',
    ],
    ['Gagner', 'Avec les cinq visas, atterrir à votre ville de départ suffit, même au milieu d’une chaîne.'],
    [
      'Taper',
      'Un numéro, ou des mots : « voler par-nyc », « new york », « fin » pour s’arrêter ; « rester talon », « écart 1 », « les deux » ; « écarter par nyc » ; u reprend un pas tant que votre tour dure.',
    ],
  ],
  network: 'Les villes et où mènent leurs lignes :',
};
