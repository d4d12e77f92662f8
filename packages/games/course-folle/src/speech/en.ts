import { acts, agree, counted, together } from '@ponts-bornes/kernel';
import type { Person } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

const ownCard = ({ name, isYou }: Person): string => (isYou ? 'Your card' : `${name}’s card`);
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const lists = new Intl.ListFormat('en-GB');
const list = (parts: readonly string[]): string => lists.format(parts);
const stages = (count: number): string => counted('en', count, 'stage', 'stages');

export const EN: Speech = {
  language: 'en',
  vehicles: { train: 'train', car: 'car', motorbike: 'motorbike', boat: 'boat', plane: 'plane' },
  characters: {
    red: 'red',
    orange: 'orange',
    yellow: 'yellow',
    green: 'green',
    blue: 'blue',
    violet: 'violet',
    pink: 'pink',
  },
  boosters: {
    pole: 'pole position',
    turbo: 'turbo',
    late: 'late call',
    disguise: 'disguise',
    speed: 'speed first',
    swap: 'swap',
  },
  raceCard: (vehicle, character) => `${EN.characters[character]} ${EN.vehicles[vehicle]}`,
  starter: (vehicle, number) => `starter ${EN.vehicles[vehicle]} ${number}`,
  the: (_vehicle, name) => (name.startsWith('starter ') ? name : `the ${name}`),
  isCharacter: (who, character) => `${acts(who, 'takes', 'You take')} the ${character} character.`,
  chooses: (who, card) => `${acts(who, 'plays', 'You play')} ${card}.`,
  takes: (who, card) => `${acts(who, 'adds', 'You add')} ${card} to ${who.isYou ? 'your' : 'their'} route.`,
  raises: (who, vehicle) => `Pole position! ${acts(who, 'moves', 'You move')} ${vehicle} to the top of the hierarchy.`,
  swaps: (who, card, taken) =>
    who.isYou
      ? `You put ${card} into your route and take ${taken} back into your hand.`
      : `${who.name} puts ${card} into their route and takes ${taken} back into their hand.`,
  keeps: (who) => `${acts(who, 'swaps', 'You swap')} nothing.`,
  you: 'You',
  refusals: {
    'CF-S1': ({ seats, why, character }) => {
      if (seats !== undefined) return `Course folle is for 2 to 7 players, not ${seats}.`;
      return why === 'taken' ? `The ${character} character is taken: choose another.` : 'Choose your character first.';
    },
    'CF-T1': ({ why, card }) => {
      if (why === 'same') return `You’ve already chosen this card: ${card}.`;
      return why === 'hand' ? `You don’t have this card: ${card}.` : 'Secretly choose a card from your hand.';
    },
    'CF-B3': ({ why, card }) =>
      why === 'hand'
        ? `You have the late call, but not this card: ${card}.`
        : 'You have the late call: choose a card from your hand.',
    'CF-T3': ({ why, card }) =>
      why === 'offer' ? `This card is not on offer: ${card}.` : 'Your turn to take a card from the offer.',
    'CF-B1': () => 'You have pole position: first move a vehicle to the top of the hierarchy.',
    'CF-B6': ({ why, card }) => {
      if (why === 'train') return `You can’t swap a train from your hand: ${card}.`;
      if (why === 'hand') return `You can’t swap a card you don’t have: ${card}.`;
      return why === 'course'
        ? `This card is not in your route: ${card}.`
        : 'Swap a card from your hand for one in your route, or swap nothing (“keep”).';
    },
  },
  unexplained: (rule) => `Move refused (rule ${rule}).`,
  wins: (winners, count) => {
    const won = winners.length > 1 ? 'share the win' : agree(winners, 'wins', 'win', 'win');
    return `${together(winners, 'You', 'and')} ${won} with ${stages(count)}`;
  },
  ends: {
    stages: 'The race is over.',
    speed: 'The race is over: level on stages, so speed decides.',
    shared: 'The race is over: level on stages and on speed.',
  },
  reasons: {
    'comes-first': 'hardly anything can beat it',
    'wins-booster': 'it will most likely come last and give its booster',
    'most-stages': 'no other card brings more stages',
    'completes-pair': 'two halves make a whole stage',
    'own-colour': 'it is in the character’s colour',
    'starter-bonus': 'it is one more starter card',
    'denies-next': 'it would have helped the next player most',
    'raises-own': 'a vehicle in hand goes to the top',
    'improves-course': 'the card put down is worth more than the one taken back',
    'nothing-better': 'no swap would bring more stages',
  },
  places: {
    ladder: 'Hierarchy',
    played: 'Played',
    offer: 'Offer',
    hand: 'Your hand',
    course: 'Your route',
    courses: 'Other routes',
    allCourses: 'Routes',
    secret: 'Secret choices',
    characters: 'Characters',
  },
  round: (round) => `Round ${round} of 5`,
  over: 'The race is over',
  acts: {
    pole: (who) => `${acts(who, 'moves', 'You move')} any vehicle to the top of the hierarchy.`,
    turbo: (who) => `${ownCard(who)} counts as the fastest of its vehicle.`,
    late: (who) => `${acts(who, 'chooses', 'You choose')} a card after seeing all the others.`,
    disguise: (who) => `${ownCard(who)} counts as the top vehicle, at speed 0 if it’s a different one.`,
    speed: (who) => `Thanks to ${who.isYou ? 'you' : who.name}, speed decides for everyone, then the hierarchy.`,
    swap: (who) =>
      `${acts(who, 'may swap a card in hand, except a train, for one in their', 'You may swap a card in hand, except a train, for one in your')} route.`,
  },
  does: {
    pole: 'at once you move the vehicle of your choice to the top of the hierarchy.',
    turbo: 'next round your card counts as the fastest of its vehicle.',
    late: 'next round you choose after seeing all the other cards.',
    disguise: 'your next card counts as the top vehicle, at speed 0 if it’s a different one.',
    speed: 'next round speed decides for everyone, then the hierarchy.',
    swap: 'at once, if you like: a card from your hand, except a train, for one in your route.',
  },
  will: (who, booster) => `Last card: ${acts(who, 'gets', 'you get')} “${booster}”.`,
  wontAny: (who) => `Last card: ${who.isYou ? 'yours' : `${who.name}’s`}, a starter card, so no booster.`,
  lastRound: 'Last round: no booster.',
  character: { own: 'Choose your character.', others: (who) => `${who} is choosing a character.` },
  choose: { own: 'Secretly choose a card from your hand.', others: () => 'Everyone is secretly choosing a card.' },
  hasChosen: 'You’ve chosen. You can still change your mind.',
  hasChosenLast: 'You’ve chosen: all cards will be revealed together.',
  waitsForLate: 'Late call: you choose once the others have revealed their cards.',
  late: {
    own: 'You have the late call: play a card from your hand, face up.',
    others: (who) => `${who} has the late call and plays face up.`,
  },
  take: { own: 'Take a card from the offer.', others: (who) => `${who} is taking a card from the offer.` },
  pole: {
    own: 'Pole position: move a vehicle to the top of the hierarchy.',
    others: (who) => `${who} is moving a vehicle to the top of the hierarchy.`,
  },
  swap: {
    own: 'Swap a card, or keep everything.',
    others: (who) => `${who} may swap a card.`,
  },
  stages,
  worth: ({ stages: count, half, vehicle }) => {
    if (half === null) return stages(count);
    const part = `a ${half} half ${vehicle === 'plane' ? 'aerodrome' : 'milestone'}`;
    return count === 0 ? part : `${stages(count)} and ${part}`;
  },
  speed: (speed) => `speed ${speed}`,
  gives: (booster) => `if it comes last: ${booster}`,
  ownSlot: 'Your secret choice',
  slot: (who) => `${who}’s choice is secret`,
  lateSlot: (who) => `${acts(who, 'chooses', 'You choose')} after the others`,
  playedBy: (who, place) => (place === null ? `played by ${who}` : `played by ${who}, place ${place}`),
  rank: (vehicle, rank) => `${vehicle}, rank ${rank}`,
  characterOf: (character) => `The ${character} character`,
  takenBy: (who) => `taken by ${who}`,
  courseOf: (who) => `${who}’s route`,
  seeCards: (who) => `See ${who}’s cards`,
  inHand: 'In hand',
  handOf: (who, cards) => `${who}’s hand: ${list(cards)}`,
  joined: { stage: 'makes a stage with the next one', aerodrome: 'makes an aerodrome with the next one' },
  confirm: {
    choose: (what) => `Play ${what}`,
    change: (what) => `Play ${what} instead`,
    take: (what) => `Take ${what}`,
    pole: (what) => `Move ${what} to the top`,
    character: (what) => `Take ${what}`,
  },
  gain: (count) => `+${stages(count)}`,
  keep: 'Swap nothing',
  swapHint: {
    none: 'Tap a card in your hand and one in your route.',
    hand: 'For which card in your route?',
    course: 'For which card in your hand?',
  },
  moves: {
    character: (character) => `Take the ${character} character`,
    choose: (card) => `Play ${card}`,
    take: (card) => `Take ${card}`,
    pole: (vehicle) => `Move to the top: ${vehicle}`,
    swap: (card, taken) => `Put down ${card}; take back ${taken}`,
  },
  standing: stages,
  score: {
    whole: 'Whole stages',
    pairs: 'Joined halves',
    aerodromes: 'Aerodromes',
    own: 'Cards in own colour',
    bonus: 'Violet bonus',
    total: 'Stages',
    speed: 'Total speed',
  },
  order: (people) =>
    `Everyone takes a card, in this order: ${people.map(({ name, isYou }) => (isYou ? 'you' : name)).join(', ')}.`,
  stays: (card) => `${capital(card)} stays in the offer.`,
  moved: (vehicle, toBottom) =>
    `${capital(vehicle)} moves ${toBottom ? 'from the top to the bottom' : 'one place up'} in the hierarchy.`,
  given: (who, booster) => `Booster for ${who.isYou ? 'you' : who.name}: ${booster}.`,
  describe: {
    hierarchy: (vehicles) => `Hierarchy, from the top: ${vehicles.join(', ')}.`,
    offer: (cards) => `On offer: ${cards.join('; ')}.`,
    hasTaken: 'has taken',
    pack: (character, cards) => `${character}: ${cards.join('; ')}.`,
    played: (cards) => `Played cards, in order: ${cards.join('; ')}.`,
    course: (who, character, score, cards) =>
      `${who}${character === '' ? '' : ` (${character})`}, ${score}: ${cards.length === 0 ? 'no route yet' : cards.join('; ')}.`,
    hand: (cards) => `Your hand: ${cards.join('; ')}.`,
    chosen: (card) => `Your secret choice: ${card}.`,
  },
  memo: [
    [
      'A round',
      'There are five. Everyone secretly chooses a card; all are revealed together. In order, each player adds a card from the offer to their route. The vehicle of the card left over moves one place up, or from the top to the bottom. The cards played join the offer.',
    ],
    ['The order', 'The vehicle highest in the hierarchy goes first; among equal vehicles, the faster one.'],
    [
      'The score',
      'One stage for every card in your own colour. The violet character scores one more with two or more starter cards. If stages are level, the higher total speed wins. Your route is always arranged in its best order.',
    ],
  ],
  memoBoosters: [
    'Boosters',
    'The card that comes last gives its booster to the player who played it. Starter cards have none, and the fifth round gives none.',
  ],
  memoSigns: {
    speed: 'The speed.',
    stone: 'A milestone: one stage.',
    half: 'Two half milestones, left and right, side by side: one stage. A half alone counts for nothing.',
    aerodrome: 'Two half aerodromes, left and right, side by side: four stages.',
    booster: 'The booster, if the card comes last.',
  },
  memoColours: 'Colours and emblems',
  colon: ': ',
  terminal: {
    starter: 'starter',
    cardHeads: 'spd. st.',
    scores: ['stages', 'whole', 'joined', 'aero', 'colour', 'violet', 'speeds'],
    noCourse: 'empty so far',
    handHeads: ['speed', 'stages', 'if it comes last'],
    chosen: 'chosen',
    heldBy: 'hand (speeds):',
    legend: '  4( and )4: half milestones   4[ and ]4: half aerodromes   +1: your colour',
    packHead: 'speed, stages',
    swapFor: (card) => `${card} for`,
    played: 'Played cards',
    memo: [
      [
        'Round',
        'There are five. Everyone secretly chooses a card, and all are revealed; in order, each player takes a card from the offer. The vehicle of the card left over moves one place up (or from the top to the bottom). The cards played join the offer.',
      ],
      ['Order', 'The vehicle highest in the hierarchy goes first; among equal vehicles, the faster one.'],
      [
        'Stages',
        'Each whole stage counts 1. A left half beside a right half: 1, on cars and boats alike. Two half aerodromes: 4. A half alone: nothing. Your cards are always counted in their best order.',
      ],
      [
        'Extras',
        'One stage for every card in your own colour. The violet character scores one more with two or more starter cards. If stages are level, the higher total speed wins.',
      ],
      [
        'Booster',
        'The card that comes last gives the booster printed on it (starter cards have none, and round 5 gives none):',
      ],
      ['', 'pole position: at once, move the vehicle of your choice to the top.'],
      ['', 'turbo: next round your card is the fastest of its vehicle.'],
      ['', 'late call: next round you choose after seeing the other cards.'],
      ['', 'disguise: your next card counts as the top vehicle, at speed 0 if it’s a different one.'],
      ['', 'speed first: next round speed decides for everyone, then the hierarchy.'],
      ['', 'swap: at once, if you like, a card from your hand (not a train) for one in your route.'],
      [
        'Signs',
        '4(: four stages and a left half; )1: a right half and one stage; 4()1: they join. 2[ and ]0: halves of an aerodrome, on planes.',
      ],
      ['Moves', 'red-car, “red car” or, if there is only one, “car”. Swap: red car > blue boat, or keep.'],
    ],
  },
};
