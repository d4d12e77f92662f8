import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { BOTS, situationOf } from '@ponts-bornes/bots';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom, pick } from '@ponts-bornes/kernel';
import { jsonLines, lines, run, temporaryFolder } from './run.ts';
import type { World } from './run.ts';

const folder = temporaryFolder();
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

const pb = (argv: readonly string[], world: World = {}): ReturnType<typeof run> =>
  run(argv, { catalogue: CATALOGUE, ...world });

describe('1000 Bornes in a terminal', () => {
  test.each([
    ['fr', 'À vous', /gagne(nt)?|Personne ne gagne/],
    ['en', 'Your turn', /wins?|Nobody wins/],
  ])('is played to its end from piped answers (%s)', async (lang, turn, ending) => {
    const file = join(folder, `${lang}.txt`);
    const argv = ['play', 'mille-bornes', '--players', '3', '--seed', lang, '--bot', 'random', '--lang', lang];
    const { code, out, err } = await pb([...argv, '--record', file], { input: '1\n'.repeat(300) });
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out.split(turn).length).toBeGreaterThan(20);
    expect(lines(out).filter((line) => line.length > 80 && !line.includes(folder))).toStrictEqual([]);
    const verified = await pb(['verify', file, '--lang', lang]);
    expect(verified).toMatchObject({ code: 0, err: '' });
    expect(lines(verified.out).at(-1)).toMatch(ending);
    expect(out).toMatch(ending);
  });

  test('[MB-D1] refuses with the sentence and the id of the rule, whatever the spelling', async () => {
    const { out } = await pb(['play', 'mille-bornes', '--seed', 'demo'], { input: ' 1 00\nSTOP > b\nq\n' });
    expect(out).toContain('impossible d’avancer de 100 km. [MB-D1]');
    expect(out).toContain('Vous n’avez pas cette carte en main : feu rouge. [MB-T1]');
  });

  test('lists plays before discards, and takes numbers in this order', async () => {
    const { out } = await pb(['play', 'mille-bornes', '--seed', 'order', '--bot', 'random'], {
      input: '1\n'.repeat(300),
    });
    const lists = out.split('À vous.\n').slice(1);
    expect(lists.length).toBeGreaterThan(20);
    let mixed = 0;
    for (const list of lists) {
      const offered = [...list.matchAll(/^ *\d+\. (\S+) +(.*)$/gm)];
      const discards = offered.map(([, text]) => text!.startsWith('-'));
      expect(discards).toStrictEqual(discards.toSorted((a, b) => Number(a) - Number(b)));
      if (new Set(discards).size === 2) mixed += 1;
      expect(list.split('> 1\n')[1]).toContain(offered[0]![2]!.split(' ').slice(0, 3).join(' '));
    }
    expect(mixed).toBeGreaterThan(5);
  });

  test('[MB-F6] around one terminal no hand is on the screen behind a curtain, ripostes included', async () => {
    const argv = ['play', 'mille-bornes', '--players', '6', '--seats', '0,1,3', '--bot', 'random', '--seed', 'six'];
    // An empty line raises a curtain, or shows the table once more; then the first move is played.
    const { code, out } = await pb(argv, { input: '\n1\n'.repeat(120), tty: true, env: { NO_COLOR: '1' } });
    expect(code).toBe(0);
    const screens = out.split(CLEAR);
    expect(screens.length).toBeGreaterThan(20);
    for (const screen of screens.slice(0, -1)) {
      const [, name] = /Passez le terminal à (Joueur \d)/.exec(screen)!;
      expect(screen.split('Entrée. ')[0]).not.toContain('Main');
      const turns = screen.match(/Joueur \d, à vous\./g) ?? [];
      expect(new Set(turns)).toStrictEqual(new Set(turns.length > 0 ? [`${name}, à vous.`] : []));
    }
    expect(screens.at(-1)).not.toContain('Main');
  });

  test('a coup-fourré gets a line of its own', async () => {
    for (let seed = 0; seed < 60; seed++) {
      const file = join(folder, 'coup.txt');
      const trace = await pb([
        'trace',
        'mille-bornes',
        '--players',
        '4',
        '--seed',
        `${seed}`,
        '--record',
        file,
        '--force',
      ]);
      if (!/"move":"!/.test(trace.out)) continue;
      const { out } = await pb(['replay', file]);
      const told = out.replaceAll(/\n {6}/g, ' ');
      expect(told).toMatch(/^ *\d+\. \*\*\* Coup-fourré ! Joueur \d pose la botte « .* » et prend la main\. \*\*\*$/m);
      return;
    }
    expect.unreachable('no coup-fourré in sixty games');
  });
});

describe('1000 Bornes for referees', () => {
  test.each([2, 3, 4, 6, 8])('traces a game of %i that verifies', async (players) => {
    const file = join(folder, `trace-${players}.txt`);
    const { code, out } = await pb([
      'trace',
      'mille-bornes',
      '--players',
      String(players),
      '--seed',
      't',
      '--record',
      file,
    ]);
    expect(code).toBe(0);
    expect(jsonLines(out).at(-1)).toMatchObject({ t: 'end', outcome: { scores: { length: players } } });
    expect(await pb(['verify', file])).toMatchObject({ code: 0, err: '' });
  });

  test.each([
    [['--players', '5'], '[MB-S1] (allowed: 2, 3, 4, 6, 8)'],
    [['--players', '3', '--options', '{"target":700}'], '[MB-S3] (allowed: target: 1000)'],
    [['--options', '{"limitNeedsGreen":true}'], '[MB-T6] (allowed: limitNeedsGreen: false)'],
  ])('[MB-S1, MB-S3, MB-T6] refuses %j with its rule', async (argv, message) => {
    const { code, err } = await pb(['trace', 'mille-bornes', ...argv], { env: { LANG: 'en' } });
    expect(code).toBe(2);
    expect(err).toContain(message);
  });
});

describe('bots at 1000 Bornes', () => {
  test.each(BOTS)('$name chooses the same when only hidden things change', async ({ name, choose }) => {
    const [{ game }, hints] = await Promise.all([CATALOGUE[0]!.load(), CATALOGUE[0]!.loadHints()]);
    const options = Object.fromEntries(game.meta.options.map((field) => [field.key, field.default]));
    const rng = fastRandom('hidden');
    const state = game.setup(options, 6, rng);
    // Slow bots are asked less often.
    for (let step = 0; step < (name === 'expert' ? 4 : 40); step++) {
      const seat = pick(rng, game.toAct(state));
      const other = game.resample(state, seat, rng);
      const [choice, otherwise] = [state, other].map(
        (one) => choose({ game, hints }, situationOf(game, one, { seat, seats: 6 }), fastRandom('think')).index,
      );
      expect(otherwise).toBe(choice);
      game.play(state, seat, pick(rng, game.moves(state, seat)), rng);
    }
  });
});
