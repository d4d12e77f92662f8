import { fastRandom, pick } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { begin, legalTexts, played } from '../test/reference.ts';
import type { Reference, Visas } from '../test/reference.ts';
import { CITIES, game, meta } from './index.ts';
import type { State } from './index.ts';

/** The visas of our cities as the spec defines them, and nothing else. */
const VISAS: Visas = Object.fromEntries(
  CITIES.map(({ code, continent }) => [
    code,
    continent === 'oceania' && code !== 'SYD' && code !== 'DRW' ? null : continent,
  ]),
);

interface Revealed {
  readonly dealer: number;
  readonly turn: number;
  readonly starts: readonly (string | null)[];
  readonly cities: readonly (string | null)[];
  readonly visas: readonly (readonly string[])[];
  readonly hands: readonly (readonly string[])[];
  readonly known: readonly (readonly string[])[];
  readonly stock: readonly string[];
  readonly laid: readonly string[];
  readonly first: readonly string[];
  readonly second: readonly string[];
}

const revealed = (state: State): Revealed => game.reveal(state) as Revealed;

const sorted = (lists: readonly (readonly string[])[]): string[][] => lists.map((list) => list.toSorted());

const seenHere = (state: State) => {
  const { turn, starts, cities, visas, hands, known, stock, laid, first, second } = revealed(state);
  const legal = game.moves(state, turn).map(game.format).toSorted();
  const piles = { stock, laid, first, second };
  return { turn, starts, cities, visas: sorted(visas), hands: sorted(hands), known: sorted(known), ...piles, legal };
};

const seenThere = (reference: Reference) => {
  const { players, turn, stock, laid, slots } = reference;
  return {
    turn,
    starts: players.map(({ start }) => start),
    cities: players.map(({ city }) => city),
    visas: sorted(players.map(({ visas }) => visas)),
    hands: sorted(players.map(({ hand }) => hand)),
    known: sorted(players.map(({ known }) => known)),
    stock,
    laid,
    first: slots[0],
    second: slots[1],
    legal: legalTexts(reference),
  };
};

/** How often players fly when they could, which affects how cards return to the stock. */
const WAYS = { 'at random': null, 'mostly staying': /^(?:stay|end|drop)/, 'mostly flying': /^fly/ } as const;

const choice = (random: Rng, texts: readonly string[], liked: RegExp | null): string => {
  const some = liked === null ? [] : texts.filter((text) => liked.test(text));
  return pick(random, some.length > 0 && random.next() % 8 > 0 ? some : texts);
};

const MOST_MOVES = 1500;

describe.each(meta.seats)('%i seats', (seats) => {
  test.each(Object.entries(WAYS))('%s: games match the reference implementation', (way, liked) => {
    const random = fastRandom(`${seats} seats, ${way}`);
    const state = game.setup({}, seats, random);
    const { dealer, hands, stock } = revealed(state);
    const reference = begin(VISAS, { dealer, hands, stock });
    const line: string[] = [];
    while (game.outcome(state) === null && line.length < MOST_MOVES) {
      // Includes the latest moves, for diagnosing a failure.
      expect({ line: line.slice(-9), ...seenHere(state) }).toStrictEqual({
        line: line.slice(-9),
        ...seenThere(reference),
      });
      const text = choice(random, legalTexts(reference), liked);
      line.push(text);
      const move = game.parse(text);
      if (move === null) throw new RangeError(`not a move: ${text}`);
      game.play(state, state.turn, move, random);
      const order = revealed(state).stock;
      // Of a new stock, only the undrawn cards can be seen: the rest come on top.
      played(reference, text, (cards) => [...order, ...cards.filter((card) => !order.includes(card))]);
    }
    expect({ line, ...seenHere(state) }).toStrictEqual({ line, ...seenThere(reference) });
    expect(game.outcome(state)?.winners[0] ?? null).toBe(reference.winner);
  });
});
