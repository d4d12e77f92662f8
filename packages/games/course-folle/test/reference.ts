/**
 * A second implementation of the rules, written from the spec alone and optimised for clarity: names instead of
 * numbers, every order of a course tried. Shares no code with the package except the printed cards, so that the two can
 * be compared.
 */

interface Printed {
  readonly speed: number;
  readonly stages: number;
  readonly half: string | null;
  readonly booster: string | null;
}
type Table = Readonly<Record<string, Printed>>;

interface Player {
  readonly character: string;
  hand: string[];
  course: string[];
  choice: string | null;
}

export interface Reference {
  readonly table: Table;
  readonly players: Player[];
  hierarchy: string[];
  offer: string[];
  round: number;
  step: 'choosing' | 'calling' | 'taking' | 'pole' | 'swap' | 'over';
  order: number[];
  boost: { kind: string; seat: number } | null;
}

const VEHICLES = ['train', 'car', 'motorbike', 'boat', 'plane'];

const printed = (game: Reference, card: string): Printed => game.table[card] as Printed;
const isStarter = (card: string): boolean => /-[12]$/.test(card);
const vehicleOf = (card: string): string => VEHICLES.find((vehicle) => card.split('-').includes(vehicle)) as string;
const without = (cards: readonly string[], card: string): string[] => cards.filter((other) => other !== card);

export const begin = (table: Table, characters: readonly string[], offer: readonly string[]): Reference => ({
  table,
  players: characters.map((character) => ({
    character,
    hand: VEHICLES.map((vehicle) => `${character}-${vehicle}`),
    course: [],
    choice: null,
  })),
  hierarchy: [...VEHICLES],
  offer: [...offer],
  round: 1,
  step: 'choosing',
  order: [],
  boost: null,
});

/** Every legal text of every seat, sorted. */
export const legalTexts = (game: Reference): string[][] =>
  game.players.map((player, seat) => textsOf(game, player, seat).toSorted());

const textsOf = (game: Reference, player: Player, seat: number): string[] => {
  const boosted = game.boost?.seat === seat;
  switch (game.step) {
    case 'choosing':
      return boosted && game.boost?.kind === 'late' ? [] : player.hand.filter((card) => card !== player.choice);
    case 'calling':
      return boosted ? player.hand : [];
    case 'taking':
      return game.order[0] === seat ? game.offer.map((card) => `+${card}`) : [];
    case 'pole':
      return boosted ? VEHICLES.map((vehicle) => `^${vehicle}`) : [];
    case 'swap':
      return boosted ? ['keep', ...exchanges(player)] : [];
    case 'over':
      return [];
  }
};

const exchanges = ({ hand, course }: Player): string[] =>
  hand.filter((card) => vehicleOf(card) !== 'train').flatMap((card) => course.map((other) => `${card}>${other}`));

/** Plays a legal text. */
export const played = (game: Reference, seat: number, text: string): void => {
  const player = game.players[seat] as Player;
  if (game.step === 'choosing' || game.step === 'calling') {
    player.choice = text;
    const late = game.boost?.kind === 'late' ? game.boost.seat : -1;
    if (game.players.every(({ choice }, other) => choice !== null || (game.step === 'choosing' && other === late))) {
      if (game.step === 'choosing' && late >= 0) game.step = 'calling';
      else reveal(game);
    }
  } else if (game.step === 'taking') {
    const card = text.slice(1);
    player.course.push(card);
    game.offer = without(game.offer, card);
    game.order.push(game.order.shift() as number);
    if (game.offer.length === 1) close(game);
  } else {
    if (game.step === 'pole') game.hierarchy = [text.slice(1), ...without(game.hierarchy, text.slice(1))];
    if (text.includes('>')) {
      const [given, back] = text.split('>') as [string, string];
      player.course = [...without(player.course, back), given];
      player.hand = [...without(player.hand, given), back];
    }
    nextRound(game, null);
  }
};

interface Runner {
  readonly seat: number;
  readonly rank: number;
  readonly speed: number;
}

const reveal = (game: Reference): void => {
  const runners = game.players.map(({ choice }, seat): Runner => {
    const vehicle = vehicleOf(choice as string);
    const own = game.boost?.seat === seat ? game.boost.kind : null;
    if (own === 'disguise' && vehicle !== game.hierarchy[0]) return { seat, rank: 0, speed: 0 };
    const speed = own === 'turbo' ? Infinity : printed(game, choice as string).speed;
    return { seat, rank: game.hierarchy.indexOf(vehicle), speed };
  });
  const byRank = (a: Runner, b: Runner): number => a.rank - b.rank;
  const bySpeed = (a: Runner, b: Runner): number => (a.speed === b.speed ? 0 : b.speed - a.speed);
  const speedFirst = game.boost?.kind === 'speed';
  const compare = (a: Runner, b: Runner): number =>
    speedFirst ? bySpeed(a, b) || byRank(a, b) : byRank(a, b) || bySpeed(a, b);
  game.order = runners.toSorted(compare).map(({ seat }) => seat);
  game.step = 'taking';
};

const close = (game: Reference): void => {
  const stayed = vehicleOf(game.offer[0] as string);
  const place = game.hierarchy.indexOf(stayed);
  const others = without(game.hierarchy, stayed);
  game.hierarchy = others.toSpliced(place === 0 ? others.length : place - 1, 0, stayed);
  const seat = game.order.at(-1) as number;
  const last = game.players[seat] as Player;
  const card = last.choice as string;
  for (const player of game.players) {
    game.offer.push(player.choice as string);
    player.hand = without(player.hand, player.choice as string);
    player.choice = null;
  }
  const kind = isStarter(card) ? null : printed(game, card).booster;
  if (game.round === 5) {
    game.step = 'over';
  } else if (kind === 'pole' || (kind === 'swap' && exchanges(last).length > 0)) {
    game.step = kind;
    game.boost = { kind, seat };
  } else nextRound(game, kind === null || kind === 'swap' ? null : { kind, seat });
};

const nextRound = (game: Reference, boost: Reference['boost']): void => {
  game.boost = boost;
  game.round += 1;
  game.step = 'choosing';
};

/** The current score of each course. */
export const scoresOf = (game: Reference): number[] =>
  game.players.map(({ character, course }) => {
    const own = course.filter((card) => card.startsWith(`${character}-`)).length;
    const bonus = character === 'violet' && course.filter(isStarter).length >= 2 ? 1 : 0;
    return bestStages(game.table, course) + own + bonus;
  });

/** The winners: most stages, then the highest sum of speeds. */
export const winnersOf = (game: Reference): number[] => {
  const scores = scoresOf(game);
  const speeds = game.players.map(({ course }) => course.reduce((sum, card) => sum + printed(game, card).speed, 0));
  const worth = scores.map((score, seat) => score * 1000 + (speeds[seat] as number));
  return worth.flatMap((value, seat) => (value === Math.max(...worth) ? [seat] : []));
};

/** The stages of some cards in their best order, trying all orders; or in the given order. */
export const bestStages = (table: Table, cards: readonly string[], asGiven = false): number => {
  const orders = asGiven ? [cards] : permutations(cards);
  return Math.max(...orders.map((order) => stagesIn(order.map((card) => [card, table[card] as Printed]))));
};

const stagesIn = (order: readonly (readonly [string, Printed])[]): number =>
  order.reduce((sum, [card, { stages, half }], at) => {
    const [next, printedNext] = order[at + 1] ?? ['', null];
    const meets = half === 'left' && printedNext?.half === 'right';
    const planes = [card, next].filter((name) => name.includes('plane')).length;
    const joined = meets && planes === 2 ? 4 : meets && planes === 0 ? 1 : 0;
    return sum + stages + joined;
  }, 0);

const permutations = (cards: readonly string[]): string[][] =>
  cards.length === 0
    ? [[]]
    : cards.flatMap((card) => permutations(without(cards, card)).map((rest) => [card, ...rest]));
