import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import { fastRandom, openGameInPlay, sha256, utf8 } from '@ponts-bornes/kernel';
import type { AnyGame, Deal, Viewer } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import { lawVariants } from '@ponts-bornes/testkit';
import { afterAll, describe, expect, test } from 'vitest';
import type { Seated } from '../test/client.ts';
import { House } from '../test/house.ts';
import { playedAtRandom } from '../test/random-log.ts';
import { viewersOf } from '../test/world.ts';

describe.each(CATALOGUE)('recalling $meta.id', ({ meta, load }) => {
  test('gives each viewer only what their own stream has shown', async () => {
    const { game } = await load();
    const { seats, options } = lawVariants(meta).at(-1)!;
    const deal: Deal = {
      game,
      options,
      seats,
      secret: sha256(utf8(meta.id)),
      entropy: Array.from({ length: seats }, (_, seat) => `of-seat-${seat}`),
      secondThoughts: { perTurn: LIMITS.secondThoughts, perGame: LIMITS.secondThoughtsPerGame },
    };
    const entries = playedAtRandom(deal, fastRandom(`recall ${meta.id}`), 60);
    const inPlay = openGameInPlay(deal);
    const shown = new Map<Viewer, Set<string>>(viewersOf(seats).map((viewer) => [viewer, new Set()]));
    const note = (): void => {
      for (const [viewer, views] of shown) views.add(viewOf(inPlay.show(viewer).json));
    };
    note();
    for (const entry of entries) {
      inPlay.apply(entry);
      note();
    }
    for (const [viewer, views] of shown) {
      const past = inPlay.recall({ viewer, line: 3, most: 20 });
      expect(past.length).toBeGreaterThan(1);
      expect(past.length).toBeLessThanOrEqual(20);
      expect(past.at(-1)!.lines).toBe(inPlay.lines().length);
      expect(past.map(({ view }) => JSON.stringify(view)).filter((view) => !views.has(view))).toStrictEqual([]);
      expect(past.map(({ lines }) => lines)).toStrictEqual(
        [...new Set(past.map(({ lines }) => lines))].toSorted(byNumber),
      );
    }
  });
});

test('recalling plays a few moves again, however long the game is', async () => {
  const { game } = await findGame('mille-bornes')!.load();
  let plays = 0;
  const play: AnyGame['play'] = (...given) => {
    plays += 1;
    game.play(...given);
  };
  const { seats, options } = lawVariants(game.meta)[0]!;
  const secondThoughts = { perTurn: LIMITS.secondThoughts, perGame: LIMITS.secondThoughtsPerGame };
  const deal: Deal = {
    game: { ...game, play },
    options,
    seats,
    secret: sha256(utf8('long')),
    entropy: Array.from({ length: seats }, (_, seat) => `of-seat-${seat}`),
    secondThoughts,
  };
  const entries = playedAtRandom(deal, fastRandom('long'), 500);
  expect(entries.length).toBeGreaterThan(100);
  const inPlay = openGameInPlay(deal, entries);
  plays = 0;
  const past = inPlay.recall({ viewer: 0, line: 0, most: 5 });
  expect(past).toHaveLength(5);
  expect(past.at(-1)!.lines).toBe(inPlay.lines().length);
  expect(plays).toBeLessThan(entries.length / 2);
});

const viewOf = (json: string): string => JSON.stringify((JSON.parse(json) as { readonly view: unknown }).view);
const canMove = ({ shown }: Seated): boolean => shown!.moves.length > 0;
const byNumber = (a: number, b: number): number => a - b;

describe('a player who comes back', () => {
  const houses: House[] = [];
  afterAll(async () => {
    for (const house of houses) await house.stop();
  });

  test('sees the moves since their own again, and spectators do not', async () => {
    const house = await House.open({});
    houses.push(house);
    const [ada, blaise, cleo] = await house.guests('Ada', 'Blaise', 'Cleo');
    const id = await ada!.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await blaise!.call('POST', `/api/tables/${id}/seats/1/take`);
    await ada!.call('POST', `/api/tables/${id}/begin`);
    const seats = [await ada!.sit(id), await blaise!.sit(id)] as const;
    const first = seats[0];
    for (const seated of seats) await seated.until(({ shown }) => shown !== null);
    // The first player is drawn by lot.
    const [mover, next] = canMove(seats[0]) ? seats : seats.toReversed();
    for (const seated of [mover!, next!]) {
      await seated.until(canMove);
      await seated.play(seated.shown!.moves[0]!);
    }
    await first.until(({ shown }) => shown!.from + shown!.lines.length === 2);
    const later = await ada!.sit(id);
    const answer = await later.say({ t: 'recall', line: 1 });
    expect(answer).toMatchObject({ t: 'recalled', viewer: 0 });
    const { positions } = answer as Extract<typeof answer, { t: 'recalled' }>;
    expect(positions.map(({ lines }) => lines)).toStrictEqual([1, 2]);
    expect(positions[1]!.view).toStrictEqual(first.shown!.view);
    const watching = await cleo!.sit(id);
    expect(await watching.say({ t: 'recall', line: 0 })).toMatchObject({ t: 'error', code: 'not-yours' });
    // Each calls the rules, so they are limited.
    const many = await Promise.all(Array.from({ length: 12 }, () => later.say({ t: 'recall', line: 0 })));
    expect(many.some((each) => each.t === 'error' && each.code === 'too-fast')).toBe(true);
  });
});
