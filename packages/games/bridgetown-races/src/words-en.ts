import type { Words } from './words.ts';

const colours = (count: number): string => (count === 1 ? '1 colour' : `${count} different colours`);

const list = (words: readonly string[]): string => new Intl.ListFormat('en').format(words);

export const EN: Words = {
  bridges: {
    fremont: 'Fremont Bridge',
    broadway: 'Broadway Bridge',
    steel: 'Steel Bridge',
    burnside: 'Burnside Bridge',
    morrison: 'Morrison Bridge',
    hawthorne: 'Hawthorne Bridge',
    marquam: 'Marquam Bridge',
    rossisland: 'Ross Island Bridge',
  },
  modes: {
    streetcar: 'streetcar',
    taxi: 'taxi',
    motorcycle: 'motorcycle',
    bus: 'bus',
    car: 'car',
    bicycle: 'bicycle',
    rollerblades: 'rollerblades',
    walking: 'walking',
  },
  colours: {
    blue: 'blue',
    yellow: 'yellow',
    purple: 'purple',
    red: 'red',
    green: 'green',
    orange: 'orange',
    pink: 'pink',
    white: 'white',
  },
  specials: { first: 'First', double: 'Double', swap: 'Swap' },
  teams: { black: 'black', gold: 'gold', 'blue-grey': 'blue-grey', red: 'red' },
  by: {
    streetcar: 'by streetcar',
    taxi: 'by taxi',
    motorcycle: 'by motorcycle',
    bus: 'by bus',
    car: 'by car',
    bicycle: 'by bicycle',
    rollerblades: 'on rollerblades',
    walking: 'on foot',
  },
  list,
  places: (who, mode) => `${who} places a coordinator: ${mode}.`,
  takesSpecial: (who, special) => `${who} takes the special action ${special}.`,
  goesFirst: (who) => `${who} uses First and moves before everybody else.`,
  waits: (who) => `${who} keeps First for later.`,
  swaps: (who, one, other) => `${who} swaps the flags of ${one} and ${other}.`,
  keepsSwap: (who) => `${who} swaps nothing.`,
  rides: (who, by, doubled, end) => `${who} goes ${by}${doubled ? ' at double speed' : ''} and stops at ${end}.`,
  takes: (bridges, colour) => `${bridges.length === 1 ? 'Flag' : 'Flags'} taken: ${list(bridges)} (${colour}).`,
  walks: (who, mode, end) => `${who} cannot move (${mode}) and walks one step to ${end}.`,
  stays: (who, mode) => `${who} cannot move (${mode}) and stays.`,
  refusals: {
    'BR-C1': ({ seats }) => `Bridgetown Races is for 2 to 4 players, not ${seats}.`,
    'BR-P1': ({ why, mode }) =>
      why === 'mode'
        ? `You already have a coordinator on this mode: ${mode}.`
        : 'It is for you to place a coordinator.',
    'BR-P2': ({ special, seat }) => `${special} is taken by ${seat} for this round.`,
    'BR-P3': () => 'You took a special action: now place a coordinator on a mode at once.',
    'BR-R1': ({ why, mode }) =>
      why === 'mode'
        ? `You have no coordinator on this mode: ${mode}.`
        : 'It is for you to move your racer with one of your modes.',
    'BR-R3': ({ why }) => (why === 'used' ? 'You have used Double this round.' : 'You do not have Double.'),
    'BR-R4': ({ why, bridge }) => {
      if (why === 'holder') return 'You do not have Swap.';
      if (why === 'used') return 'You have used Swap this round.';
      if (why === 'empty') return `There is no flag to swap on ${bridge}.`;
      if (why === 'blue') return `A blue flag can’t be swapped: ${bridge}.`;
      return 'Your racer has moved: swap two flags, or say “done”.';
    },
    'BR-R5': () => 'You have First: move now (“first”) or wait for your turn (“wait”).',
    'BR-R7': ({ mode, end, length }) =>
      `You must move the whole length (${mode}, ${length} ${length === 1 ? 'space' : 'spaces'}), and no way of it ends at ${end}.`,
    'BR-M1': ({ end }) => `Within a move you can’t turn straight back, as you would to end at ${end}.`,
    'BR-M2': ({ why, end }) =>
      why === 'road'
        ? `On that overpass you stay on the road you came by, which is not this one: ${end}.`
        : `Only who walks may turn at an overpass, as you would to end at ${end}.`,
    'BR-M4': ({ end }) => `The streetcar keeps to the blue rails, which do not lead to ${end}.`,
    'BR-M6': ({ why, mode, end }) => {
      if (why === 'stuck') return `You cannot move with this mode (${mode}): “walk” one step, or “stay”.`;
      if (why === 'far') return `On foot you take one step only: ${end} is too far.`;
      return `You can move with this mode, so you must: ${mode}.`;
    },
    'BR-F1': ({ why, bridge, colour, mode, end }) => {
      if (why === 'colour') return `The ${colour} flag of ${bridge} is not of the colour of your mode: ${mode}.`;
      if (why === 'way') return `No way of this length to ${end} crosses ${bridge}.`;
      return `No way of this length to ${end} crosses all of these bridges.`;
    },
    'BR-F2': ({ bridge }) => `You begin on this bridge, so you can’t take its flag: ${bridge}.`,
    'BR-F3': ({ bridge }) => `This flag is taken in any case, because its slot on your card is empty: ${bridge}.`,
    'BR-F4': ({ bridge }) => `Only the streetcar takes a blue flag: ${bridge}.`,
    'BR-F5': ({ bridge }) => `There is no flag on ${bridge}.`,
    'BR-V2': ({ special }) => `This game is played without special actions: ${special}.`,
  },
  unexplained: (rule) => `This move is refused by rule ${rule}.`,
  has: (name, reason, score) => {
    const noun = reason === 'bridges' ? 'flag' : 'colour';
    return `${name}: ${score} ${noun}${score === 1 ? '' : 's'}`;
  },
  wins: (names, reason, score) => {
    if (reason === 'bridges') return `${list(names)} has crossed all eight bridges and wins`;
    const what = colours(score);
    return names.length === 1
      ? `After five rounds ${names[0]} wins with ${what}`
      : `After five rounds ${list(names)} share the win with ${what}`;
  },
};
