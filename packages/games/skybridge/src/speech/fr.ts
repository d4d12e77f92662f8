import { acts, agree, counted, together } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

export const FR: Speech = {
  language: 'fr',
  colours: { red: 'rouge', blue: 'bleu', yellow: 'jaune', white: 'blanc' },
  pieces: {
    tall: (colour) => `grand bloc ${colour}`,
    low: (colour) => `petit bloc ${colour}`,
    bridge: (colour) => `pont ${colour}`,
    roof: (colour) => `toit ${colour}`,
  },
  list: (items) => new Intl.ListFormat('fr').format(items),
  lays: (who, piece, place) => `${acts(who, 'pose', 'Vous posez')} un ${piece} en ${place}.`,
  spans: (who, { piece, at, to }) => `${acts(who, 'lance', 'Vous lancez')} le ${piece} entre ${at} et ${to}.`,
  closes: (who, piece, place) => `${acts(who, 'ferme', 'Vous fermez')} la tour ${place} avec un ${piece}.`,
  refusals: {
    'SK-P1': ({ seats }) => `Skybridge se joue à 2, 3 ou 4, pas à ${seats}.`,
    'SK-P3': ({ piece, dealt }) =>
      dealt === 0
        ? `À trois, le ${piece} est hors jeu : on ne le pose pas.`
        : `Vous avez déjà posé votre ${piece} : à trois, chacun n’en reçoit qu’un.`,
    'SK-C1': ({ piece }) => `Vous n’avez plus de ${piece}.`,
    'SK-C3': ({ kind, piece }) =>
      kind === 'bridge'
        ? 'Un pont repose sur deux tours : indiquez les deux fondations.'
        : `Un ${piece} repose sur une seule tour : indiquez une seule fondation.`,
    'SK-T1': ({ piece }) => `Vous ne pouvez poser que vos propres pièces : aucun ${piece} n’est à vous.`,
    'SK-T2': ({ place, colour }) =>
      `Vous ne pouvez pas poser de ${colour} en ${place} : du ${colour} y est au sommet, et deux pièces de même couleur ne se touchent pas.`,
    'SK-T3': ({ place, height, lowest, instead }) =>
      `Vous devez poser un bloc au plus bas : au niveau ${lowest} (${instead}), pas au niveau ${height} en ${place}.`,
    'SK-T4': ({ why, at, to, place, heightHere, heightThere }) => {
      if (why === 'apart') return `Vous ne pouvez relier que deux tours voisines, sans diagonale : pas ${at}-${to}.`;
      if (why === 'bare')
        return `Vous ne pouvez pas appuyer un pont sur une fondation nue : rien n’est posé en ${place}.`;
      return `Vous ne pouvez relier que deux tours de même hauteur : ${at} est au niveau ${heightHere}, ${to} au niveau ${heightThere}.`;
    },
    'SK-T5': ({ at, to, colour }) =>
      `Vous ne pouvez pas superposer exactement deux ponts : le pont ${colour} est au sommet de ${at} et de ${to}.`,
    'SK-T6': ({ place }) => `Vous ne pouvez pas poser de toit sur une fondation nue : rien n’est posé en ${place}.`,
    'SK-T7': ({ place, colour }) => `Vous ne pouvez rien ajouter en ${place} : un toit ${colour} ferme la tour.`,
    'SK-N1': ({ text }) => `Écrivez les deux fondations du pont dans l’ordre : « ${text} ».`,
  },
  unexplained: (rule) => `Coup refusé (règle ${rule}).`,
  ends: {
    'all-placed': 'Toutes les pièces sont posées.',
    blocked: 'Plus personne ne peut poser de pièce.',
  },
  wins: (winners, points) => {
    const subject = `${together(winners, 'Vous', 'et')} ${agree(winners, 'gagne', 'gagnent', 'gagnez')}`;
    return `${subject} ${winners.length > 1 ? 'à égalité ' : ''}avec ${FR.points(points)}`;
  },
  you: 'Vous',
  colon: ' : ',
  reasons: {
    'only-choice': 'il n’y a rien d’autre à jouer',
    'best-roof': 'aucun autre toit ne rapporte autant maintenant',
    doubles: 'on tient les deux bouts du pont : ses tours comptent double',
    joins: 'on tient un bout du pont : l’autre tour compte aussi',
    denies: 'un adversaire aurait pu fermer cette tour',
    'cuts-bridge': 'un adversaire perd un bout de son pont',
    'high-bridge': 'aucune autre paire de tours à relier n’est aussi haute',
    'prepares-bridge': 'deux tours voisines arrivent à la même hauteur : on pourra les relier',
    'spoils-bridge': 'un adversaire n’a plus deux tours à relier',
    'keeps-roofs': 'mieux vaut garder ses toits tant que la ville grandit',
  },
  label: {
    lays: (piece, place) => `Poser un ${piece} en ${place}`,
    spans: (piece, at, to) => `Lancer le ${piece} entre ${at} et ${to}`,
    closes: (piece, place) => `Fermer la tour ${place} avec un ${piece}`,
  },
  kinds: { tall: 'grand', low: 'petit', bridge: 'pont', roof: 'toit' },
  floors: (count) => counted('fr', count, 'étage', 'étages'),
  points: (count) => counted('fr', count, 'point', 'points'),
  pts: (count) => counted('fr', count, 'pt', 'pts'),

  yourTurn: 'À vous : choisissez une pièce.',
  next: {
    tall: (piece) => `${piece} : choisissez sa place.`,
    low: (piece) => `${piece} : choisissez sa place.`,
    bridge: (piece) => `${piece} : reliez deux tours.`,
    roof: (piece) => `${piece} : fermez une tour.`,
    end: (piece, place) => `${piece}, de ${place} à quelle tour ?`,
    piece: (place) => `${place} : quelle pièce y poser ?`,
  },
  yourBridge: 'À vous : seul votre pont peut être posé.',
  waitFor: (name) => `À ${name} de jouer.`,
  over: 'La ville est achevée.',
  skipped: (people) =>
    `${together(people, 'Vous', 'et')} ne ${agree(people, 'peut', 'peuvent', 'pouvez')} rien poser : tour passé.`,

  apart: ' ; ',
  ground: 'Neuf fondations en carré : colonnes a, b, c de gauche à droite, rangées 1, 2, 3.',
  bare: (place) => `${place} : fondation nue`,
  tower: (place, floors, pieces) => `${place} : ${floors}. De bas en haut : ${pieces}`,
  closed: (who, colour) => `${acts(who, 'marque', 'Vous marquez')} ses étages sous le toit ${colour}.`,
  bridgeLies: (colour, at, to) => `Le pont ${colour} relie ${at} et ${to}.`,
  holds: (name, colour, pieces) => `${name}, ${colour} : ${pieces}.`,
  nothing: 'plus rien à poser',
  counted: (count, piece) => `${count} × ${piece}`,
  stands: (name, points) => `${name} : ${points}`,
  blocked: (names) => `Sans coup permis pour l’instant : ${FR.list(names)}.`,

  owned: ([place]) => `Tour ${place}`,
  joined: ([place]) => `Tour ${place}, reliée par le pont`,
  doubled: ([at, to]) => `Tours ${at} et ${to}, les deux bouts du pont, étages × 2`,
  sumOf: (colour) => `Total ${colour}`,
  total: 'Total',

  city: 'Ville',
  map: 'Plan',
  look: 'Affichage',
  cityHelp: 'Ville en 3D : tournez-la du doigt ou avec les flèches',
  turnLeft: 'Tourner la ville vers la gauche',
  turnRight: 'Tourner la ville vers la droite',
  hand: 'Vos pièces',
  ledger: 'Points et réserves',
  ledgerNow: 'Si la partie s’arrêtait là',
  left: (count) => (count === 0 ? 'plus aucun' : `il en reste ${count}`),
  chosen: 'choisi',
  advised: 'conseillé',
  here: 'possible ici',
  neutral: 'neutre',
  out: 'hors jeu',
  noPoints: 'sans points',
  memo: {
    pieces: {
      tall: [
        'Grand bloc',
        '3 étages, 4 par couleur',
        'Toujours au plus bas : sur la moins haute des tours sans toit dont le sommet est d’une autre couleur.',
      ],
      low: ['Petit bloc', '2 étages, 4 par couleur', 'Comme le grand : au plus bas niveau possible.'],
      bridge: [
        'Pont',
        '1 étage, 1 par couleur',
        'Sur deux tours voisines, bâties, sans toit et de même hauteur ; chacune gagne un étage. Jamais exactement sur un autre pont.',
      ],
      roof: [
        'Toit',
        'Sans étage, 2 par couleur',
        'Sur toute tour bâtie et sans toit. Il la ferme pour de bon, et elle est à vous.',
      ],
    },
    notes: [
      ['Couleurs', 'On ne pose jamais une pièce sur une autre de même couleur. Côte à côte, c’est permis.'],
      [
        'Points',
        'Les étages des tours sous vos toits. Si votre pont s’appuie sur une de vos tours, celle de l’autre bout compte aussi ; si les deux sont à vous, leurs étages comptent double.',
      ],
      ['Fin', 'Quand plus personne ne peut poser. Si vous ne pouvez rien poser, votre tour passe.'],
    ],
    seats: {
      2: ['À deux', 'Vous avez deux couleurs. Chacune compte à part ; votre score est leur somme.'],
      3: [
        'À trois',
        'Vous posez aussi un grand et un petit bloc blancs. Leurs étages comptent pour le joueur qui ferme la tour.',
      ],
    },
    screen: [
      'Sur l’écran',
      'Touchez une pièce puis une fondation, ou l’inverse. Glissez sur la ville pour la tourner. Pour un pont, touchez la double flèche entre deux tours, ou une tour puis l’autre.',
    ],
  },
  terminal: {
    last: (name, text) => `dernier coup : ${text} (${name})`,
    begins: (name) => `${name} commence`,
    supply: 'réserve',
    pieces: [
      'À chaque tour, vous posez une de vos pièces. Par couleur :',
      '  T  grand bloc  3 étages  ×4       B  pont  1 étage     ×1',
      '  L  petit bloc  2 étages  ×4       R  toit  sans étage  ×2',
      '  Couleurs : r rouge   b bleu   y jaune   w blanc',
    ],
    notes: [
      [
        'Coups',
        'Tr a1 : grand bloc rouge en a1. Br a1-b1 : pont rouge, de gauche à droite ou de bas en haut. « tra1 » et « bra1b1 » suffisent.',
      ],
      [
        'Plan',
        '7 Tr : 7 étages, un grand bloc rouge au sommet. Cadre épais et /r\\ : toit rouge. ═r═ et ║r : pont rouge. * : la dernière pièce. À droite, chaque tour de bas en haut.',
      ],
    ],
  },
};
