import { acts, agree, counted, plural, together } from '@ponts-bornes/kernel';
import type { Person } from '@ponts-bornes/kernel';
import type { Speech } from './speech.ts';

const flags = (count: number): string => counted('en', count, 'flag', 'flags');
const colourCount = (count: number): string => counted('en', count, 'colour', 'colours');
const spaces = (count: number): string => counted('en', count, 'space', 'spaces');

const list = (items: readonly string[]): string => new Intl.ListFormat('en-GB').format(items);

/** Streets and bridges are names; corners and ends take an article. */
const isNamed = (place: string): boolean => /^[A-Z\d]/.test(place);

const to = (place: unknown): string => (isNamed(String(place)) ? String(place) : `the ${place}`);

/** "at Steel Bridge", "at the corner of …", "on Naito Parkway, …". */
const at = (place: unknown): string => {
  const isStreet = isNamed(String(place)) && !/^[\w ]+ Bridge$/.test(String(place));
  return isStreet ? `on ${place}` : `at ${to(place)}`;
};

const starts = (who: Person): string => `${acts(who, 'starts', 'You start')}.`;

const EMPTY = 'none';

const optional = (specials: readonly string[]): string =>
  specials.length === 0 ? '' : ` (${list(specials)} optional)`;

const modeWith = (mode: string, colour: string, speed: number): string => `${mode} (${colour}, ${spaces(speed)})`;

export const EN: Speech = {
  language: 'en',
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
  spots: {
    end: (bridge, side) => `${side} end of ${bridge}`,
    corner: (street, crossing) => `corner of ${street} and ${crossing}`,
    above: (street, other) => `${street}, above ${other}`,
    below: (street, other) => `${street}, below ${other}`,
    between: (street, one, other) => `${street}, between ${one} and ${other}`,
    beside: (street, landmark, direction) => `${street}, just ${direction} of ${landmark}`,
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
  letters: { blue: 'Bl', yellow: 'Ye', purple: 'Pu', red: 'Re', green: 'Gr', orange: 'Or', pink: 'Pi', white: 'Wh' },
  specials: { first: 'First', double: 'Double', swap: 'Swap' },
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
  places: (who, mode) => `${acts(who, 'places', 'You place')} a coordinator: ${mode}.`,
  takesSpecial: (who, special) => `${acts(who, 'takes', 'You take')} the special action ${special}.`,
  goesFirst: (who) => `${acts(who, 'uses', 'You use')} First and ${who.isYou ? 'go' : 'goes'} before everyone else.`,
  waits: (who) => `${acts(who, 'keeps', 'You keep')} First for later.`,
  swaps: (who, one, other) => `${acts(who, 'swaps', 'You swap')} the flags on ${one} and ${other}.`,
  keepsSwap: (who) => `${acts(who, 'swaps', 'You swap')} nothing.`,
  rides: (who, by, doubled, end) =>
    `${acts(who, 'goes', 'You go')} ${by}${doubled ? ' at double speed' : ''} and ${who.isYou ? 'stop' : 'stops'} ${at(end)}.`,
  takes: (bridges, colour) => `${plural('en', bridges.length, 'Flag', 'Flags')} taken: ${list(bridges)} (${colour}).`,
  walks: (who, mode, end) =>
    `${acts(who, 'can’t', 'You can’t')} move (${mode}) and ${who.isYou ? 'walk' : 'walks'} one step to ${to(end)}.`,
  stays: (who, mode) => `${acts(who, 'can’t', 'You can’t')} move (${mode}) and ${who.isYou ? 'stay' : 'stays'} put.`,
  refusals: {
    'BR-C1': ({ seats }) => `Bridgetown Races is for 2 to 4 players, not ${seats}.`,
    'BR-P1': ({ why, mode }) =>
      why === 'mode' ? `You already have a coordinator on this vehicle: ${mode}.` : 'Your turn to place a coordinator.',
    'BR-P2': ({ special, seat }) => `${special} is taken by ${seat} for this round.`,
    'BR-P3': () => 'You took a special action: now place a coordinator on a vehicle.',
    'BR-R1': ({ why, mode }) =>
      why === 'mode'
        ? `You have no coordinator on this vehicle: ${mode}.`
        : 'Your turn to move your racer with one of your vehicles.',
    'BR-R3': ({ why }) => (why === 'used' ? 'You’ve already used Double this round.' : 'You don’t have Double.'),
    'BR-R4': ({ why, bridge }) => {
      if (why === 'holder') return 'You don’t have Swap.';
      if (why === 'used') return 'You’ve already used Swap this round.';
      if (why === 'empty') return `There is no flag to swap on ${bridge}.`;
      if (why === 'blue') return `A blue flag can’t be swapped: ${bridge}.`;
      return 'Your racer has moved: swap two flags, or nothing (“nothing”).';
    },
    'BR-R5': () => 'You have First: move now (“first”) or wait for your turn (“wait”).',
    'BR-R7': ({ mode, end, length }) =>
      `You must go the whole distance (${mode}, ${spaces(Number(length))}), and no route of that length ends ${at(end)}.`,
    'BR-M1': ({ end }) => `You can’t double back during a move, as you would to end ${at(end)}.`,
    'BR-M2': ({ why, end }) =>
      why === 'road'
        ? `On that overpass you stay on the road you came by, and that isn’t this one: ${end}.`
        : `Only a walker can turn at an overpass, as you would to end ${at(end)}.`,
    'BR-M4': ({ end }) => `The streetcar stays on the blue rails, which don’t lead to ${to(end)}.`,
    'BR-M6': ({ why, mode, end }) => {
      if (why === 'stuck')
        return `You can’t move with this vehicle (${mode}): walk one step (“walk”), or stay (“stay”).`;
      if (why === 'far') return `On foot you take only one step, which doesn’t lead to ${to(end)}.`;
      return `You can move with this vehicle, so you must: ${mode}.`;
    },
    'BR-F1': ({ why, bridge, colour, mode, end }) => {
      if (why === 'colour') return `The ${colour} flag on ${bridge} isn’t the colour of your vehicle: ${mode}.`;
      if (why === 'way') return `No route of this length to ${to(end)} crosses ${bridge}.`;
      return `No route of this length to ${to(end)} crosses all these bridges.`;
    },
    'BR-F2': ({ bridge }) => `You start on this bridge, so you can’t take its flag: ${bridge}.`,
    'BR-F3': ({ bridge }) => `You must take this flag, because its slot on your card is empty: ${bridge}.`,
    'BR-F4': ({ bridge }) => `Only the streetcar takes a blue flag: ${bridge}.`,
    'BR-F5': ({ bridge }) => `There is no flag on ${bridge}.`,
    'BR-V2': ({ special }) => `This game is played without special actions: ${special}.`,
  },
  unexplained: (rule) => `Move refused (rule ${rule}).`,
  you: 'You',
  has: (name, reason, score) => `${name}: ${reason === 'bridges' ? flags(score) : colourCount(score)}`,
  wins: (winners, reason, score) => {
    const won = agree(winners, 'wins', 'win', 'win');
    if (reason === 'bridges') {
      const crossed = agree(winners, 'has crossed', 'have crossed', 'have crossed');
      return `${together(winners, 'You', 'and')} ${crossed} all eight bridges and ${won}`;
    }
    const what = counted('en', score, 'colour', 'different colours');
    const how = winners.length > 1 ? 'share the win' : won;
    return `After five rounds ${together(winners, 'you', 'and')} ${how} with ${what}`;
  },
  reasons: {
    wins: 'it wins the game',
    'new-colour': 'it’s a new colour',
    'fills-slot': 'it’s one more bridge on the card',
    'several-flags': 'it takes several flags at once',
    'denies-rival': 'a rival was after that flag',
    'next-in-reach': 'the next flag is within reach',
    'flag-in-reach': 'a flag of this colour is within reach',
    'shared-mode': 'sharing this vehicle gives extra spaces',
    'swap-in-reach': 'a swapped flag would be within reach',
    'goes-first': 'going first saves a flag',
  },
  spaces,
  flags,
  colourCount,
  colon: ': ',
  empty: EMPTY,

  map: 'City map',
  wheel: 'Transport wheel',
  cards: 'Bridge cards',
  showCards: 'Show or hide the cards',
  cardsShort: 'Cards',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  wholeCity: 'Whole city',
  city: 'City',
  myRacer: 'Around my racer',
  racer: 'Racer',
  round: (round) => `Round ${round} of 5`,
  raceTurn: (turn) => (turn === 0 ? 'choosing transport' : `race, turn ${turn} of 3`),
  firstOf: starts,
  onBridge: 'On the bridge',
  bridge: 'Bridge',
  flagsRow: 'Flags',
  coloursRow: 'Colours',
  bag: 'Bag',
  supply: 'Supply',
  bagOf: (all, supply) => `In the bag: ${all.join(', ')}.${supply > 0 ? ` Blue flags set aside: ${supply}.` : ''}`,
  advised: 'hint',

  modeWith,
  place: 'Place',
  speed: (count) => `speed ${count}`,
  takesFrom: (bridges) => `Its flags: ${list(bridges)}.`,
  takesNothing: 'No bridge has this flag.',
  specialWhat: {
    first: 'Once, go before everyone else.',
    double: 'Once, twice the base speed.',
    swap: 'Once, swap the flags of two bridges.',
  },
  isOn: (names) => `coordinators: ${list(names)}`,
  free: 'free',
  heldBy: (name, used) => `${name}${used ? ', used' : ''}`,

  ride: 'Go',
  walk: 'Take this step',
  stay: 'Stay here',
  back: 'One space back',
  chooseMode: 'Tap a vehicle: the map shows where it leads.',
  chooseEnd: (by, length) => `${by}, ${spaces(length)}: tap the destination, or each space.`,
  stuck: (mode) => `${mode} stuck: walk one step, or stay.`,
  stopped: 'stuck',
  count: (done, length) => `${done} of ${length}`,
  length: (speed, bonus) => (bonus === 0 ? spaces(speed) : `${speed} + ${bonus} = ${spaces(speed + bonus)}`),
  doubled: 'double speed',
  inReach: (count) => `${flags(count)} within reach`,
  noFlag: 'No flag',
  noExchange: 'No exchange',
  exchanges: (flag, old) => `${flag}, for your ${old} one`,
  step: (place, count) => `Space ${count}: ${place}`,
  endHere: (place, taken) => `Destination: ${place}${taken.length === 0 ? '' : `, flag within reach: ${list(taken)}`}`,
  confirm: (place) => `Go to ${to(place)}`,
  onRoad: (name, street) => `${name} on ${street}`,
  near: (place, bridge) => `${place}, near ${bridge} Bridge`,
  startPlace: 'at the start of Burnside Road',

  goFirst: 'Go now',
  keepFirst: 'Keep First',
  swap: 'Swap',
  swapPair: (one, other) => `Swap ${one} and ${other}`,
  swapNothing: 'Swap nothing',
  chooseSwap: 'Tap the two bridges whose flags you want to swap.',
  chooseOther: (bridge) => `${bridge} and… tap the other bridge.`,
  flagOf: (bridge, colour) => `${bridge} (${colour ?? EMPTY})`,

  prompts: {
    over: 'The game is over.',
    place: (left, hasSpecials) =>
      `Place a coordinator on ${hasSpecials ? 'the wheel' : 'a vehicle'}${left > 1 ? ` (${left} left)` : ''}.`,
    placeMode: 'Now place a coordinator on a vehicle.',
    first: 'You have First: go now, or keep it.',
    ride: (specials) => `Choose a vehicle, then a destination${optional(specials)}.`,
    rideBy: (by, specials) => `Go ${by}: choose a destination${optional(specials)}.`,
    swapFirst: 'Swap two flags.',
    swap: 'Swap two flags, or none.',
    others: {
      place: (name) => `${name} is placing a coordinator.`,
      mode: (name) => `${name} is placing another coordinator, on a vehicle.`,
      first: (name) => `${name} has First: go now, or wait?`,
      ride: (name) => `${name} is planning a ride.`,
      swap: (name) => `${name} may swap two flags.`,
    },
  },
  labels: {
    placeMode: (about) => `Place: ${about}`,
    placeSpecial: (special) => `Take the special action ${special}`,
    ride: (by, isDouble, place, taken) =>
      `Go ${by}${isDouble ? ' at double speed' : ''} to ${to(place)}${taken.length === 0 ? '' : ` (${plural('en', taken.length, 'flag', 'flags')}: ${list(taken)})`}`,
    walk: (mode, place) => `Walk one step to ${to(place)} (${mode} stuck)`,
    stay: (mode) => `Stay (${mode} stuck)`,
  },
  tell: {
    short: colourCount,
    round: (round, turn, first) =>
      `Round ${round} of 5, ${turn === 0 ? 'choosing transport' : `race turn ${turn} of 3`}. ${starts(first)}`,
    bridges: (all) => `Flags on the bridges, from the top of the map down: ${all.join(', ')}.`,
    mode: (mode, about, names) => `${mode} (${about}): ${list(names)}`,
    wheel: (all) => `On the wheel: ${all.join('; ')}.`,
    nobody: 'No coordinator is on the wheel.',
    special: (special, holder, used) => `Special action ${special}: ${holder ?? 'free'}${used ? ' (used)' : ''}.`,
    racer: (name, place) => `${name}: ${place}.`,
    card: (who, all) =>
      all.length === 0
        ? `${acts(who, 'has', 'You have')} no flag yet.`
        : `${who.isYou ? 'Your card' : `${who.name}’s card`}: ${all.join(', ')}.`,
    unplaced: (who, count) =>
      `${acts(who, 'still has', 'You still have')} ${counted('en', count, 'coordinator', 'coordinators')} to place.`,
    standing: (who, count, colours) => `${acts(who, 'has', 'You have')} ${flags(count)}, ${colourCount(colours)}.`,
    givenBack: (all) => `Returned: ${list(all)}.`,
    swapped: (all) => `Now: ${list(all)}.`,
    skips: (who) =>
      `${acts(who, 'has', 'You have')} no vehicle left and ${who.isYou ? 'skip' : 'skips'} this race turn.`,
    noModes: 'Nobody has a vehicle left: the round is over.',
    raceBegins: (first) => `The race begins. ${acts(first, 'goes', 'You go')} first.`,
    newRound: (round, first) => `Round ${round}. ${starts(first)}`,
    newFlags: (all) => `New flags: ${all.join(', ')}.`,
    noNewFlag: 'No new flag.',
    allBridges: (who) => `${acts(who, 'has', 'You have')} a flag from each of the eight bridges.`,
  },
  memo: {
    modes: 'Vehicles, flags and speeds',
    notes: [
      [
        'Winning',
        'With eight flags, one from each bridge, you win at once. Otherwise, after five rounds, the player with the most different colours wins; in a tie, the win is shared.',
      ],
      [
        'A round',
        'Everyone places their three coordinators on the wheel, then the race has three turns: in each you use one of your vehicles.',
      ],
      [
        'A ride',
        'As many spaces as the speed, and one more for each other player still on that vehicle. You must go the whole length and can’t double back; loops are fine.',
      ],
      [
        'A flag',
        'Cross a bridge, or stop on it, with the vehicle of its flag’s colour: the flag is yours. You can’t take the flag of the bridge you start from. If you already have a flag from that bridge, you may exchange it or leave it.',
      ],
      ['The next round', 'Empty bridges get a flag from the bag. The player with the fewest flags starts.'],
    ],
    streetcar: [
      'The streetcar',
      'It runs on the blue rails only; board it from a space next to them, or by the stairs. It alone takes the blue flag, always on Steel, which gets one each round if it is empty; blue flags are not in the bag. Far from the rails or at the start arrow, walk one step, taking no flag, or stay.',
    ],
    freeStreetcar: ['The streetcar', 'It goes anywhere in this game, and blue flags are in the bag.'],
    map: [
      [
        'Squares',
        'Overpasses: go straight on; only a walker may turn. 1st Avenue passes under Burnside Road without touching it: on the road above, its space doesn’t count.',
      ],
    ],
    specials: 'Special actions',
    specialsNote:
      'The first player to take one keeps it for the round. It uses up one of your three coordinators, so you have one race turn fewer. Place another on a vehicle at once, unless that was your last.',
    special: {
      first: 'Once, go before everyone else; no use if you go first anyway.',
      double: 'Once, go twice the base speed, without extra spaces.',
      swap: 'Once, before or after your ride, swap the flags of two bridges; a blue flag tied to Steel stays put.',
    },
  },
  terminal: {
    firstPlayer: (name) => `first: ${name}`,
    over: 'game over',
    start: (arrow) => `at the start, by ${arrow}`,
    wheel: 'Vehicle, speed, who',
    cards: 'Cards',
    supply: (count) => `blue set aside: ${count}`,
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
    doubled: (parts) => `With Double: ${parts.join(', ')}.`,
    exchange: (bridge, fresh, old) => `${bridge}: you may exchange your ${old} flag for the ${fresh} one.`,
    toTake: (parts) => `Flags: ${parts.join('; ')}.`,
    placeSpecial: {
      first: 'First (go before everyone)',
      double: 'Double (twice the speed)',
      swap: 'Swap (the flags of two bridges)',
    },
    swapList: 'Swap two flags:',
    withFlags: 'With a flag (bridge and colour, how, where to):',
    ending: (by, isDouble) => `Without a flag, ${by}${isDouble ? ' with Double' : ''}, to:`,
    endingNear: (by, isDouble) => `Without a flag, ${by}${isDouble ? ' with Double' : ''}, to (by nearest bridge):`,
    flagAt: (colour, bridge) => `${colour} at ${bridge}`,
    exchangedFor: (old) => `exchanged for ${list(old)}`,
    notes: ({ start, arrow, overpass, roads, underpass, street }) => [
      ['Start', `Off the map, at ${start}: entering it by ${arrow} takes one space, and you can’t come back.`],
      [
        '^ ( )',
        `Two levels. At ${overpass}, ${list(roads)} cross: go straight on, only a walker may turn; “${overpass} on …” says which road you’re on. (${underpass}), on ${street}, passes under the road drawn on both sides of it: you can’t change from one to the other.`,
      ],
      [
        'To type',
        'The number, or “taxi”, “taxi e7”, “moto double w3 fremont” (destination, then the bridges of the flags), “taxi e7 without flag”, “fre mor” to swap.',
      ],
      ['Table', '> to move, * has moved this turn. Cards and bag: three letters per colour.'],
    ],
    streets: 'Streets',
    typed: { walk: 'walk', stay: 'stay', first: 'now', wait: 'wait', done: 'nothing' },
  },
};
