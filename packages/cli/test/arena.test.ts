import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { findBot, newMeetingTally, playLuck, standingsOf } from '@ponts-bornes/bots';
import type { MeetingTally } from '@ponts-bornes/bots';
import { jsonLines, lines, run, temporaryFolder } from './run.ts';
import type { Run, World } from './run.ts';
import { sealedCards } from './sealed-cards.ts';

const folder = temporaryFolder();
const fileNamed = (name: string): string => join(folder, name);

const PAIR = ['--bots', 'random,curious'];

/** Threads need the compiled program, which other tests run. Everything here runs in this thread. */
const arena = (argv: readonly string[], world: World = {}): Promise<Run> => {
  const here = argv.includes('--workers') ? [] : ['--workers', '1'];
  return run(['arena', 'sealed-cards', '--lang', 'en', ...here, ...argv], world);
};

interface Told {
  readonly seed: string;
  readonly bots: readonly string[];
  readonly meetings: readonly {
    readonly games: number;
    readonly cut: number;
    readonly bots: readonly { readonly bot: string; readonly share: number; readonly interval: readonly number[] }[];
    readonly tally: MeetingTally;
  }[];
  readonly ratings: readonly { readonly bot: string; readonly rating: number | null; readonly interval: number[] }[];
}

const told = async (argv: readonly string[]): Promise<Told> => {
  const { code, out, err } = await arena([...argv, '--json']);
  expect({ code, err }).toStrictEqual({ code: 0, err: '' });
  const found = jsonLines(out);
  expect(found).toHaveLength(1);
  return found[0] as Told;
};

/** The results without times. */
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, item: unknown) => (key === 'micros' || key === 'millis' ? undefined : item)));

const played = (names: readonly string[], { lucks, seats = 2, seed = '1' }: Record<string, unknown>): MeetingTally => {
  const bots = names.map((name) => findBot(name)!);
  const tally = newMeetingTally(bots.length);
  for (let luck = 0; luck < Number(lucks); luck++) {
    const meeting = { bots, seats: Number(seats), seed: `${String(seed)}/${luck}`, maxMoves: 5000 };
    const options = { rounds: 2, low: false };
    playLuck({ game: sealedCards, hints: {} }, { ...meeting, options }, { tally, now: () => 0 });
  }
  return tally;
};

const stateIn = (file: string): { meetings: Record<string, MeetingTally> } =>
  JSON.parse(readFileSync(file, 'utf8')) as { meetings: Record<string, MeetingTally> };

describe('pb arena', () => {
  test('plays every deal in both seatings, and only whole deals', async () => {
    const { meetings, bots, seed } = await told([...PAIR, '--games', '9', '--seed', 'a']);
    const tally = played(['random', 'curious'], { lucks: 5, seed: 'a' });
    expect({ bots, seed }).toStrictEqual({ bots: ['random', 'curious'], seed: 'a' });
    expect(meetings).toHaveLength(1);
    expect(meetings[0]).toMatchObject({ games: 10, cut: 0 });
    expect(timeless(meetings[0]!.tally)).toStrictEqual(timeless(tally));
    expect(meetings[0]!.bots.map(({ share }) => share)).toStrictEqual(standingsOf(tally).map(({ share }) => share));
  });

  test('plays every pair in the given order, with the careful bot in its place', async () => {
    const { bots, meetings, ratings } = await told(['--bots', 'random,strong', '--careful', '--games', '2']);
    expect(bots).toStrictEqual(['random', 'careful', 'strong']);
    expect(meetings.map((meeting) => meeting.bots.map(({ bot }) => bot).join())).toStrictEqual([
      'random,careful',
      'random,strong',
      'careful,strong',
    ]);
    expect(ratings.map(({ bot }) => bot).toSorted()).toStrictEqual(['careful', 'random', 'strong']);
  });

  test('alternates a pair at a larger table', async () => {
    const { meetings } = await told([...PAIR, '--seats', '3', '--games', '4']);
    expect(timeless(meetings[0]!.tally)).toStrictEqual(timeless(played(['random', 'curious'], { lucks: 2, seats: 3 })));
    expect(meetings[0]!.tally.seated).toStrictEqual([6, 6]);
  });

  test('--together seats all bots at one table, each in every seat', async () => {
    const three = ['random', 'curious', 'easy'];
    const argv = ['--bots', three.join(), '--seats', '3', '--together', '--games', '4'];
    const { meetings, ratings } = await told(argv);
    expect(meetings).toHaveLength(1);
    expect(timeless(meetings[0]!.tally)).toStrictEqual(timeless(played(three, { lucks: 2, seats: 3 })));
    expect(ratings).toHaveLength(3);
    expect((await arena(argv)).out).toMatch(/^The table\nbot +wins +95 % .*\nrandom +\d/);
  });

  test('stops endless games, which nobody wins and ratings ignore', async () => {
    const argv = [...PAIR, '--max-moves', '3', '--games', '4'];
    const { meetings, ratings } = await told(argv);
    expect(meetings[0]).toMatchObject({ games: 4, cut: 4, bots: [{ share: 0 }, { share: 0 }] });
    expect(ratings.map(({ rating }) => rating)).toStrictEqual([null, null]);
    expect((await arena(argv)).out).toContain('\nGames cut after 3 moves, which nobody won: 4.\n');
  });

  test('prints tables in the user’s language', async () => {
    const { out } = await arena([...PAIR, '--games', '4']);
    expect(lines(out).slice(0, 2)).toStrictEqual([
      'Pairs',
      expect.stringMatching(/^pair +2nd wins +95 % +games +points +moves +ms\/choice$/),
    ]);
    expect(out).toMatch(/\nrandom–curious +\d+\.\d % +\d+\.\d–\d+\.\d +4 +\d\.\d \/ \d\.\d +4\.0 +\d+\.\d\d/);
    expect(out).toMatch(/\n\nRatings\nbot +rating +95 % +ms\/choice\n(?:random|curious) +\d+ +\d+–\d+ +\d/);
    const { out: fr } = await run(['arena', 'sealed-cards', '--workers', '1', ...PAIR, '--games', '4']);
    expect(fr).toMatch(/^Les paires\npaire +2e gagne .*\nrandom–curious +\d+,\d % .*\n\nL’échelle\nrobot +cote /);
  });

  test('prints progress on stderr on request', async () => {
    const { err } = await arena([...PAIR, '--games', '2', '--progress']);
    expect(err).toBe('sealed-cards [####################] meetings 1/1, games 2/2\n');
  });

  test('needs the compiled program for threads', async () => {
    await expect(arena([...PAIR, '--workers', '2'])).rejects.toThrow('compiled');
  });
});

describe('intervals', () => {
  const tallyOf = (changes: Partial<MeetingTally>): MeetingTally => ({
    ...newMeetingTally(2),
    seated: [1, 1],
    ...changes,
  });
  const toldOf = (name: string, tally: MeetingTally): Promise<Told> => {
    const setting = { game: 'sealed-cards', rules: 1, seats: 2, options: { rounds: 2, low: false }, maxMoves: 5000 };
    const state = { version: 1, ...setting, seed: '1', meetings: { 'random,curious': tally } };
    writeFileSync(fileNamed(name), JSON.stringify(state));
    return told([...PAIR, '--games', '2', '--state', fileNamed(name)]);
  };

  test('do not treat a clean sweep of a few games as certain', async () => {
    const sweep = tallyOf({ lucks: 10, games: 20, parts: [0, 20 * 840], squares: [0, 10 * 1680 ** 2] });
    const { meetings, ratings } = await toldOf('sweep.json', sweep);
    const [, second] = meetings[0]!.bots;
    expect(second).toMatchObject({ share: 1 });
    // Wilson's interval of 10 out of 10.
    expect(second!.interval[0]).toBeCloseTo(0.722, 3);
    expect(second!.interval[1]).toBe(1);
    expect(ratings[0]!.bot).toBe('curious');
    expect(ratings[0]!.interval[0]!).toBeLessThan(ratings[0]!.rating!);
  });

  test('approach share ± margin for large numbers', async () => {
    // 400 deals, each won in both seatings by the same bot.
    const tally = tallyOf({ lucks: 400, games: 800, parts: [200 * 1680, 200 * 1680] });
    const { meetings, ratings } = await toldOf('even.json', {
      ...tally,
      squares: [200 * 1680 ** 2, 200 * 1680 ** 2],
    });
    const { interval } = meetings[0]!.bots[1]!;
    expect(interval[0]).toBeCloseTo(0.5 - 0.049, 3);
    expect(interval[1]).toBeCloseTo(0.5 + 0.049, 3);
    // Half of what 4.9 points are worth in the difference of two ratings around 50 %.
    expect(ratings[0]!.interval[1]! - ratings[0]!.rating!).toBeCloseTo((0.049 * 4 * 400) / Math.LN10 / 2, 0);
  });
});

describe('a state', () => {
  test('is saved on Ctrl-C with exit code 130, and the same command continues to the same results', async () => {
    const file = fileNamed('stopped.json');
    const argv = ['--bots', 'random,curious,easy', '--games', '6', '--seed', 's'];
    for (let call = 1; call <= 4; call++) {
      const stopped = await arena([...argv, '--state', file], { signal: AbortSignal.abort() });
      expect(stopped).toStrictEqual({ code: 130, out: '', err: '' });
      const lucks = Object.values(stateIn(file).meetings).map((tally) => tally.lucks);
      expect(lucks.reduce((sum, count) => sum + count)).toBe(call);
    }
    expect(timeless(await told([...argv, '--state', file]))).toStrictEqual(timeless(await told(argv)));
  });

  test('keeps its seed, and can be continued with more games and other bots', async () => {
    const file = fileNamed('more.json');
    await told([...PAIR, '--games', '4', '--seed', 'own', '--state', file]);
    const before = stateIn(file).meetings['random,curious']!;
    const { seed, meetings } = await told(['--bots', 'random,curious,easy', '--games', '2', '--state', file]);
    expect({ seed, games: meetings.map(({ games }) => games) }).toStrictEqual({ seed: 'own', games: [4, 2, 2] });
    expect(stateIn(file).meetings['random,curious']).toStrictEqual(before);
  });
});

describe('--report', () => {
  const argv = ['--bots', 'random,curious,easy', '--games', '2', '--seed', 'it’s', '--options', '{"rounds":1}'];

  test('writes the tables, the command and the chart', async () => {
    const [page, plot] = [fileNamed('report.md'), fileNamed('report.svg')];
    const { out } = await arena([...argv, '--report', page]);
    const text = readFileSync(page, 'utf8');
    expect(text).toMatch(/^# Sealed cards: bot strength\n/);
    const options = `'{"rounds":1,"low":false}'`;
    expect(lines(text)[1]).toBe(
      `    pb arena sealed-cards --bots random,curious,easy --seats 2 --options ${options} --max-moves 5000 --seed 'it’s' --games 2`,
    );
    expect(text).toMatch(/\nRules version 1, pb \d+\.\d+\.\d+(?: \([0-9a-f]{7,40}(?:-dirty)?\))?, Node \d+/);
    expect(text).toContain('](report.svg)');
    expect(text).toMatch(/\| pair +\| 2nd wins \|/);
    expect(text).toContain('Milliseconds depend on the machine');
    const cells = (line: string): string => line.replaceAll(/[| ]+/g, ' ').trim();
    const onPage = lines(text).map(cells);
    for (const line of lines(out).slice(1, 5)) expect(onPage).toContain(cells(line));
    const svg = readFileSync(plot, 'utf8');
    expect(svg).toMatch(/^<svg [^>]*role="img" aria-labelledby="title desc"/);
    expect(svg).toContain('<title id="title">Sealed cards: bot strength</title>');
    expect(svg).toMatch(/<desc id="desc">Ratings, with [^:]+: \w+ \d+ \(\d+–\d+\), .*curious – random \d+\.\d % \(/);
    expect(svg.match(/<circle /g)).toHaveLength(3);
    expect(svg.match(/<path class="mark"/g)).toHaveLength(3);
    expect(svg).toContain('prefers-color-scheme: dark');
  });

  test('lists one command per pair if they have different numbers of games', async () => {
    const files = ['--state', fileNamed('uneven.json'), '--report', fileNamed('uneven.md')];
    await arena([...PAIR, '--games', '4', ...files]);
    await arena(['--bots', 'random,curious,easy', '--games', '2', ...files]);
    const commands = lines(readFileSync(fileNamed('uneven.md'), 'utf8')).filter((line) => line.startsWith('    pb'));
    const usual = '--seats 2 --max-moves 5000 --seed 1';
    expect(commands).toStrictEqual([
      `    pb arena sealed-cards --bots random,curious ${usual} --games 4`,
      `    pb arena sealed-cards --bots random,easy ${usual} --games 2`,
      `    pb arena sealed-cards --bots curious,easy ${usual} --games 2`,
    ]);
  });

  test('with --together shows each bot’s share and no pairs', async () => {
    const files = ['--report', fileNamed('together.md')];
    await arena(['--bots', 'random,curious,easy', '--seats', '3', '--together', '--games', '3', ...files]);
    expect(readFileSync(fileNamed('together.md'), 'utf8')).toMatch(/--games 3 --together\n/);
    const svg = readFileSync(fileNamed('together.svg'), 'utf8');
    expect(svg).toContain('>Games won at one table, with 95 % intervals<');
    expect(svg.match(/<path class="mark"/g)).toHaveLength(3);
    expect(svg).not.toContain('curious – random');
  });
});

describe('a usage error is one line and exit code 2', () => {
  const refused = async (argv: readonly string[]): Promise<string> => {
    const { code, out, err } = await arena(argv);
    expect({ code, out }).toStrictEqual({ code: 2, out: '' });
    expect(err).toMatch(/^pb: [^\n]+\n$/);
    return err;
  };

  const NAMES = 'random, curious, easy, medium, by-hand, careful, strong, expert';
  test.each([
    [['--bots', 'random,deep'], `--bots: unknown “deep” (allowed: ${NAMES})`],
    [['--bots', 'random'], `--bots: at least two bots are needed, all different (allowed: ${NAMES})`],
    [['--bots', 'random,random'], '--bots: at least two bots are needed, all different'],
    [['--bots', 'random,'], '--bots: unknown “”'],
    [['--seats', '4'], '[SC-SEATS] (allowed: 2, 3)'],
    [['--seats', '1'], '--seats: “1” is not a whole number from 2 to 99'],
    [['--games', '1'], '--games: “1” is not a whole number from 2 to 10000000'],
    [['--max-moves', '0'], '--max-moves: “0” is not a whole number from 1'],
    [['--options', '{"rounds":9}'], '(allowed: rounds: 1–3)'],
    [['--together'], '--together: more than two bots and more than two seats (--seats) are needed'],
    [[...PAIR, '--seats', '3', '--together'], '--together: more than two bots'],
    [['--report', 'r.svg'], '--report writes “r.svg” and “r.svg”: two different files, and not that of --state'],
    [['--report', 'r.md', '--state', './r.svg'], '--report writes “r.md” and “r.svg”'],
    [['--report', '/nowhere/at/all.md'], 'can’t write “/nowhere/at/all.md” (ENOENT)'],
    [['--state', '/nowhere/at/all.json'], 'can’t write “/nowhere/at/all.json” (ENOENT)'],
  ])('%j', async (argv, line) => {
    expect(await refused(argv)).toContain(line);
    expect(existsSync('r.md')).toBe(false);
  });

  test('in French too', async () => {
    const { err } = await run(['arena', 'sealed-cards', '--bots', 'random']);
    expect(err).toBe(`pb : --bots : il faut au moins deux robots, tous différents (permis : ${NAMES})\n`);
  });

  const setting = { game: 'sealed-cards', rules: 1, seats: 2, options: { rounds: 2, low: false }, maxMoves: 5000 };
  const sound = { version: 1, ...setting, seed: '1', meetings: {} };
  test.each<[string, unknown, readonly string[], string]>([
    ['nonsense', 'nonsense', [], 'is not a state file of “pb arena”'],
    ['a measurement', { version: 2, game: 'sealed-cards', seed: '1', runs: {} }, [], 'is not a state file'],
    ['a broken tally', { ...sound, meetings: { 'random,curious': { games: 1 } } }, [], 'is not a state file'],
    ['a tally of three', { ...sound, meetings: { 'random,easy': newMeetingTally(3) } }, [], 'is not a state file'],
    ['another game', { ...sound, game: 'chess' }, [], 'is of another game: chess, not sealed-cards'],
    ['other rules', { ...sound, rules: 2 }, [], 'was begun with version 2 of the rules, not 1'],
    ['more seats', { ...sound, seats: 3 }, [], 'was begun with --seats 3 --max-moves 5000 --options'],
    ['other options', sound, ['--options', '{"rounds":1}'], `--options '{"rounds":2,"low":false}'`],
    ['another seed', sound, ['--seed', '2'], 'has the seed “1”, not “2”'],
  ])('a state file with %s, which stays unchanged', async (name, content, argv, line) => {
    const file = fileNamed(`${name}.json`);
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(file, text);
    expect(await refused([...PAIR, ...argv, '--games', '2', '--state', file])).toContain(line);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});
