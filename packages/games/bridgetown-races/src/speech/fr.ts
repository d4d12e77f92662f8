import { acts, agree, counted, de, plural, together } from '@ponts-bornes/kernel';
import type { Person } from '@ponts-bornes/kernel';
import { SPOTS, at, to } from './places-fr.ts';
import type { Speech } from './speech.ts';

const flags = (count: number): string => counted('fr', count, 'drapeau', 'drapeaux');
const colourCount = (count: number): string => counted('fr', count, 'couleur', 'couleurs');
const spaces = (count: number): string => counted('fr', count, 'case', 'cases');
const colours = (count: number): string => counted('fr', count, 'couleur', 'couleurs différentes');

const list = (items: readonly string[]): string => new Intl.ListFormat('fr').format(items);

const starts = (who: Person): string => `${acts(who, 'commence', 'Vous commencez')}.`;

const EMPTY = 'vide';

const optional = (specials: readonly string[]): string =>
  specials.length === 0 ? '' : ` (${list(specials)} au choix)`;

const modeWith = (mode: string, colour: string, speed: number): string => `${mode} (${colour}, ${spaces(speed)})`;

export const FR: Speech = {
  language: 'fr',
  bridges: {
    fremont: 'pont Fremont',
    broadway: 'pont Broadway',
    steel: 'pont Steel',
    burnside: 'pont Burnside',
    morrison: 'pont Morrison',
    hawthorne: 'pont Hawthorne',
    marquam: 'pont Marquam',
    rossisland: 'pont Ross Island',
  },
  spots: SPOTS,
  modes: {
    streetcar: 'tramway',
    taxi: 'taxi',
    motorcycle: 'moto',
    bus: 'bus',
    car: 'voiture',
    bicycle: 'vélo',
    rollerblades: 'rollers',
    walking: 'marche',
  },
  colours: {
    blue: 'bleu',
    yellow: 'jaune',
    purple: 'violet',
    red: 'rouge',
    green: 'vert',
    orange: 'orange',
    pink: 'rose',
    white: 'blanc',
  },
  letters: { blue: 'Bl', yellow: 'Ja', purple: 'Vi', red: 'Rg', green: 'Ve', orange: 'Or', pink: 'Rs', white: 'Bc' },
  specials: { first: 'Premier', double: 'Double', swap: 'Permutation' },
  by: {
    streetcar: 'en tramway',
    taxi: 'en taxi',
    motorcycle: 'à moto',
    bus: 'en bus',
    car: 'en voiture',
    bicycle: 'à vélo',
    rollerblades: 'en rollers',
    walking: 'à pied',
  },
  list,
  places: (who, mode) => `${acts(who, 'place', 'Vous placez')} un coordinateur : ${mode}.`,
  takesSpecial: (who, special) => `${acts(who, 'prend', 'Vous prenez')} l’action spéciale ${special}.`,
  goesFirst: (who) =>
    `${acts(who, 'utilise', 'Vous utilisez')} Premier et ${who.isYou ? 'partez' : 'part'} avant tout le monde.`,
  waits: (who) => `${acts(who, 'garde', 'Vous gardez')} Premier pour plus tard.`,
  swaps: (who, one, other) => `${acts(who, 'permute', 'Vous permutez')} les drapeaux du ${one} et du ${other}.`,
  keepsSwap: (who) => `${acts(who, 'ne permute', 'Vous ne permutez')} rien.`,
  rides: (who, by, doubled, end) =>
    `${acts(who, 'part', 'Vous partez')} ${by}${doubled ? ', à vitesse double,' : ''} et ${who.isYou ? 'vous arrêtez' : 's’arrête'} ${at(end)}.`,
  takes: (bridges, colour) =>
    `${plural('fr', bridges.length, 'Drapeau pris', 'Drapeaux pris')} : ${list(bridges)} (${colour}).`,
  walks: (who, mode, end) =>
    `${acts(who, 'ne peut', 'Vous ne pouvez')} pas avancer (${mode}) et ${who.isYou ? 'faites' : 'fait'} un pas à pied jusqu’${to(end)}.`,
  stays: (who, mode) =>
    `${acts(who, 'ne peut', 'Vous ne pouvez')} pas avancer (${mode}) et ${who.isYou ? 'restez' : 'reste'} sur place.`,
  refusals: {
    'BR-C1': ({ seats }) => `Bridgetown Races se joue de 2 à 4, pas à ${seats}.`,
    'BR-P1': ({ why, mode }) =>
      why === 'mode'
        ? `Vous avez déjà un coordinateur sur ce mode de transport : ${mode}.`
        : 'À vous de placer un coordinateur dans la roue.',
    'BR-P2': ({ special, seat }) => `L’action spéciale ${special} est déjà prise par ${seat} pour cette manche.`,
    'BR-P3': () =>
      'Vous avez pris une action spéciale : placez tout de suite un coordinateur sur un mode de transport.',
    'BR-R1': ({ why, mode }) =>
      why === 'mode'
        ? `Vous n’avez pas de coordinateur sur ce mode de transport : ${mode}.`
        : 'À vous de déplacer votre coureur avec un de vos modes de transport.',
    'BR-R3': ({ why }) =>
      why === 'used' ? 'Vous avez déjà utilisé Double dans cette manche.' : 'Vous n’avez pas l’action spéciale Double.',
    'BR-R4': ({ why, bridge }) => {
      if (why === 'holder') return 'Vous n’avez pas l’action spéciale Permutation.';
      if (why === 'used') return 'Vous avez déjà utilisé Permutation dans cette manche.';
      if (why === 'empty') return `Il n’y a pas de drapeau à permuter sur le ${bridge}.`;
      if (why === 'blue') return `Le drapeau bleu du ${bridge} ne se permute pas.`;
      return 'Votre coureur s’est déplacé : permutez deux drapeaux, ou rien (« rien »).';
    },
    'BR-R5': () => 'Vous avez Premier : partez maintenant (« partir ») ou attendez votre tour (« attendre »).',
    'BR-R7': ({ mode, end, length }) =>
      `Vous devez avancer de toute la longueur (${mode}, ${spaces(Number(length))}), et aucun chemin ne finit ${at(end)}.`,
    'BR-M1': ({ end }) =>
      `Vous ne pouvez pas faire demi-tour pendant un déplacement, comme il le faudrait pour finir ${at(end)}.`,
    'BR-M2': ({ why, end }) =>
      why === 'road'
        ? `Sur un passage supérieur, vous restez sur la route par laquelle vous arrivez, et ce n’est pas celle-ci : ${end}.`
        : `Seul un marcheur tourne à un passage supérieur, comme il le faudrait pour finir ${at(end)}.`,
    'BR-M4': ({ end }) => `Le tramway ne quitte pas les rails bleus, qui ne mènent pas ${to(end)}.`,
    'BR-M6': ({ why, mode, end }) => {
      if (why === 'stuck')
        return `Vous ne pouvez pas avancer (${mode}) : faites un pas (« à pied ») ou restez (« rester »).`;
      if (why === 'far') return `À pied, vous ne faites qu’un pas, qui ne mène pas ${to(end)}.`;
      return `Vous pouvez avancer avec ce mode de transport, et devez donc le faire : ${mode}.`;
    },
    'BR-F1': ({ why, bridge, colour, mode, end }) => {
      if (why === 'colour')
        return `Le drapeau du ${bridge} (${colour}) n’est pas de la couleur de votre mode (${mode}).`;
      if (why === 'way') return `Aucun chemin de cette longueur jusqu’${to(end)} ne traverse le ${bridge}.`;
      return `Aucun chemin de cette longueur jusqu’${to(end)} ne traverse tous ces ponts.`;
    },
    'BR-F2': ({ bridge }) => `Vous partez du ${bridge} : vous ne pouvez pas en prendre le drapeau.`,
    'BR-F3': ({ bridge }) => `Le drapeau du ${bridge} se prend obligatoirement, car sa case est libre sur votre carte.`,
    'BR-F4': ({ bridge }) => `Seul le tramway prend un drapeau bleu : ${bridge}.`,
    'BR-F5': ({ bridge }) => `Il n’y a pas de drapeau sur le ${bridge}.`,
    'BR-V2': ({ special }) => `Cette partie se joue sans actions spéciales : ${special}.`,
  },
  unexplained: (rule) => `Coup refusé (règle ${rule}).`,
  you: 'Vous',
  has: (name, reason, score) => `${name} : ${reason === 'bridges' ? flags(score) : colourCount(score)}`,
  wins: (winners, reason, score) => {
    if (reason === 'bridges') {
      const crossed = agree(winners, 'a traversé', 'ont traversé', 'avez traversé');
      return `${together(winners, 'Vous', 'et')} ${crossed} les huit ponts et ${agree(winners, 'gagne', 'gagnent', 'gagnez')}`;
    }
    const won =
      winners.length === 1
        ? agree(winners, 'gagne', 'gagnent', 'gagnez')
        : `${agree(winners, '', 'partagent', 'partagez')} la victoire`;
    return `Après cinq manches, ${together(winners, 'vous', 'et')} ${won} avec ${colours(score)}`;
  },
  reasons: {
    wins: 'c’est gagné',
    'new-colour': 'c’est une nouvelle couleur',
    'fills-slot': 'c’est un pont de plus sur la carte',
    'several-flags': 'il prend plusieurs drapeaux d’un coup',
    'denies-rival': 'un adversaire visait ce drapeau',
    'next-in-reach': 'le prochain drapeau est à portée',
    'flag-in-reach': 'un drapeau de cette couleur est à portée',
    'shared-mode': 'partager ce mode allonge le trajet',
    'swap-in-reach': 'un drapeau échangé serait à portée',
    'goes-first': 'passer devant sauve un drapeau',
  },
  spaces,
  flags,
  colourCount,
  colon: ' : ',
  empty: EMPTY,

  map: 'Plan de la ville',
  wheel: 'Roue des transports',
  cards: 'Cartes des ponts',
  showCards: 'Montrer ou cacher les cartes',
  cardsShort: 'Cartes',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  wholeCity: 'Toute la ville',
  city: 'Ville',
  myRacer: 'Autour de mon coureur',
  racer: 'Coureur',
  round: (round) => `Manche ${round} sur 5`,
  raceTurn: (turn) => (turn === 0 ? 'choix des transports' : `course, tour ${turn} sur 3`),
  firstOf: starts,
  onBridge: 'Sur le pont',
  bridge: 'Pont',
  flagsRow: 'Drapeaux',
  coloursRow: 'Couleurs',
  bag: 'Sac',
  supply: 'Réserve',
  bagOf: (all, supply) => `Dans le sac : ${all.join(', ')}.${supply > 0 ? ` Drapeaux bleus à part : ${supply}.` : ''}`,
  advised: 'conseillé',

  modeWith,
  place: 'Placer',
  speed: (count) => `vitesse ${count}`,
  takesFrom: (bridges) => `Ses drapeaux : ${list(bridges)}.`,
  takesNothing: 'Aucun pont n’a ce drapeau.',
  specialWhat: {
    first: 'Une fois, partir avant tout le monde.',
    double: 'Une fois, deux fois la vitesse de base.',
    swap: 'Une fois, permuter les drapeaux de deux ponts.',
  },
  isOn: (names) => `coordinateurs : ${list(names)}`,
  free: 'libre',
  heldBy: (name, used) => `${name}${used ? ', utilisée' : ''}`,

  ride: 'Partir',
  walk: 'Faire ce pas',
  stay: 'Rester sur place',
  back: 'Revenir d’une case',
  chooseMode: 'Touchez un mode : le plan montre où il mène.',
  chooseEnd: (by, length) => `${by}, ${spaces(length)} : touchez l’arrivée, ou chaque case.`,
  stuck: (mode) => `${mode} à l’arrêt : faites un pas à pied, ou restez.`,
  stopped: 'à l’arrêt',
  count: (done, length) => `${done} sur ${length}`,
  length: (speed, bonus) => (bonus === 0 ? spaces(speed) : `${speed} + ${bonus} = ${spaces(speed + bonus)}`),
  doubled: 'vitesse double',
  inReach: (count) => `${flags(count)} à portée`,
  noFlag: 'Sans drapeau',
  noExchange: 'Sans échange',
  exchanges: (flag, old) => `${flag}, contre votre ${old}`,
  step: (place, count) => `Case ${count} : ${place}`,
  endHere: (place, taken) => `Arrivée : ${place}${taken.length === 0 ? '' : `, drapeau possible : ${list(taken)}`}`,
  confirm: (place) => `Partir jusqu’${to(place)}`,
  onRoad: (name, street) => `${name} sur ${street}`,
  near: (place, bridge) => `${place}, près du pont ${bridge}`,
  startPlace: 'au départ, devant Burnside Road',

  goFirst: 'Partir maintenant',
  keepFirst: 'Garder Premier',
  swap: 'Permuter',
  swapPair: (one, other) => `Permuter ${one} et ${other}`,
  swapNothing: 'Ne rien permuter',
  chooseSwap: 'Touchez les deux ponts dont vous voulez permuter les drapeaux.',
  chooseOther: (bridge) => `${bridge} et… touchez l’autre pont.`,
  flagOf: (bridge, colour) => `${bridge} (${colour ?? EMPTY})`,

  prompts: {
    over: 'La partie est terminée.',
    place: (left, hasSpecials) =>
      `Placez un coordinateur ${hasSpecials ? 'dans la roue' : 'sur un mode'}${left > 1 ? ` (encore ${left})` : ''}.`,
    placeMode: 'Placez maintenant un coordinateur sur un mode.',
    first: 'Vous avez Premier : partez maintenant, ou gardez-le.',
    ride: (specials) => `Choisissez un mode, puis une arrivée${optional(specials)}.`,
    rideBy: (by, specials) => `Partez ${by} : choisissez une arrivée${optional(specials)}.`,
    swapFirst: 'Permutez deux drapeaux.',
    swap: 'Permutez deux drapeaux, ou ne permutez rien.',
    others: {
      place: (name) => `${name} place un coordinateur.`,
      mode: (name) => `${name} place encore un coordinateur, sur un mode.`,
      first: (name) => `${name} a Premier : partir tout de suite, ou attendre ?`,
      ride: (name) => `${name} prépare son trajet.`,
      swap: (name) => `${name} peut permuter deux drapeaux.`,
    },
  },
  labels: {
    placeMode: (about) => `Placer : ${about}`,
    placeSpecial: (special) => `Prendre l’action spéciale ${special}`,
    ride: (by, isDouble, place, taken) =>
      `Partir ${by}${isDouble ? ', à vitesse double,' : ''} jusqu’${to(place)}${taken.length === 0 ? '' : ` (${plural('fr', taken.length, 'drapeau', 'drapeaux')} : ${list(taken)})`}`,
    walk: (mode, place) => `Faire un pas jusqu’${to(place)} (${mode} à l’arrêt)`,
    stay: (mode) => `Rester sur place (${mode} à l’arrêt)`,
  },
  tell: {
    short: colourCount,
    round: (round, turn, first) =>
      `Manche ${round} sur 5, ${turn === 0 ? 'choix des transports' : `tour de course ${turn} sur 3`}. ${starts(first)}`,
    bridges: (all) => `Drapeaux sur les ponts, de haut en bas du plan : ${all.join(', ')}.`,
    mode: (mode, about, names) => `${mode} (${about}) : ${list(names)}`,
    wheel: (all) => `Dans la roue : ${all.join(' ; ')}.`,
    nobody: 'Aucun coordinateur n’est dans la roue.',
    special: (special, holder, used) =>
      `Action spéciale ${special} : ${holder ?? 'libre'}${used ? ' (utilisée)' : ''}.`,
    racer: (name, place) => `${name} : ${place}.`,
    card: (who, all) =>
      all.length === 0
        ? `${acts(who, 'n’a', 'Vous n’avez')} pas encore de drapeau.`
        : `${who.isYou ? 'Votre carte' : `Carte ${de(who.name)}`} : ${all.join(', ')}.`,
    unplaced: (who, count) =>
      `${acts(who, 'a', 'Vous avez')} encore ${counted('fr', count, 'coordinateur', 'coordinateurs')} à placer.`,
    standing: (who, count, different) => `${acts(who, 'a', 'Vous avez')} ${flags(count)}, ${colourCount(different)}.`,
    givenBack: (all) => `Rendu : ${list(all)}.`,
    swapped: (all) => `Maintenant : ${list(all)}.`,
    skips: (who) =>
      `${acts(who, 'n’a', 'Vous n’avez')} plus de mode et ${who.isYou ? 'passez' : 'passe'} ce tour de course.`,
    noModes: 'Personne n’a plus de mode : la manche est finie.',
    raceBegins: (first) => `La course commence. ${acts(first, 'part', 'Vous partez')} en premier.`,
    newRound: (round, first) => `Manche ${round}. ${starts(first)}`,
    newFlags: (all) => `Nouveaux drapeaux : ${all.join(', ')}.`,
    noNewFlag: 'Aucun nouveau drapeau.',
    allBridges: (who) => `${acts(who, 'a', 'Vous avez')} un drapeau de chacun des huit ponts.`,
  },
  memo: {
    modes: 'Modes, drapeaux et vitesses',
    notes: [
      [
        'Gagner',
        'Avec huit drapeaux, un par pont, vous gagnez aussitôt. Sinon, après cinq manches, le joueur qui a le plus de couleurs différentes l’emporte ; à égalité, la victoire est partagée.',
      ],
      [
        'Une manche',
        'Chacun place ses trois coordinateurs dans la roue, puis la course se joue en trois tours : à chaque tour, vous utilisez un de vos modes.',
      ],
      [
        'Un trajet',
        'Autant de cases que la vitesse, plus une pour chaque autre joueur encore sur ce mode. Toute la longueur, sans demi-tour ; les boucles sont permises.',
      ],
      [
        'Un drapeau',
        'Traversez un pont, ou arrêtez-vous dessus, avec le mode de la couleur de son drapeau : il est à vous. Vous ne pouvez pas prendre celui du pont d’où vous partez. Si vous avez déjà un drapeau de ce pont, vous pouvez l’échanger ou non.',
      ],
      [
        'Manche suivante',
        'Les ponts vides reçoivent un drapeau du sac. Le joueur qui a le moins de drapeaux commence.',
      ],
    ],
    streetcar: [
      'Le tramway',
      'Il ne roule que sur les rails bleus ; on y monte d’une case voisine, ou par l’escalier. Lui seul prend le drapeau bleu, toujours sur Steel ; s’il est vide, Steel en reçoit un à chaque manche, car les bleus ne sont pas dans le sac. Loin des rails ou à la flèche du départ, faites un pas à pied, sans drapeau, ou restez.',
    ],
    freeStreetcar: ['Le tramway', 'Il va partout dans cette partie, et les drapeaux bleus sont dans le sac.'],
    map: [
      [
        'Carrés',
        'Des passages supérieurs : on continue tout droit, seul un marcheur y tourne. La 1re Avenue passe sous Burnside Road sans la toucher : sur la route du dessus, sa case ne compte pas.',
      ],
    ],
    specials: 'Actions spéciales',
    specialsNote:
      'Le premier qui en prend une la garde pour la manche. Elle occupe un de vos trois coordinateurs : vous aurez un tour de course de moins. Placez-en aussitôt un autre sur un mode, sauf si c’était le dernier.',
    special: {
      first: 'Une fois, partez avant tout le monde ; inutile si vous partez déjà en premier.',
      double: 'Une fois, avancez du double de la vitesse de base, sans case en plus.',
      swap: 'Une fois, avant ou après votre trajet, permutez les drapeaux de deux ponts ; un drapeau bleu qui garde Steel ne bouge pas.',
    },
  },
  terminal: {
    firstPlayer: (name) => `premier : ${name}`,
    over: 'partie terminée',
    start: (arrow) => `au départ, avant ${arrow}`,
    wheel: 'Mode, vitesse, qui',
    cards: 'Cartes',
    supply: (count) => `bleus à part : ${count}`,
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
    doubled: (parts) => `Avec Double : ${parts.join(', ')}.`,
    exchange: (bridge, fresh, old) => `${bridge} : vous pouvez échanger votre ${old} contre le drapeau ${fresh}.`,
    toTake: (parts) => `Drapeaux : ${parts.join(' ; ')}.`,
    placeSpecial: {
      first: 'Premier (partir avant tous)',
      double: 'Double (vitesse doublée)',
      swap: 'Permutation (deux drapeaux)',
    },
    swapList: 'Permuter deux drapeaux :',
    withFlags: 'Avec drapeau (pont et couleur, comment, jusqu’où) :',
    ending: (by, isDouble) => `Sans drapeau, ${by}${isDouble ? ' avec Double' : ''}, jusqu’à :`,
    endingNear: (by, isDouble) =>
      `Sans drapeau, ${by}${isDouble ? ' avec Double' : ''}, jusqu’à (par pont le plus proche) :`,
    flagAt: (colour, bridge) => `${colour} à ${bridge}`,
    exchangedFor: (old) => `échange contre ${list(old)}`,
    notes: ({ start, arrow, overpass, roads, underpass, street }) => [
      ['Départ', `Hors du plan, en ${start} : y entrer par ${arrow} coûte une case, et l’on n’y revient pas.`],
      [
        '^ ( )',
        `Deux niveaux. En ${overpass}, ${list(roads)} se croisent : allez tout droit, seul un marcheur y tourne ; « ${overpass} sur … » dit sur quelle rue vous êtes. (${underpass}), sur ${street}, passe sous la rue dessinée des deux côtés : on ne passe pas de l’une à l’autre.`,
      ],
      [
        'À taper',
        'Le numéro, ou « taxi », « taxi e7 », « moto double w3 fremont » (fin, puis ponts des drapeaux), « taxi e7 sans drapeau », « fre mor » pour permuter.',
      ],
      ['Table', '> doit jouer, * a déjà joué ce tour. Cartes et sac : trois lettres par couleur.'],
    ],
    streets: 'Rues',
    typed: { walk: 'à pied', stay: 'rester', first: 'partir', wait: 'attendre', done: 'rien' },
  },
};
