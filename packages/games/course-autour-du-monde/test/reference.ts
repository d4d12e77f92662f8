/**
 * A second implementation of the rules, written from the spec alone and optimised for clarity: names instead of
 * numbers, piles as lists of names, every rule looked up when needed. Shares no code with the package, only the
 * network's names.
 */

/** By city, the continent whose visa it gives, or null. */
export type Visas = Readonly<Record<string, string | null>>;

interface Player {
  hand: string[];
  /** Cards taken from an écart and still in hand. */
  known: string[];
  start: string | null;
  city: string | null;
  visas: string[];
}

export interface Reference {
  readonly cityVisas: Visas;
  readonly players: Player[];
  turn: number;
  /** The top is the last. */
  stock: string[];
  laid: string[];
  slots: [string[], string[]];
  /** The progress of this turn. */
  flown: string[];
  stay: { take: string; drops: string[] } | null;
  winner: number | null;
}

export const begin = (
  cityVisas: Visas,
  deal: { readonly dealer: number; readonly hands: readonly (readonly string[])[]; readonly stock: readonly string[] },
): Reference => ({
  cityVisas,
  players: deal.hands.map((hand) => ({ hand: [...hand], known: [], start: null, city: null, visas: [] })),
  turn: (deal.dealer + 1) % deal.hands.length,
  stock: [...deal.stock],
  laid: [],
  slots: [[], []],
  flown: [],
  stay: null,
  winner: null,
});

/** Every legal text of the seat to act, sorted. */
export const legalTexts = (game: Reference): string[] => {
  if (game.winner !== null) return [];
  const { hand, city } = game.players[game.turn] as Player;
  if (city === null) return ['start NYC', 'start PAR', 'start TYO'];
  const { stay } = game;
  if (stay !== null) {
    return hand
      .filter((card) => !stay.drops.includes(card))
      .map((card) => `drop ${card}`)
      .toSorted();
  }
  const flights = hand.filter((card) => card.split('-').includes(city)).map((card) => `fly ${card}`);
  if (game.flown.length > 0) return [...flights, 'end'].toSorted();
  const [first, second] = game.slots.map((slot) => slot.length > 0);
  const stays = [
    'stay stock',
    ...(first ? ['stay first'] : []),
    ...(second ? ['stay second'] : []),
    ...(first && second ? ['stay both'] : []),
  ];
  return [...flights, ...stays].toSorted();
};

/** Orders the cards of a new stock. */
export type Shuffle = (cards: readonly string[]) => string[];

export const played = (game: Reference, text: string, shuffle: Shuffle): void => {
  const player = game.players[game.turn] as Player;
  const [verb, what = ''] = text.split(' ');
  if (verb === 'start') {
    player.start = what;
    land(game, player, what);
    game.turn = next(game);
  } else if (verb === 'fly') {
    lose(player, what);
    game.laid.push(what);
    game.flown.push(what);
    land(game, player, what.split('-').find((city) => city !== player.city) as string);
    if (player.visas.length === 5 && player.city === player.start) game.winner = game.turn;
  } else if (verb === 'end') {
    drawn(game, player, game.flown.length, shuffle);
    endTurn(game);
  } else if (verb === 'stay') {
    game.stay = { take: what, drops: [] };
  } else {
    game.stay?.drops.push(what);
    if (game.stay?.drops.length === 2) exchange(game, player, shuffle);
  }
};

const next = (game: Reference): number => (game.turn + 1) % game.players.length;

const endTurn = (game: Reference): void => {
  game.flown = [];
  game.stay = null;
  game.turn = next(game);
};

const lose = (player: Player, card: string): void => {
  player.hand = player.hand.filter((other) => other !== card);
  player.known = player.known.filter((other) => other !== card);
};

const land = (game: Reference, player: Player, city: string): void => {
  player.city = city;
  const visa = game.cityVisas[city] ?? null;
  if (visa !== null && !player.visas.includes(visa)) player.visas.push(visa);
};

const exchange = (game: Reference, player: Player, shuffle: Shuffle): void => {
  const { take, drops } = game.stay as { take: string; drops: string[] };
  const wanted = { stock: [], first: [0], second: [1], both: [0, 1] }[take] as (0 | 1)[];
  for (const slot of wanted) {
    const card = game.slots[slot].pop() as string;
    player.hand.push(card);
    player.known.push(card);
  }
  drops.forEach((card, slot) => {
    lose(player, card);
    (game.slots[slot] as string[]).push(card);
  });
  drawn(game, player, 2 - wanted.length, shuffle);
  endTurn(game);
};

const drawn = (game: Reference, player: Player, count: number, shuffle: Shuffle): void => {
  for (let card = 0; card < count; card++) {
    if (game.stock.length === 0) game.stock = shuffle(newStock(game));
    player.hand.push(game.stock.pop() as string);
  }
};

const newStock = (game: Reference): string[] => {
  const cards = game.laid;
  game.laid = [];
  if (cards.length >= 10) return cards;
  const buried = game.slots.flatMap((slot) => slot.slice(0, -1));
  game.slots = [game.slots[0].slice(-1), game.slots[1].slice(-1)];
  return [...cards, ...buried];
};
