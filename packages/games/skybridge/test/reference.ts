/**
 * A second implementation of the rules, written from the spec alone and optimised for clarity: whole towers, every
 * piece tried on every place. Shares no code with the package, so that the two can be compared.
 */

interface Part {
  readonly piece: string;
  readonly colour: string;
  readonly serial: number;
}

interface Owned {
  readonly seat: number;
  readonly piece: string;
  readonly colour: string;
}

export interface Reference {
  readonly seats: number;
  readonly towers: Readonly<Record<string, Part[]>>;
  readonly supply: Owned[];
  turn: number;
}

const COLUMNS = ['a', 'b', 'c'];
const ROWS = ['1', '2', '3'];
const NAMES = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));
const FLOORS: Readonly<Record<string, number>> = { T: 3, L: 2, B: 1, R: 0 };
const SET = ['T', 'T', 'T', 'T', 'L', 'L', 'L', 'L', 'B', 'R', 'R'];
const DEALS: Readonly<Record<number, readonly string[]>> = {
  2: ['ry', 'bw'],
  3: ['r', 'b', 'y'],
  4: ['r', 'b', 'y', 'w'],
};

export const begin = (seats: number, first: number): Reference => {
  const supply = (DEALS[seats] as string[]).flatMap((colours, seat) =>
    [...colours].flatMap((colour) => SET.map((piece) => ({ seat, piece, colour }))),
  );
  for (let seat = 0; seats === 3 && seat < 3; seat++) {
    supply.push({ seat, piece: 'T', colour: 'w' }, { seat, piece: 'L', colour: 'w' });
  }
  return { seats, towers: Object.fromEntries(NAMES.map((name) => [name, []])), supply, turn: first };
};

/** Every legal placement of the seat, as text, sorted. */
export const placements = (game: Reference, seat: number): string[] => {
  const texts = new Set<string>();
  for (const { piece, colour } of game.supply.filter((owned) => owned.seat === seat)) {
    for (const at of NAMES) {
      if (piece !== 'B' && mayStand(game, piece, colour, at)) texts.add(`${piece}${colour} ${at}`);
      for (const to of NAMES) {
        if (piece === 'B' && isBelow(at, to) && mayBridge(game, colour, at, to)) texts.add(`B${colour} ${at}-${to}`);
      }
    }
  }
  return [...texts].toSorted();
};

/** The game after a placement. */
export const placed = (game: Reference, seat: number, text: string): Reference => {
  const [what = '', where = ''] = text.split(' ');
  const [piece = '', colour = ''] = [...what];
  const places = where.split('-');
  const used = game.supply.findIndex((owned) => owned.seat === seat && owned.piece + owned.colour === what);
  const part = { piece, colour, serial: game.supply.length };
  const next: Reference = {
    seats: game.seats,
    towers: Object.fromEntries(
      NAMES.map((name) => [name, places.includes(name) ? [...tower(game, name), part] : tower(game, name)]),
    ),
    supply: game.supply.filter((_, index) => index !== used),
    turn: -1,
  };
  for (let step = game.seats; step >= 1; step--) {
    const other = (seat + step) % game.seats;
    if (placements(next, other).length > 0) next.turn = other;
  }
  return next;
};

export const scoresOf = (game: Reference): number[] =>
  (DEALS[game.seats] as string[]).map((colours) =>
    [...colours].reduce((sum, colour) => sum + colourPoints(game, colour), 0),
  );

const colourPoints = (game: Reference, colour: string): number => {
  const isOwned = (name: string): boolean => top(game, name)?.piece === 'R' && top(game, name)?.colour === colour;
  const isEnd = (name: string): boolean =>
    tower(game, name).some((part) => part.piece === 'B' && part.colour === colour);
  const owned = NAMES.filter(isOwned);
  const ends = NAMES.filter(isEnd);
  const under = owned.reduce((sum, name) => sum + floors(game, name), 0);
  const ownedEnds = ends.filter(isOwned).length;
  if (ownedEnds === 0) return under;
  const joined = ends.reduce((sum, name) => sum + floors(game, name), 0);
  const elsewhere = owned.filter((name) => !isEnd(name)).reduce((sum, name) => sum + floors(game, name), 0);
  return elsewhere + joined * ownedEnds;
};

const mayStand = (game: Reference, piece: string, colour: string, at: string): boolean => {
  const open = NAMES.filter((name) => top(game, name)?.piece !== 'R' && top(game, name)?.colour !== colour);
  if (!open.includes(at)) return false;
  if (piece === 'R') return tower(game, at).length > 0;
  return open.every((name) => floors(game, name) >= floors(game, at));
};

const mayBridge = (game: Reference, colour: string, at: string, to: string): boolean => {
  const [one, other] = [top(game, at), top(game, to)];
  if (one === undefined || other === undefined) return false;
  if (one.piece === 'R' || other.piece === 'R' || one.colour === colour || other.colour === colour) return false;
  return floors(game, at) === floors(game, to) && one.serial !== other.serial;
};

/** Whether the second place is the next one in the same row or column. */
const isBelow = (at: string, to: string): boolean => {
  const columns = to.charCodeAt(0) - at.charCodeAt(0);
  const rows = to.charCodeAt(1) - at.charCodeAt(1);
  return (columns === 1 && rows === 0) || (columns === 0 && rows === 1);
};

const tower = (game: Reference, name: string): Part[] => game.towers[name] as Part[];
const top = (game: Reference, name: string): Part | undefined => tower(game, name).at(-1);
const floors = (game: Reference, name: string): number =>
  tower(game, name).reduce((sum, { piece }) => sum + (FLOORS[piece] as number), 0);
