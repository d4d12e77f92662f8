import { NAMES } from '@ponts-bornes/bridgetown-races/board';
import type { Vocabulary } from './vocabulary.ts';

const list = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

const flags = (count: number): string => counted(count, 'flag');
const colourCount = (count: number): string => counted(count, 'colour');
const spaces = (count: number): string => counted(count, 'space');

const { modes, specials } = NAMES.en;

const ifYouLike = (canDouble: boolean, canSwap: boolean): string => {
  const names = [...(canDouble ? [specials.double] : []), ...(canSwap ? [specials.swap] : [])];
  return names.length === 0 ? '' : ` (${list(names)} if you like)`;
};

export const EN: Vocabulary = {
  ...NAMES.en,
  spaces,
  flags,

  map: 'Map of the city',
  wheel: 'Transport wheel',
  cards: 'Bridge cards',
  showCards: 'Show or hide the cards',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeCity: 'The whole city',
  myRacer: 'Around my racer',
  round: (round) => `Round ${round} of 5`,
  raceTurn: (turn) => (turn === 0 ? 'choosing transport' : `race, turn ${turn} of 3`),
  firstOf: (name) => `First: ${name}.`,
  onBridge: 'On the bridge',
  bridge: 'Bridge',
  flagsRow: 'Flags',
  coloursRow: 'Colours',
  bag: 'Bag',
  supply: 'Supply',
  bagOf: (all, supply) => `In the bag: ${all.join(', ')}.${supply > 0 ? ` Blue flags apart: ${supply}.` : ''}`,
  advised: 'advised',

  place: 'Place',
  speed: (count) => `speed ${count}`,
  takesFrom: (bridges) => `Its flags: ${list(bridges)}.`,
  takesNothing: 'No bridge has this flag.',
  specialWhat: {
    first: 'Once, go before everybody else.',
    double: 'Once, twice the base speed.',
    swap: 'Once, swap the flags of two bridges.',
  },
  isOn: (names) => `coordinators: ${list(names)}`,
  free: 'free',
  heldBy: (name, used) => `${name}${used ? ', used' : ''}`,

  ride: 'Ride',
  walk: 'Take this step',
  stay: 'Stay here',
  back: 'One space back',
  chooseMode: 'Tap a mode: the map shows where it leads.',
  chooseEnd: (by, length) => `${by}, ${spaces(length)}: tap the end, or each space.`,
  stuck: (mode) => `This mode cannot move (${mode}): walk one step, or stay.`,
  count: (done, length) => `${done} of ${length}`,
  length: (speed, bonus) => (bonus === 0 ? spaces(speed) : `${speed} + ${bonus} = ${spaces(speed + bonus)}`),
  doubled: 'double speed',
  inReach: (count) => `${flags(count)} in reach`,
  noFlag: 'No flag',
  noExchange: 'No exchange',
  exchanges: (flag, old) => `${flag}, for your ${old} one`,
  step: (place, count) => `Space ${count}: ${place}`,
  endHere: (place, taken) => `End: ${place}${taken.length === 0 ? '' : `, flag in reach: ${list(taken)}`}`,
  confirm: (place) => `Ride to ${place}`,
  onRoad: (name, street) => `${name} on ${street}`,
  near: (place, bridge) => `${place}, near ${bridge} Bridge`,
  startPlace: 'at the start, before Burnside Road',

  goFirst: 'Go now',
  keepFirst: 'Keep First',
  swap: 'Swap',
  swapPair: (one, other) => `Swap ${one} and ${other}`,
  swapNothing: 'Swap nothing',
  chooseSwap: 'Tap the two bridges whose flags you swap.',
  chooseOther: (bridge) => `${bridge} and… tap the other bridge.`,
  flagOf: (bridge, colour) => `${bridge} (${colour ?? 'none'})`,

  prompts: {
    over: 'The game is over.',
    place: (left, hasSpecials) =>
      `Place a coordinator on a mode${hasSpecials ? ' or a special action' : ''}${left > 1 ? ` (you have ${left} left)` : ''}.`,
    placeMode: 'Now place a coordinator on a mode.',
    first: 'You have First: go now, or keep it.',
    ride: (...specialUses) => `Choose a mode, then where to end${ifYouLike(...specialUses)}.`,
    rideBy: (by, ...specialUses) => `You go ${by}: choose where to end${ifYouLike(...specialUses)}.`,
    swap: 'Swap two flags, or none.',
    others: {
      place: (name) => `${name} places a coordinator.`,
      mode: (name) => `${name} places another coordinator, on a mode.`,
      first: (name) => `${name} has First: go at once, or wait?`,
      ride: (name) => `${name} plans a ride.`,
      swap: (name) => `${name} may swap two flags.`,
    },
  },
  labels: {
    placeMode: (mode, colour, speed) => `Place: ${mode} (${colour}, ${spaces(speed)})`,
    placeSpecial: (special) => `Take the special action ${special}`,
    ride: (by, isDouble, place, taken) =>
      `Ride ${by}${isDouble ? ' at double speed' : ''} to ${place}${taken.length === 0 ? '' : ` (${taken.length === 1 ? 'flag' : 'flags'}: ${list(taken)})`}`,
    walk: (mode, place) => `Cannot move (${mode}): walk a step to ${place}`,
    stay: (mode) => `Cannot move (${mode}): stay`,
  },
  tell: {
    round: (round, turn, first) =>
      `Round ${round} of 5, ${turn === 0 ? 'choosing transport' : `race turn ${turn} of 3`}. First: ${first}.`,
    bridges: (all) => `Flags on the bridges, from the top of the river down: ${all.join(', ')}.`,
    mode: (mode, about, names) => `${modes[mode]} (${about}): ${list(names)}`,
    wheel: (all) => `On the wheel: ${all.join('; ')}.`,
    nobody: 'No coordinator is on the wheel.',
    special: (special, holder, used) =>
      `Special action ${specials[special]}: ${holder ?? 'free'}${used ? ' (used)' : ''}.`,
    racer: (name, place) => `${name}: ${place}.`,
    card: (name, all) => (all.length === 0 ? `${name} has no flag yet.` : `Card of ${name}: ${all.join(', ')}.`),
    unplaced: (name, count) => `${name} still has ${counted(count, 'coordinator')} to place.`,
    standing: (name, count, colours) => `${name} has ${flags(count)}, ${colourCount(colours)}.`,
    givenBack: (all) => `Given back: ${list(all)}.`,
    swapped: (all) => `Now: ${list(all)}.`,
    skips: (name) => `${name} has no mode left and skips this race turn.`,
    raceBegins: (name) => `All is placed and the race begins. First player: ${name}.`,
    newRound: (round, name) => `Round ${round}. First player: ${name}.`,
    newFlags: (all) => `New flags: ${all.join(', ')}.`,
    allBridges: (name) => `${name} has a flag of each of the eight bridges.`,
  },
};
