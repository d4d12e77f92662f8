import { NAMES } from '@ponts-bornes/bridgetown-races';
import type { Note, Words } from './bridgetown-races-vocabulary.ts';

const list = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const SPECIALS: readonly Note[] = [
  [
    'Actions',
    'A special action goes to the first to take it, for the round. It holds one of your 3 coordinators: you will have a race turn fewer. Place a mode at once, unless that was your last coordinator.',
  ],
  ['First', 'Once, go before the first player; useless to whoever is first already.'],
  ['Double', 'Once, twice the base speed, without bonus.'],
  ['Swap', 'Once, before or after your ride, exchange the flags of two bridges (not blue).'],
];

export const EN: Words = {
  ...NAMES.en,
  list,
  round: (round) => `round ${round} of 5`,
  placing: 'choosing transport',
  raceTurn: (turn) => `race, turn ${turn} of 3`,
  firstPlayer: (name) => `first: ${name}`,
  over: 'game over',
  start: (arrow) => `at the start, by ${arrow}`,
  wheel: 'Mode, speed, who',
  specialActions: 'Special actions',
  free: 'free',
  used: 'used',
  cards: 'Cards',
  flagCount: 'flags',
  colourCount: 'colours',
  bag: 'Bag',
  supply: (count) => `blue ones apart: ${count}`,
  noFlag: 'none',
  legend: ({ start, overpass, underpass }) => [
    `${start} start, off the map`,
    '─ │ / \\ street',
    '# street with rails',
    '~ river',
    `^${overpass} overpass, straight on`,
    ': stairs to the streetcar',
    `(${underpass}) under a road, not on it`,
    '[A] racer',
  ],
  lengths: (parts) => `Your moves, in spaces: ${parts.join(', ')}.`,
  length: (mode, speed, bonus) => `${mode} ${bonus === 0 ? speed : `${speed}+${bonus} = ${speed + bonus}`}`,
  doubled: (parts) => `With Double: ${parts.join(', ')}.`,
  doubledLength: (mode, length) => `${mode} ${length}`,
  exchange: (bridge, fresh, old) =>
    `${bridge}: taking the ${fresh} flag would be an exchange for your ${old} one, as you like.`,
  toTake: (parts) => `Flags: ${parts.join('; ')}.`,
  placeMode: (mode, colour, speed) => `${mode} (${colour}, ${speed} ${speed === 1 ? 'space' : 'spaces'})`,
  placeSpecial: {
    first: 'First (go before everybody)',
    double: 'Double (twice the speed)',
    swap: 'Swap (the flags of two bridges)',
  },
  goFirst: 'go now, before everybody else',
  wait: 'keep First for later',
  done: 'swap nothing',
  swapList: 'Swap two flags:',
  withFlags: 'With a flag (bridge and colour, how, where to):',
  ending: (by, isDouble) => `Without a flag, ${by}${isDouble ? ' with Double' : ''}, to:`,
  endingNear: (by, isDouble) => `Without a flag, ${by}${isDouble ? ' with Double' : ''}, to (by nearest bridge):`,
  double: 'Double',
  near: (bridge) => `near ${bridge} Bridge`,
  onRoad: (space, road) => `${space} on ${road}`,
  flagAt: (colour, bridge) => `${colour} at ${bridge}`,
  exchangedFor: (flags) => `exchanged for ${list(flags)}`,
  flagRide: (bridges, colour, ride) => `${list(bridges)} (${colour}), ${ride}`,
  stuckWalk: (mode, end) => `${mode} cannot move: walk a step, ${end}`,
  stuckStay: (mode) => `${mode} cannot move: stay`,
  standing: (name, flags, colours) => `${name} has ${counted(flags, 'flag')}, ${counted(colours, 'colour')}.`,
  givenBack: (flags) => `Given back: ${list(flags)}.`,
  swapped: (flags) => `Now: ${list(flags)}.`,
  skips: (name) => `${name} has no mode left and skips this race turn.`,
  noModes: 'Nobody has a mode left: the round is over.',
  raceBegins: (name) => `All is placed and the race begins. First player: ${name}.`,
  newRound: (round, name) => `Round ${round}. First player: ${name}.`,
  newFlags: (flags) => `New flags: ${flags.join(', ')}.`,
  bagEmpty: 'No new flag.',
  allBridges: (name) => `${name} has a flag of each of the eight bridges!`,
  rules: ({ streetcarRules, specialActions }, { start, arrow, overpass, roads, underpass, street }) => [
    [
      'Goal',
      'Eight flags, one of each bridge, win at once. Otherwise, after 5 rounds, most different colours; who is equal shares the win.',
    ],
    ['Round', 'All place their 3 coordinators on the wheel, then race: 3 turns, one mode used in each.'],
    ['Start', `Off the map, at ${start}: entering it by ${arrow} takes one space, and nobody comes back.`],
    [
      'Moving',
      'As many spaces as the mode’s speed, +1 for each other player still on that mode. Always the whole length, never turning straight back; loops are fine.',
    ],
    [
      'Flags',
      'Crossing a bridge, or ending on it, with the mode of its flag’s colour takes the flag. Not from the bridge you start on. If that bridge is filled on your card, exchange or leave it.',
    ],
    streetcarRules
      ? [
          'Streetcar',
          'On the rails # only; board it from a space next to them or by the stairs. Where it cannot move: walk one step, or stay. It alone takes blue. Blue flags lie apart, not in the bag: Steel, if empty, gets one each round.',
        ]
      : ['Streetcar', 'It goes anywhere in this game, and blue flags are in the bag.'],
    [
      '^ ( )',
      `Two levels. At ${overpass}, ${list(roads)} cross: go straight on, only walking may turn; “${overpass} on …” says on which road you are. (${underpass}), on ${street}, passes under the road drawn on both sides of it: nobody changes between them.`,
    ],
    ...(specialActions ? SPECIALS : []),
    ['New round', 'Empty bridges get a flag from the bag; whoever has the fewest flags begins.'],
    [
      'To type',
      'The number, or “taxi”, “taxi e7”, “moto double w3 fremont” (the end, then the bridges of the flags), “taxi e7 without flag”, “fre mor” to swap.',
    ],
    ['Table', '> to move, * has raced this turn. Cards and bag: three letters for a colour.'],
  ],
  streets: 'Streets',
  typed: { walk: 'walk', stay: 'stay', first: 'now', wait: 'wait', done: 'nothing' },
  reached: (colours, flags) => `${counted(colours, 'colour')}, ${counted(flags, 'flag')}`,
};
