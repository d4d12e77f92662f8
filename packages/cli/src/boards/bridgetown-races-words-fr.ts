import { NAMES } from '@ponts-bornes/bridgetown-races';
import type { Note, Words } from './bridgetown-races-vocabulary.ts';

const list = (words: readonly string[]): string => new Intl.ListFormat('fr').format(words);

const counted = (count: number, noun: string): string => `${count} ${noun}${count < 2 ? '' : 's'}`;

const flagsText = (count: number): string => counted(count, 'drapeau').replace(/s$/, 'x');

const SPECIALS: readonly Note[] = [
  [
    'Actions',
    'Une action spéciale va au premier qui la prend, pour la manche. Elle occupe un de vos 3 coordinateurs : vous aurez un tour de course de moins. Placez aussitôt un mode, sauf si c’était le dernier coordinateur.',
  ],
  ['Premier', 'Une fois, partir avant le premier joueur ; inutile à qui est déjà premier.'],
  ['Double', 'Une fois, deux fois la vitesse de base, sans bonus.'],
  ['Permuter', 'Une fois, avant ou après votre course, échanger les drapeaux de deux ponts (pas le bleu).'],
];

export const FR: Words = {
  ...NAMES.fr,
  list,
  round: (round) => `manche ${round} sur 5`,
  placing: 'choix des transports',
  raceTurn: (turn) => `course, tour ${turn} sur 3`,
  firstPlayer: (name) => `premier : ${name}`,
  over: 'partie finie',
  start: (arrow) => `au départ, avant ${arrow}`,
  wheel: 'Mode, vitesse, qui',
  specialActions: 'Actions spéciales',
  free: 'libre',
  used: 'utilisée',
  cards: 'Cartes',
  flagCount: 'drapeaux',
  colourCount: 'couleurs',
  bag: 'Sac',
  supply: (count) => `bleus à part : ${count}`,
  noFlag: 'vide',
  legend: ({ start, overpass, underpass }) => [
    `${start} départ, hors du plan`,
    '─ │ / \\ rue',
    '# rue avec rails',
    '~ fleuve',
    `^${overpass} passage supérieur, tout droit`,
    ': escalier vers le tramway',
    `(${underpass}) passe sous la rue, sans la toucher`,
    '[A] coureur',
  ],
  lengths: (parts) => `Vos déplacements, en cases : ${parts.join(', ')}.`,
  length: (mode, speed, bonus) => `${mode} ${bonus === 0 ? speed : `${speed}+${bonus} = ${speed + bonus}`}`,
  doubled: (parts) => `Avec Double : ${parts.join(', ')}.`,
  doubledLength: (mode, length) => `${mode} ${length}`,
  exchange: (bridge, fresh, old) =>
    `${bridge} : prendre le drapeau ${fresh} serait un échange contre votre ${old}, à votre choix.`,
  toTake: (parts) => `Drapeaux : ${parts.join(' ; ')}.`,
  placeMode: (mode, colour, speed) => `${mode} (${colour}, ${speed} ${speed === 1 ? 'case' : 'cases'})`,
  placeSpecial: {
    first: 'Premier (partir avant tous)',
    double: 'Double (vitesse doublée)',
    swap: 'Permutation (deux drapeaux)',
  },
  goFirst: 'partir maintenant, avant tout le monde',
  wait: 'garder Premier pour plus tard',
  done: 'ne rien permuter',
  swapList: 'Permuter deux drapeaux :',
  withFlags: 'Avec drapeau (pont et couleur, comment, jusqu’où) :',
  ending: (by, isDouble) => `Sans drapeau, ${by}${isDouble ? ' avec Double' : ''}, jusqu’à :`,
  endingNear: (by, isDouble) =>
    `Sans drapeau, ${by}${isDouble ? ' avec Double' : ''}, jusqu’à (par pont le plus proche) :`,
  double: 'Double',
  near: (bridge) => `près du pont ${bridge}`,
  onRoad: (space, road) => `${space} sur ${road}`,
  flagAt: (colour, bridge) => `${colour} à ${bridge}`,
  exchangedFor: (flags) => `échange contre ${list(flags)}`,
  flagRide: (bridges, colour, ride) => `${list(bridges)} (${colour}), ${ride}`,
  stuckWalk: (mode, end) => `${mode} bloqué : un pas à pied, ${end}`,
  stuckStay: (mode) => `${mode} bloqué : rester sur place`,
  standing: (name, flags, colours) => `${name} a ${flagsText(flags)}, ${counted(colours, 'couleur')}.`,
  givenBack: (flags) => `Rendu : ${list(flags)}.`,
  swapped: (flags) => `Maintenant : ${list(flags)}.`,
  skips: (name) => `${name} n’a plus de mode et passe ce tour de course.`,
  noModes: 'Personne n’a plus de mode : la manche est finie.',
  raceBegins: (name) => `Tout est placé, la course commence. Premier joueur : ${name}.`,
  newRound: (round, name) => `Manche ${round}. Premier joueur : ${name}.`,
  newFlags: (flags) => `Nouveaux drapeaux : ${flags.join(', ')}.`,
  bagEmpty: 'Aucun nouveau drapeau.',
  allBridges: (name) => `${name} a un drapeau de chacun des huit ponts !`,
  rules: ({ streetcarRules, specialActions }, { start, arrow, overpass, roads, underpass, street }) => [
    [
      'But',
      'Huit drapeaux, un par pont, gagnent aussitôt. Sinon, après 5 manches, le plus de couleurs différentes ; à égalité, la victoire est partagée.',
    ],
    ['Manche', 'Chacun place ses 3 coordinateurs dans la roue, puis on court : 3 tours, un mode utilisé par tour.'],
    ['Départ', `Hors du plan, en ${start} : y entrer par ${arrow} coûte une case, et l’on n’y revient pas.`],
    [
      'Trajet',
      'Autant de cases que la vitesse du mode, +1 pour chaque autre joueur qui a encore un coordinateur dessus. Toujours toute la longueur, sans demi-tour ; boucles permises.',
    ],
    [
      'Drapeau',
      'Traverser un pont, ou s’y arrêter, avec le mode de la couleur de son drapeau le prend. Pas celui du pont d’où vous partez. Si la case du pont est déjà prise sur votre carte, vous échangez ou laissez.',
    ],
    streetcarRules
      ? [
          'Tramway',
          'Sur les rails # seulement ; on y monte d’une case voisine ou par l’escalier. Bloqué loin des rails : un pas à pied, ou rester. Lui seul prend le bleu. Les bleus sont à part, pas dans le sac : s’il est vide, Steel en reçoit un à chaque manche.',
        ]
      : ['Tramway', 'Il va partout dans cette partie, et les drapeaux bleus sont dans le sac.'],
    [
      '^ ( )',
      `Deux niveaux. En ${overpass}, ${list(roads)} se croisent : allez tout droit, seul un marcheur y tourne ; « ${overpass} sur … » dit sur quelle rue vous êtes. (${underpass}), sur ${street}, passe sous la rue dessinée des deux côtés : on ne passe pas de l’une à l’autre.`,
    ],
    ...(specialActions ? SPECIALS : []),
    ['Fin de manche', 'Les ponts vides reçoivent un drapeau du sac ; commence qui a le moins de drapeaux.'],
    [
      'À taper',
      'Le numéro, ou « taxi », « taxi e7 », « moto double w3 fremont » (fin, puis ponts des drapeaux), « taxi e7 sans drapeau », « fre mor » pour permuter.',
    ],
    ['Table', '> à qui de jouer, * a déjà couru ce tour. Cartes et sac : trois lettres par couleur.'],
  ],
  streets: 'Rues',
  typed: { walk: 'à pied', stay: 'rester', first: 'partir', wait: 'attendre', done: 'rien' },
  reached: (colours, flags) => `${counted(colours, 'couleur')}, ${flagsText(flags)}`,
};
