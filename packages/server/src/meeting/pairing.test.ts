import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { mayMeet, pairUp } from './pairing.ts';
import type { Group, PlayableGame, Waiting } from './pairing.ts';
import { simulate } from '../../test/queue-simulation.ts';
import { seeded } from '../../test/seeded.ts';

const GAMES: readonly PlayableGame[] = [
  { id: 'duel', seats: [2] },
  { id: 'party', seats: [2, 3, 4, 6] },
  { id: 'crowd', seats: [3, 4, 5] },
];
const AT = 1_000_000;

let people = 0;
const waiting = (more: Partial<Waiting> = {}): Waiting => ({
  person: `p${String(++people).padStart(4, '0')}`,
  game: 'party',
  pace: 'live',
  players: 2,
  bots_at: null,
  since: people,
  ...more,
});
const first = { games: GAMES, at: AT, pick: () => 0, mayMeet };
const namesOf = (groups: readonly Group<Waiting>[]): readonly (readonly string[])[] =>
  groups.map(({ people: those }) => those.map(({ person }) => person));

describe('pairing', () => {
  test('seats two who want the same game at the same pace, and nobody else', () => {
    const [ada, slow, duel, blaise] = [waiting(), waiting({ pace: 'slow' }), waiting({ game: 'duel' }), waiting()];
    const groups = pairUp([ada, slow, duel, blaise], first);
    expect(groups).toStrictEqual([{ game: 'party', pace: 'live', people: [ada, blaise], bots: 0 }]);
  });

  test('any game suits those who play any, and they take the game of the others', () => {
    const [any, duel] = [waiting({ game: null }), waiting({ game: 'duel' })];
    expect(pairUp([any, duel], first)).toMatchObject([{ game: 'duel' }]);
    expect(pairUp([waiting({ game: null }), waiting({ game: null })], first)).toMatchObject([{ bots: 0 }]);
  });

  test('waits until the number of players suits everybody', () => {
    const three = [waiting({ players: 4 }), waiting({ players: 3 }), waiting({ players: 4 })];
    expect(pairUp(three, first)).toStrictEqual([]);
    expect(namesOf(pairUp([...three, waiting()], first))[0]).toHaveLength(4);
  });

  test('the person who has waited longest comes first', () => {
    const [old, middle, young] = [1, 2, 3].map((since) => waiting({ game: 'duel', since }));
    expect(namesOf(pairUp([young!, middle!, old!], first))).toStrictEqual([[old!.person, middle!.person]]);
  });

  test('bots fill in once everybody at the table has agreed and waited for it', () => {
    const late = waiting({ players: 4, bots_at: AT });
    expect(pairUp([late], { ...first, at: AT - 1 })).toStrictEqual([]);
    expect(pairUp([late], first)).toMatchObject([{ people: [late], bots: 3 }]);
    const groups = pairUp(
      [late, waiting({ bots_at: AT + 1, players: 3 }), waiting({ bots_at: AT, players: 3 })],
      first,
    );
    expect(groups).toMatchObject([{ people: [late, {}], bots: 2 }]);
  });

  test('somebody whom two others may not meet does not keep them from playing', () => {
    const [ada, unloved, blaise, camille] = [1, 2, 3, 4].map((since) => waiting({ game: 'crowd', players: 3, since }));
    const avoiding = (one: Waiting, other: Waiting): boolean =>
      mayMeet(one, other) && (![one, other].includes(unloved!) || [one, other].includes(ada!));
    const groups = pairUp([ada!, unloved!, blaise!, camille!], { ...first, mayMeet: avoiding });
    expect(namesOf(groups)).toStrictEqual([[ada!.person, blaise!.person, camille!.person]]);
  });

  test('the search among people who may not meet ends soon', () => {
    const crowd = Array.from({ length: 300 }, () => waiting({ game: 'crowd', players: 5 }));
    const isEven = ({ since }: Waiting): boolean => since % 2 === 0;
    // Any two of one kind avoid each other: no table can be filled.
    let asked = 0;
    const opposite = (one: Waiting, other: Waiting): boolean => {
      asked += 1;
      return isEven(one) !== isEven(other);
    };
    expect(pairUp(crowd, { ...first, mayMeet: opposite })).toStrictEqual([]);
    expect(asked).toBeLessThan(crowd.length ** 2 * 60);
  });

  test('nobody meets themselves', () => {
    const ada = waiting();
    expect(mayMeet(ada, { ...ada, since: 3 })).toBe(false);
    expect(pairUp([ada, { ...ada, since: 3 }], first)).toStrictEqual([]);
  });
});

const someone = (rng: Rng, index: number): Waiting => ({
  person: `p${index}`,
  game: [null, ...GAMES.map(({ id }) => id)][below(rng, GAMES.length + 1)]!,
  pace: below(rng, 3) === 0 ? 'slow' : 'live',
  players: 2 + below(rng, 3),
  bots_at: below(rng, 2) === 0 ? null : AT - 50 + below(rng, 100),
  since: below(rng, 1000),
});
const isPossible = ({ game, players }: Waiting): boolean =>
  GAMES.some(({ id, seats }) => (game === null || game === id) && seats.some((size) => size >= players));

test(
  'whatever people want, groups are valid and no group is left over',
  seeded((seed) => {
    const rng = fastRandom(`pairing ${seed}`);
    for (let round = 0; round < 500; round++) {
      const all = Array.from({ length: below(rng, 25) }, (_, index) => someone(rng, index)).filter(isPossible);
      const parts = { games: GAMES, at: AT, pick: (count: number) => below(rng, count), mayMeet };
      const groups = pairUp(all, parts);
      const seated = groups.flatMap((group) => group.people);
      const why = `round ${round}`;
      expect(new Set(seated.map(({ person }) => person)).size, why).toBe(seated.length);
      for (const { game, pace, people: those, bots } of groups) {
        const size = those.length + bots;
        expect(GAMES.find(({ id }) => id === game)!.seats, why).toContain(size);
        for (const each of those) {
          expect([null, game], why).toContain(each.game);
          expect(each.pace, why).toBe(pace);
          expect(each.players, why).toBeLessThanOrEqual(size);
          if (bots > 0) expect(each.bots_at, why).toBeLessThanOrEqual(AT);
        }
      }
      const left = all.filter((each) => !seated.includes(each));
      expect(pairUp(left, parts), why).toStrictEqual([]);
      expect(
        left.filter(({ bots_at: from }) => from !== null && from <= AT),
        why,
      ).toStrictEqual([]);
      // The order of the entries does not matter.
      const sorted = pairUp(all.toReversed(), { ...parts, pick: () => 0 });
      expect(sorted, why).toStrictEqual(pairUp(all, { ...parts, pick: () => 0 }));
    }
  }),
);

test(
  'arrivals over hours: nobody is forgotten',
  seeded((seed) => {
    const arrivals = Number(process.env['ARRIVALS'] ?? 500);
    const report = simulate({ arrivals, seed, games: GAMES });
    console.log(report.text);
    expect(report.forgotten, report.text).toStrictEqual([]);
    expect(report.seated + report.left, report.text).toBe(arrivals);
  }),
);
