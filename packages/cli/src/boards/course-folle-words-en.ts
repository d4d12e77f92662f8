import { NAMES } from '@ponts-bornes/course-folle';
import type { Words } from './course-folle-vocabulary.ts';

const list = (names: readonly string[]): string => names.join(', ');

export const EN: Words = {
  round: (round, rounds) => `round ${round} of ${rounds}`,
  over: 'the race is over',
  vehicles: NAMES.en.vehicles,
  characters: NAMES.en.characters,
  starter: 'starter',
  boosters: NAMES.en.boosters,
  acts: {
    pole: (who) => `Pole position, ${who}: any vehicle goes to the top of the hierarchy.`,
    turbo: (who) => `Turbo, ${who}: the card played this round counts as the fastest of its vehicle.`,
    late: (who) => `Late call, ${who}: chooses a card after seeing all the others.`,
    disguise: (who) =>
      `Disguise, ${who}: the card played this round passes for the top vehicle, with speed 0 if it is another.`,
    speed: (who) => `Speed first, thanks to ${who}: for everyone speed decides, then the hierarchy.`,
    swap: (who) => `Swap, ${who}: a card of the course for one of the hand, but not a train.`,
  },
  will: (who, booster) => `Last in the order, the card of ${who} will give: ${booster}.`,
  wontAny: (who) => `Last in the order, the card of ${who} will give no booster.`,
  played: 'Played cards',
  hierarchy: 'Hierarchy',
  offer: 'Offer',
  cardHeads: 'spd. st.',
  scores: ['stages', 'whole', 'joined', 'aero', 'colour', 'violet', 'speeds'],
  course: 'Your course',
  noCourse: 'empty so far',
  hand: 'Your hand',
  handHeads: ['speed', 'stages', 'if it comes last'],
  chosen: 'chosen',
  heldBy: 'hand (speeds):',
  legend: '  4( and )4: half stages   4[ and ]4: half aerodromes   +1: your colour',
  character: { own: 'Choose your character.', others: (who) => `${who} chooses a character.` },
  choose: {
    own: 'Choose a card of your hand in secret: all will be shown together.',
    others: () => 'Everyone chooses a card in secret.',
  },
  hasChosen: 'Your choice is made: all cards will be shown together.',
  waitsForLate: 'Late call: you will choose once the others have shown their cards.',
  late: {
    own: 'You have the late call: play a card of your hand openly.',
    others: (who) => `${who} has the late call and plays openly.`,
  },
  take: { own: 'Take a card of the offer into your course.', others: (who) => `${who} takes a card of the offer.` },
  pole: {
    own: 'Pole position: put the vehicle of your choice on top of the hierarchy.',
    others: (who) => `${who} puts a vehicle on top of the hierarchy.`,
  },
  swap: {
    own: 'You may swap a card of your hand, but not a train, for one of your course.',
    others: (who) => `${who} may swap a card.`,
  },
  packHead: 'speed, stages',
  swapFor: (card) => `${card} for`,
  keep: 'swap nothing',
  order: (names) => `In this order, each takes a card: ${list(names)}.`,
  stays: (card) => `Left over: ${card}.`,
  moved: (vehicle, toBottom) =>
    `In the hierarchy, ${toBottom ? 'from the top to the bottom' : 'one place up'}: ${vehicle}.`,
  given: (who, booster) => `A booster for ${who}: ${booster}.`,
  memo: [
    [
      'Round',
      'There are five. All choose a card in secret, then show it; in the order of these, each takes a card of the offer. The one left over stays there, and its vehicle goes one place up (from the top to the bottom). The cards played join the offer.',
    ],
    ['Order', 'The vehicle highest in the hierarchy first; among equal vehicles, the higher speed.'],
    [
      'Stages',
      'Each whole stage counts 1. A left half beside a right half: 1, be they of cars or boats. Two half aerodromes: 4. A half alone: nothing. Your cards are always counted in their best order.',
    ],
    [
      'More',
      'A stage for every card of your own colour. The violet character has one more with two starters or more. With equal stages the higher sum of speeds wins.',
    ],
    ['Booster', 'The card that comes last gives the booster on its back (starters have none, and round 5 gives none):'],
    ['', 'pole position: put at once the vehicle of your choice on top.'],
    ['', 'turbo: next round your card is the fastest of its vehicle.'],
    ['', 'late call: next round you choose after seeing the other cards.'],
    ['', 'disguise: your next card passes for the top vehicle, with speed 0 if it is another.'],
    ['', 'speed first: next round speed decides for everyone, then the hierarchy.'],
    ['', 'swap: at once, if you like, a card of your hand (not a train) for one of your course.'],
    [
      'Signs',
      '4(: four stages and a left half; )1: a right half and one stage; 4()1: they join. 2[ and ]0: halves of an aerodrome, on planes.',
    ],
    ['Moves', 'red-car, “red car” or, if there is only one, “car”. Swap: red car > blue boat, or keep.'],
  ],
};
