import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { newMeasurement, pageOf, playSlice } from '@ponts-bornes/balance';
import type { Measurement } from '@ponts-bornes/balance';
import { CARDS } from '@ponts-bornes/course-folle';
import { trial } from '@ponts-bornes/course-folle/balance';
import { hints } from '@ponts-bornes/course-folle/hints';
import type { Search, Tally } from '@ponts-bornes/course-folle/balance';
import { lines, run, temporaryFolder } from './run.ts';
import type { Run, World } from './run.ts';

const folder = temporaryFolder();
const fileNamed = (name: string): string => join(folder, name);

/** Threads need the compiled program, which other tests run. Everything here runs in this thread. */
const balance = (argv: readonly string[], world: World = {}): Promise<Run> => {
  const here = argv.includes('--search') || argv.includes('--workers') ? [] : ['--workers', '1'];
  return run(['balance', 'course-folle', '--lang', 'en', ...here, ...argv], { catalogue: CATALOGUE, ...world });
};

const stopped = (): World => ({ signal: AbortSignal.abort() });

const stateIn = <State>(file: string): State => JSON.parse(readFileSync(file, 'utf8')) as State;

describe('pb balance', () => {
  test('prints what the package measures, as one line of JSON', async () => {
    const { code, out, err } = await balance(['--players', '3,2', '--games', '4', '--seed', 'a']);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    const tallyOf = (seats: number): Tally => playSlice(trial, { seats, seed: 'a', from: 0, to: 4 });
    expect(lines(out)).toHaveLength(1);
    expect(JSON.parse(out)).toStrictEqual({
      game: 'course-folle',
      digest: trial.digest,
      player: trial.player,
      seed: 'a',
      runs: { 2: tallyOf(2), 3: tallyOf(3) },
      findings: trial.judge(
        new Map([
          [2, tallyOf(2)],
          [3, tallyOf(3)],
        ]),
      ),
      misses: expect.arrayContaining(['CF-N4, 2 players: games 4 (limit: ≥ 20000)']) as unknown,
    });
  });

  test('needs the compiled program for threads', async () => {
    await expect(balance(['--workers', '2'])).rejects.toThrow('compiled');
  });

  test('prints progress on stderr on request', async () => {
    const { err } = await balance(['--players', '2', '--games', '2', '--progress']);
    expect(err).toBe('course-folle: 2/2\n');
  });

  test('all numbers of players are measured unless some are chosen', async () => {
    const { out } = await balance(['--games', '1']);
    const { runs } = JSON.parse(out) as Measurement<Tally>;
    expect(Object.keys(runs)).toStrictEqual(['2', '3', '4', '5', '6', '7']);
  });

  test('Ctrl-C saves the state with exit code 130, and the same command continues to the same results', async () => {
    const file = fileNamed('stopped.json');
    const argv = ['--players', '2', '--games', '30', '--seed', 's'];
    const begun = await balance([...argv, '--state', file], stopped());
    expect(begun).toStrictEqual({ code: 130, out: '', err: '' });
    const { games } = stateIn<Measurement<Tally>>(file).runs['2']!;
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(30);
    const resumed = await balance([...argv, '--state', file]);
    expect(resumed).toStrictEqual(await balance(argv));
    expect(stateIn<Measurement<Tally>>(file).runs['2']!.games).toBe(30);
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toStrictEqual([]);
  });

  test('a state keeps its seed, and can be continued with more games or other numbers of players', async () => {
    const file = fileNamed('more.json');
    await balance(['--players', '2', '--games', '1', '--seed', 'own', '--state', file]);
    const { out } = await balance(['--players', '3', '--games', '2', '--state', file]);
    expect(JSON.parse(out)).toMatchObject({ seed: 'own', runs: { 2: { games: 1 }, 3: { games: 2 } } });
  });

  test('--report writes the page, with the commands that reproduce it', async () => {
    const [state, report] = [fileNamed('report.json'), fileNamed('report.md')];
    const argv = ['--state', state, '--report', report];
    await balance(['--players', '2', '--games', '1', '--seed', 'it’s', ...argv]);
    await balance(['--players', '3,4', '--games', '2', ...argv]);
    const page = readFileSync(report, 'utf8');
    expect(page).toBe(
      pageOf(trial, stateIn<Measurement<Tally>>(state), [
        "pb balance course-folle --players 2 --games 1 --seed 'it’s'",
        "pb balance course-folle --players 3,4 --games 2 --seed 'it’s'",
      ]),
    );
    expect(page).toMatch(/^# The balance of Course folle’s cards\n/);
    expect(page).toMatch(/\| players +\| +2 \| +3 \| +4 \|/);
  });
});

describe('pb balance --bot', () => {
  const games = CATALOGUE.filter(({ meta }) =>
    ['course-folle', 'course-autour-du-monde', 'bridgetown-races'].includes(meta.id),
  );
  const argv = ['--bot', 'medium', '--players', '2', '--games', '4', '--seed', 'b'];
  const MEDIUM = 'medium bot (whim 0, iterations 0, exploration 1.2, wander 10)';

  test.each(games.map(({ meta }) => meta.id))(
    'puts the bot in every seat, with the same figures again (%s)',
    async (id) => {
      const measured = (): Promise<Run> => run(['balance', id, '--workers', '1', ...argv], { catalogue: CATALOGUE });
      const [one, again] = [await measured(), await measured()];
      expect({ code: one.code, err: one.err }).toStrictEqual({ code: 0, err: '' });
      expect(JSON.parse(one.out)).toMatchObject({
        game: id,
        player: expect.stringMatching(
          /^medium bot \(whim [\d.]+, iterations 0, exploration 1\.2, wander 10\)$/,
        ) as unknown,
        runs: { 2: { games: 4 } },
      });
      expect(again).toStrictEqual(one);
    },
  );

  test.each([
    ['random', 'random bot'],
    ['medium', MEDIUM],
  ])('names %s with its tuning', async (bot, player) => {
    const { out } = await balance(['--bot', bot, '--players', '2', '--games', '1']);
    expect(JSON.parse(out)).toMatchObject({ player });
  });

  test('a searching bot plays as at a table, from what its seat knows', async () => {
    const { out } = await balance(['--bot', 'strong', '--players', '2', '--games', '1']);
    const { strong } = hints.levels!;
    expect(JSON.parse(out)).toMatchObject({
      player: `strong bot (whim 0, iterations ${strong!.iterations}, exploration 1.2, wander 10)`,
      runs: { 2: { games: 1 } },
    });
  });

  test('can be stopped and resumed, and the page shows the command', async () => {
    const [state, report] = [fileNamed('bot.json'), fileNamed('bot.md')];
    expect((await balance([...argv, '--state', state], stopped())).code).toBe(130);
    expect(stateIn<Measurement<Tally>>(state)).toMatchObject({ player: MEDIUM, runs: { 2: { games: 1 } } });
    expect(await balance([...argv, '--state', state, '--report', report])).toStrictEqual(await balance(argv));
    const page = readFileSync(report, 'utf8');
    expect(page).toContain(`in every seat the player ${MEDIUM}.\n`);
    expect(page).toContain('\n    pb balance course-folle --bot medium --players 2 --games 4 --seed b\n');
  });

  test('is never mixed with another player', async () => {
    const file = fileNamed('mixed.json');
    await balance([...argv, '--state', file]);
    const others: [readonly string[], string][] = [
      [[], trial.player],
      [['--bot', 'random'], 'random bot'],
    ];
    for (const [other, name] of others) {
      const { code, err } = await balance([...other, '--players', '2', '--games', '9', '--state', file]);
      expect({ code, err }).toStrictEqual({
        code: 2,
        err: `pb: --state: “${file}” has the player “${MEDIUM}”, not “${name}”\n`,
      });
    }
  });
});

describe('pb balance --search', () => {
  const argv = ['--search', '--players', '2', '--games', '3', '--trials', '2', '--seed', 's'];

  test('prints the best set of cards', async () => {
    const { code, out, err } = await balance(argv);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    const line = JSON.parse(out) as { trials: number; best: { worst: number; figures: object[]; cards: object } };
    expect(line).toMatchObject({
      game: 'course-folle',
      seed: 's',
      trials: 2,
      best: { figures: [{ seats: 2, games: 3 }] },
    });
    expect(Object.keys(line.best.cards)).toStrictEqual([...CARDS]);
  });

  test('can be stopped and resumed, with the same result', async () => {
    const file = fileNamed('search.json');
    for (let call = 0; call < 2; call++) expect((await balance([...argv, '--state', file], stopped())).code).toBe(130);
    expect(stateIn<Search>(file).trials).toHaveLength(1);
    expect(await balance([...argv, '--state', file])).toStrictEqual(await balance(argv));
  });

  test('prints lessons and trials on stderr on request', async () => {
    const { err } = await balance([...argv, '--progress']);
    expect(lines(err)[0]).toBe('course-folle: lessons 3/3, trials 0/2');
  });

  test('refuses to mix trials with different games, and says what the state was started with', async () => {
    const file = fileNamed('other-plan.json');
    await balance([...argv, '--state', file]);
    const { code, err } = await balance(['--search', '--players', '3', '--games', '3', '--state', file]);
    expect({ code, err }).toStrictEqual({
      code: 2,
      err: `pb: --state: “${file}” was begun with --players 2 --games 3\n`,
    });
  });
});

describe('a usage error is one line and exit code 2', () => {
  const refused = async (argv: readonly string[]): Promise<string> => {
    const { code, out, err } = await balance(argv);
    expect({ code, out }).toStrictEqual({ code: 2, out: '' });
    expect(err).toMatch(/^pb: [^\n]+\n$/);
    return err;
  };

  test.each([
    [['--players', '8'], '--players: “8” (allowed: all, or different numbers of 2, 3, 4, 5, 6, 7)'],
    [['--players', '2,2'], '--players: “2,2”'],
    [['--players', '2,'], '--players: “2,”'],
    [['--games', '0'], '--games: “0” is not a whole number'],
    [['--workers', '0'], '--workers: “0” is not a whole number from 1 to 256'],
    [['--search', '--workers', '2'], '--workers can’t be used with --search'],
    [['--bot', 'oracle'], '--bot: unknown “oracle” (allowed: random, curious, easy, medium, strong, expert)'],
    [['--search', '--bot', 'strong'], '--bot can’t be used with --search'],
    [['--trials', '3'], '--trials needs --search'],
    [['--search', '--report', 'r.md'], '--report can’t be used with --search'],
    [['--state', 'x', '--report', './x'], '--state and --report must be different files'],
    [['--state', '/nowhere/at/all.json'], 'can’t write “/nowhere/at/all.json” (ENOENT)'],
    [['--report', '/nowhere/at/all.md'], 'can’t write “/nowhere/at/all.md” (ENOENT)'],
    [['extra'], '“extra” is unexpected'],
  ])('%j', async (argv, line) => {
    expect(await refused(argv)).toContain(line);
  });

  test.each([
    [
      'en',
      [],
      'pb: skybridge has no data to balance (allowed: course-folle, course-autour-du-monde, bridgetown-races)\n',
    ],
    [
      'fr',
      [],
      'pb : skybridge n’a pas de données à équilibrer (permis : course-folle, course-autour-du-monde, bridgetown-races)\n',
    ],
    ['en', ['--search'], 'pb: --search is not available for skybridge (allowed: course-folle)\n'],
    ['fr', ['--search'], 'pb : --search n’existe pas pour skybridge (permis : course-folle)\n'],
  ])('a game without data of its own (%s, %j)', async (language, argv, err) => {
    const refusal = await run(['balance', 'skybridge', '--lang', language, ...argv], { catalogue: CATALOGUE });
    expect(refusal).toStrictEqual({ code: 2, out: '', err });
  });

  test('a folder is neither state nor report', async () => {
    mkdirSync(fileNamed('folder'));
    expect(await refused(['--state', fileNamed('folder')])).toContain('can’t read');
    expect(await refused(['--report', fileNamed('folder')])).toContain('(EISDIR)');
  });

  const sound = newMeasurement(trial, '1');
  const tally = { games: 1, ties: 0, shared: 0, stages: 9, played: [1] };
  test.each<[string, unknown, readonly string[], string]>([
    ['nonsense', 'nonsense', [], 'is not a state file of “pb balance”'],
    ['a list', [], [], 'is not a state file'],
    ['a broken tally', { ...sound, runs: { 2: tally } }, [], 'is not a state file'],
    ['nine players', { ...sound, runs: { 9: {} } }, [], 'is not a state file'],
    ['a part of a win', { ...sound, runs: { 2: { ...trial.empty(), ties: 0.5 } } }, [], 'is not a state file'],
    ['an older shape', { ...sound, version: 1 }, [], 'is not a state file'],
    ['another game', { ...sound, game: 'skybridge' }, [], 'measures another game: skybridge, not course-folle'],
    ['another player', { ...sound, player: 'oracle' }, [], `has the player “oracle”, not “${trial.player}”`],
    ['other cards', { ...sound, digest: 'f00d' }, [], `measures other data: f00d, not ${trial.digest}`],
    ['another seed', sound, ['--seed', '2'], 'has the seed “1”, not “2”'],
    ['a measurement', sound, ['--search'], 'is the state of a measurement (allowed: without --search)'],
    [
      'a search',
      { version: 1, seed: '1', lessons: {}, trials: [] },
      [],
      'is the state of a search (allowed: course-folle, with --search)',
    ],
    [
      'broken lessons',
      { version: 1, seed: '1', lessons: { 2: { games: 1 } }, trials: [] },
      ['--search'],
      'is not a state',
    ],
    [
      'a broken trial',
      { version: 1, seed: '1', lessons: {}, trials: [{ genome: {} }] },
      ['--search'],
      'is not a state',
    ],
  ])('a state file with %s, which stays unchanged', async (name, content, argv, line) => {
    const file = fileNamed(`${name}.json`);
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    writeFileSync(file, text);
    expect(await refused([...argv, '--players', '2', '--games', '1', '--state', file])).toContain(line);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  test('leaves no file behind', async () => {
    await refused(['--report', fileNamed('never.md'), '--state', '/nowhere/at/all.json']);
    expect(existsSync(fileNamed('never.md'))).toBe(false);
  });
});
