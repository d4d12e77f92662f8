import { acts, agree, counted, together } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

export const EN: Speech = {
  language: 'en',
  colours: { red: 'red', blue: 'blue', yellow: 'yellow', white: 'white' },
  pieces: {
    tall: (colour) => `tall ${colour} block`,
    low: (colour) => `low ${colour} block`,
    bridge: (colour) => `${colour} bridge`,
    roof: (colour) => `${colour} roof`,
  },
  list: (items) => new Intl.ListFormat('en-GB').format(items),
  lays: (who, piece, place) => `${acts(who, 'places', 'You place')} a ${piece} on ${place}.`,
  spans: (who, { piece, at, to }) => `${acts(who, 'builds', 'You build')} the ${piece} between ${at} and ${to}.`,
  closes: (who, piece, place) => `${acts(who, 'closes', 'You close')} tower ${place} with a ${piece}.`,
  refusals: {
    'SK-P1': ({ seats }) => `Skybridge is for 2, 3 or 4 players, not ${seats}.`,
    'SK-P3': ({ piece, dealt }) =>
      dealt === 0
        ? `With three players the ${piece} is out of the game.`
        : `You have already placed your ${piece}: with three players you only get one.`,
    'SK-C1': ({ piece }) => `You have no ${piece} left.`,
    'SK-C3': ({ kind, piece }) =>
      kind === 'bridge'
        ? 'A bridge rests on two towers: name both foundations.'
        : `A ${piece} rests on one tower only: name one foundation.`,
    'SK-T1': ({ piece }) => `You can only place your own pieces: no ${piece} is yours.`,
    'SK-T2': ({ place, colour }) =>
      `You can’t place ${colour} on ${place}: its top is ${colour}, and a piece never goes on its own colour.`,
    'SK-T3': ({ place, height, lowest, instead }) =>
      `A block must go as low as possible: level ${lowest} (${instead}), not level ${height} on ${place}.`,
    'SK-T4': ({ why, at, to, place, heightHere, heightThere }) => {
      if (why === 'apart') return `A bridge joins two neighbouring towers, never diagonally: not ${at}-${to}.`;
      if (why === 'bare') return `A bridge can’t rest on a bare foundation: there is nothing on ${place}.`;
      return `A bridge joins two towers of equal height: ${at} is at level ${heightHere}, ${to} at level ${heightThere}.`;
    },
    'SK-T5': ({ at, to, colour }) =>
      `A bridge can’t go exactly on top of another: the ${colour} bridge is on top of both ${at} and ${to}.`,
    'SK-T6': ({ place }) => `A roof can’t go on a bare foundation: there is nothing on ${place}.`,
    'SK-T7': ({ place, colour }) => `You can’t add anything on ${place}: a ${colour} roof closes the tower.`,
    'SK-N1': ({ text }) => `Write the bridge’s two foundations in order: “${text}”.`,
  },
  unexplained: (rule) => `Move refused (rule ${rule}).`,
  ends: { 'all-placed': 'All the pieces have been placed.', blocked: 'Nobody can place a piece any more.' },
  wins: (winners, points) => {
    const won = winners.length > 1 ? 'share the win' : agree(winners, 'wins', 'win', 'win');
    return `${together(winners, 'You', 'and')} ${won} with ${EN.points(points)}`;
  },
  you: 'You',
  colon: ': ',
  reasons: {
    'only-choice': 'there is nothing else to play',
    'best-roof': 'no other roof scores as much right now',
    doubles: 'it secures both ends of the bridge: the towers count double',
    joins: 'it secures one end of the bridge: the other tower counts too',
    denies: 'a rival could have closed this tower',
    'cuts-bridge': 'a rival loses one end of their bridge',
    'high-bridge': 'no other pair of towers to join is as high',
    'prepares-bridge': 'two neighbouring towers reach the same height, ready for a bridge',
    'spoils-bridge': 'a rival has no two towers left to join',
    'keeps-roofs': 'roofs are best kept while the city is still growing',
  },
  label: {
    lays: (piece, place) => `Place a ${piece} on ${place}`,
    spans: (piece, at, to) => `Build the ${piece} between ${at} and ${to}`,
    closes: (piece, place) => `Close tower ${place} with a ${piece}`,
  },
  kinds: { tall: 'tall', low: 'low', bridge: 'bridge', roof: 'roof' },
  floors: (count) => counted('en', count, 'floor', 'floors'),
  points: (count) => counted('en', count, 'point', 'points'),
  pts: (count) => counted('en', count, 'pt', 'pts'),

  yourTurn: 'Your turn: choose a piece.',
  next: {
    tall: (piece) => `${piece}: choose its place.`,
    low: (piece) => `${piece}: choose its place.`,
    bridge: (piece) => `${piece}: link two towers.`,
    roof: (piece) => `${piece}: close a tower.`,
    end: (piece, place) => `${piece}, from ${place} to which tower?`,
    piece: (place) => `${place}: which piece goes here?`,
  },
  yourBridge: 'Your turn: only your bridge can be placed.',
  waitFor: (name) => `Waiting for ${name}.`,
  over: 'The city is finished.',
  skipped: (people) => `${together(people, 'You', 'and')} can’t place anything: turn skipped.`,

  apart: '; ',
  ground: 'Nine foundations in a square: columns a, b, c from left to right, rows 1, 2, 3.',
  bare: (place) => `${place}: bare foundation`,
  tower: (place, floors, pieces) => `${place}: ${floors}. From bottom to top: ${pieces}`,
  closed: (who, colour) => `${acts(who, 'scores', 'You score')} its floors under the ${colour} roof.`,
  bridgeLies: (colour, at, to) => `The ${colour} bridge joins ${at} and ${to}.`,
  holds: (name, colour, pieces) => `${name}, ${colour}: ${pieces}.`,
  nothing: 'nothing left to place',
  counted: (count, piece) => `${count} × ${piece}`,
  stands: (name, points) => `${name}: ${points}`,
  blocked: (names) => `No legal move for now: ${EN.list(names)}.`,

  owned: ([place]) => `Tower ${place}`,
  joined: ([place]) => `Tower ${place}, joined by the bridge`,
  doubled: ([at, to]) => `Towers ${at} and ${to}, both ends of the bridge, floors × 2`,
  sumOf: (colour) => `Total ${colour}`,
  total: 'Total',

  city: 'City',
  map: 'Map',
  look: 'View',
  cityHelp: '3D city: turn it with a finger or the arrow keys',
  turnLeft: 'Turn the city to the left',
  turnRight: 'Turn the city to the right',
  hand: 'Your pieces',
  ledger: 'Points and pieces',
  ledgerNow: 'If the game ended now',
  left: (count) => (count === 0 ? 'none left' : `${count} left`),
  chosen: 'selected',
  advised: 'hint',
  here: 'can go here',
  neutral: 'neutral',
  out: 'out of the game',
  noPoints: 'no points',
  memo: {
    pieces: {
      tall: [
        'Tall block',
        '3 floors, 4 in each colour',
        'Always as low as possible: on the lowest tower without a roof whose top is another colour.',
      ],
      low: ['Low block', '2 floors, 4 in each colour', 'Like the tall one: as low as possible.'],
      bridge: [
        'Bridge',
        '1 floor, 1 in each colour',
        'On two neighbouring towers of equal height, without roofs; each gains a floor. Never on a bare foundation, nor exactly on another bridge.',
      ],
      roof: [
        'Roof',
        'No floor, 2 in each colour',
        'On any tower without a roof, but not on a bare foundation. It closes the tower for good, and the tower is yours.',
      ],
    },
    notes: [
      ['Colours', 'A piece never goes on a piece of its own colour. Side by side is fine.'],
      [
        'Points',
        'The floors of the towers under your roofs. If your bridge rests on one of them, the tower at its other end counts too; if both are yours, their floors count double.',
      ],
      ['End', 'When nobody can place anything. If you can’t, your turn is skipped.'],
    ],
    seats: {
      2: ['With two', 'You have two colours. Each scores separately; your score is the sum.'],
      3: [
        'With three',
        'You also place a tall and a low white block. Their floors count for the player who closes the tower.',
      ],
    },
    screen: [
      'On the screen',
      'Tap a piece and then a foundation, or the other way round. Drag the city to turn it. For a bridge, tap the double arrow between two towers, or one tower and then the other.',
    ],
  },
  terminal: {
    last: (name, text) => `last move: ${text} (${name})`,
    begins: (name) => `${name} starts`,
    supply: 'supply',
    pieces: [
      'Each turn you place one of your pieces. In each colour:',
      '  T  tall block  3 floors  ×4       B  bridge  1 floor   ×1',
      '  L  low block   2 floors  ×4       R  roof    no floor  ×2',
      '  Colours: r red   b blue   y yellow   w white',
    ],
    notes: [
      [
        'Moves',
        'Tr a1: a tall red block on a1. Br a1-b1: the red bridge, from left to right or upwards. “tra1” and “bra1b1” work too.',
      ],
      [
        'Plan',
        '7 Tr: 7 floors, a tall red block on top. Heavy frame and /r\\: a red roof. ═r═ and ║r: a red bridge. *: the last piece placed. To the right, each tower from bottom to top.',
      ],
    ],
  },
};
