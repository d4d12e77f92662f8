import { NAMES } from '@ponts-bornes/course-folle';
import type { Vocabulary } from './vocabulary.ts';

const list = (parts: readonly string[]): string => new Intl.ListFormat('en').format(parts);
const stages = (count: number): string => `${count} ${count === 1 ? 'stage' : 'stages'}`;

export const EN: Vocabulary = {
  ...NAMES.en,
  places: {
    ladder: 'Hierarchy',
    played: 'Played',
    offer: 'Offer',
    hand: 'Your hand',
    course: 'Your course',
    courses: 'The others’ courses',
    allCourses: 'Courses',
    secret: 'Secret choices',
    characters: 'Characters',
  },
  round: (round) => `Round ${round} of 5`,
  over: 'The race is over',
  acts: {
    pole: (who) => `${who} puts any vehicle on top of the hierarchy.`,
    turbo: (who) => `The card of ${who} counts as the fastest of its vehicle.`,
    late: (who) => `${who} chooses a card after seeing all the others.`,
    disguise: (who) => `The card of ${who} passes for the top vehicle, with speed 0 if it is another.`,
    speed: (who) => `Thanks to ${who}, speed decides for everyone, then the hierarchy.`,
    swap: (who) => `${who} may swap a card in hand, but not a train, for one of the course.`,
  },
  does: {
    pole: 'at once you put the vehicle of your choice on top of the hierarchy.',
    turbo: 'next round your card counts as the fastest of its vehicle.',
    late: 'next round you choose after seeing all the other cards.',
    disguise: 'your next card passes for the top vehicle, with speed 0 if it is another.',
    speed: 'next round speed decides for everyone, then the hierarchy.',
    swap: 'at once, if you like: a card of your hand, but not a train, for one of your course.',
  },
  will: (who, booster) => `Last card: ${who} will have “${booster}”.`,
  wontAny: (who) => `Last card, that of ${who}: a starter, without booster.`,
  lastRound: 'Last round: no booster.',
  character: { own: 'Choose your character.', others: (who) => `${who} chooses a character.` },
  choose: { own: 'Choose a card of your hand in secret.', others: () => 'Everyone chooses a card in secret.' },
  hasChosen: 'Your choice is made. You can still change it.',
  hasChosenLast: 'Your choice is made: all cards will be shown together.',
  waitsForLate: 'Late call: you will choose once the others have shown their cards.',
  late: {
    own: 'You have the late call: play a card of your hand openly.',
    others: (who) => `${who} has the late call and plays openly.`,
  },
  take: { own: 'Take a card of the offer.', others: (who) => `${who} takes a card of the offer.` },
  pole: {
    own: 'Pole position: put a vehicle on top of the hierarchy.',
    others: (who) => `${who} puts a vehicle on top of the hierarchy.`,
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
  faceDown: 'Your choice, face down: look at it',
  ownSlot: 'Your secret choice',
  slot: (who) => `The choice of ${who} stays secret`,
  lateSlot: (who) => `${who} will choose after the others`,
  playedBy: (who, place) => (place === null ? `played by ${who}` : `played by ${who}, place ${place}`),
  rank: (vehicle, rank) => `${vehicle}, rank ${rank}`,
  characterOf: (character) => `The ${character} character`,
  takenBy: (who) => `taken by ${who}`,
  courseOf: (who) => `Course of ${who}`,
  handOf: (who, cards) => `In the hand of ${who}: ${list(cards)}`,
  joined: { stage: 'makes a stage with the next one', aerodrome: 'makes an aerodrome with the next one' },
  confirm: {
    choose: (what) => `Play: ${what}`,
    change: (what) => `Rather: ${what}`,
    take: (what) => `Take: ${what}`,
    pole: (what) => `On top: ${what}`,
    character: (what) => `Take: ${what}`,
  },
  gain: (count) => `+${stages(count)}`,
  keep: 'Swap nothing',
  swapHint: {
    none: 'Tap a card of your hand and one of your course.',
    hand: 'For which one of your course?',
    course: 'For which one of your hand?',
  },
  moves: {
    character: (character) => `Take the ${character} character`,
    choose: (card) => `Play: ${card}`,
    take: (card) => `Take: ${card}`,
    pole: (vehicle) => `Put on top: ${vehicle}`,
    swap: (card, taken) => `Lay: ${card}; take back: ${taken}`,
  },
  standing: (count) => `${count} st.`,
  score: {
    whole: 'Whole stages',
    pairs: 'Joined halves',
    aerodromes: 'Aerodromes',
    own: 'Cards of one’s colour',
    bonus: 'Violet, two starters',
    total: 'Stages',
    speed: 'Sum of speeds',
  },
  order: (names) => `In this order, each takes a card: ${names.join(', ')}.`,
  stays: (card) => `Left over: ${card}.`,
  moved: (vehicle, toBottom) =>
    `In the hierarchy, ${toBottom ? 'from the top to the bottom' : 'one place up'}: ${vehicle}.`,
  given: (who, booster) => `A booster for ${who}: ${booster}.`,
  describe: {
    hierarchy: (vehicles) => `The hierarchy, from the top: ${vehicles.join(', ')}.`,
    offer: (cards) => `On offer: ${cards.join('; ')}.`,
    hasTaken: 'has taken',
    pack: (character, cards) => `${character}: ${cards.join('; ')}.`,
    played: (cards) => `Played cards, in order: ${cards.join('; ')}.`,
    course: (who, character, score, cards) =>
      `${who}${character === '' ? '' : ` (${character})`}, ${score}: ${cards.length === 0 ? 'no course yet' : cards.join('; ')}.`,
    hand: (cards) => `Your hand: ${cards.join('; ')}.`,
    chosen: (card) => `Your secret choice: ${card}.`,
  },
  memo: [
    [
      'A round',
      'There are five. Everyone chooses a card in secret; all are shown together. In order, each takes a card of the offer into their course. The one left over stays there, and its vehicle goes one place up, or from the top to the bottom. The cards played join the offer.',
    ],
    ['The order', 'The vehicle highest in the hierarchy first; among equal vehicles, the higher speed.'],
    [
      'The score',
      'A stage for every card of your own colour. The violet character has one more with two starters or more. With equal stages the higher sum of speeds wins. Your course is always laid in its best order.',
    ],
  ],
  memoBoosters: [
    'The boosters',
    'The card that comes last gives its booster to who played it. Starters have none, and the fifth round gives none.',
  ],
  memoSigns: {
    speed: 'The speed.',
    stone: 'A milestone: one stage.',
    half: 'Two half milestones, left and right, side by side: one stage. A half alone counts nothing.',
    aerodrome: 'Two half aerodromes, left and right, side by side: four stages.',
    booster: 'The booster, if the card comes last.',
  },
  memoColours: 'The colours and their emblems',
};
