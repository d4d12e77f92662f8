import { SPECTATOR, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { legal, position } from '../test/position.ts';
import { ARROW } from './city/streets.ts';
import { SPACE_FACTS } from './city/spaces.ts';
import { BRIDGES, COLOURS, MODES, SPECIALS, SPEEDS, TEAMS, game, meta } from './index.ts';
import type { BridgetownOptions, View } from './index.ts';

const FULL: BridgetownOptions = { streetcarRules: true, specialActions: true };
const SEEDS = Array.from({ length: 300 }, (_, seed) => String(seed));

const setup = (seats: number, seed = 'a', options = FULL): View =>
  game.view(game.setup(options, seats, fastRandom(seed)), SPECTATOR);

const lying = ({ flags }: View, colour: string): number =>
  Object.values(flags).filter((flag) => flag === colour).length;

describe('parts', () => {
  test('[BR-C1] 2 to 4 players, each with a racer, 3 coordinators and a card with a slot for each bridge', () => {
    expect(meta.seats).toStrictEqual([2, 3, 4]);
    expect(resolveOptions(meta, 5, {})).toMatchObject({ ok: false, refusal: { rule: 'BR-C1' } });
    const { players } = setup(4);
    expect(players.map(({ team }) => team)).toStrictEqual(['black', 'gold', 'blue-grey', 'red']);
    expect(TEAMS).toHaveLength(4);
    for (const player of players) {
      expect(player.unplaced).toBe(3);
      expect(Object.keys(player.card)).toStrictEqual([...BRIDGES]);
    }
  });

  test('[BR-C2] eight bridges, each a space of its own, named from the top of the river', () => {
    expect(BRIDGES.join(' ')).toBe('fremont broadway steel burnside morrison hawthorne marquam rossisland');
    const bridges = SPACE_FACTS.filter(({ kind }) => kind === 'bridge');
    expect(bridges.map(({ name }) => name)).toStrictEqual([...BRIDGES]);
    const heights = bridges.map(({ y }) => y);
    expect(heights).toStrictEqual(heights.toSorted((a, b) => a - b));
  });

  test('[BR-C3] eight modes, each with its flag colour and base speed', () => {
    expect(MODES.map((mode, index) => `${mode} ${COLOURS[index]} ${SPEEDS[index]}`)).toStrictEqual([
      'streetcar blue 5',
      'taxi yellow 4',
      'motorcycle purple 4',
      'bus red 3',
      'car green 3',
      'bicycle orange 2',
      'rollerblades pink 2',
      'walking white 1',
    ]);
    expect(setup(2).wheel.map(({ mode, colour, speed }) => `${mode} ${colour} ${speed}`)).toContain('bus red 3');
  });

  test('[BR-C4] with four players all 40 flags are in play, 5 of each colour, and 3 special actions', () => {
    const counts = game.census(game.setup(FULL, 4, fastRandom('a')));
    expect(counts).toStrictEqual(Object.fromEntries(COLOURS.map((colour) => [colour, 5])));
    expect(SPECIALS).toStrictEqual(['first', 'double', 'swap']);
    expect(setup(4).specials).toStrictEqual(SPECIALS.map((special) => ({ special, holder: null, used: false })));
  });
});

describe('setup', () => {
  test.each([
    [2, 3],
    [3, 4],
    [4, 5],
  ])(
    '[BR-S1] with %i players there are %i flags of each colour in the bag and on bridges, and five blue ones',
    (seats, each) => {
      const shown = setup(seats);
      for (const colour of COLOURS.slice(1)) expect(shown.bag[colour] + lying(shown, colour)).toBe(each);
      expect(shown.bag.blue).toBe(0);
      expect(shown.supply + lying(shown, 'blue')).toBe(5);
    },
  );

  test('[BR-S2] blue on Steel, a flag on every bridge, no colour more than twice, and otherwise any colour anywhere', () => {
    const shown = SEEDS.map((seed) => setup(4, seed));
    for (const view of shown) {
      expect(view.flags.steel).toBe('blue');
      for (const colour of COLOURS) expect(lying(view, colour)).toBeLessThanOrEqual(colour === 'blue' ? 1 : 2);
    }
    for (const bridge of BRIDGES.filter((name) => name !== 'steel')) {
      expect(new Set(shown.map(({ flags }) => flags[bridge]))).toStrictEqual(new Set(COLOURS.slice(1)));
    }
    expect(shown.some((view) => COLOURS.some((colour) => lying(view, colour) === 2))).toBe(true);
  });

  test('[BR-S3] racers start at the arrow, whose first step enters Burnside road; the first player is random', () => {
    expect(setup(3).players.map(({ racer }) => racer)).toStrictEqual(['start', 'start', 'start']);
    expect(new Set(SEEDS.map((seed) => setup(3, seed).firstPlayer))).toStrictEqual(new Set([0, 1, 2]));
    expect(legal(position({ wheel: ['walking', ''] }))).toStrictEqual([`ride walking ${ARROW}`]);
  });

  test('[BR-S3] the streetcar cannot start from the arrow, and nothing leads back to it', () => {
    expect(legal(position({ wheel: ['streetcar', ''] }))).toStrictEqual([
      `ride streetcar walk ${ARROW}`,
      'ride streetcar stay',
    ]);
    const back = legal(position({ wheel: ['walking', ''], racers: [ARROW] }));
    expect(back.length).toBeGreaterThan(1);
    expect(back).not.toContain('ride walking start');
  });
});
