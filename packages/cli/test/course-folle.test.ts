import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { cardNames, game } from '@ponts-bornes/course-folle';
import { SPEECH } from '@ponts-bornes/course-folle/speech';
import { tableStreams } from '@ponts-bornes/kernel';
import { secretOf } from '../src/table.ts';
import { lines, run, temporaryFolder } from './run.ts';
import type { World } from './run.ts';

const folder = temporaryFolder();
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

const pb = (argv: readonly string[], world: World = {}): ReturnType<typeof run> =>
  run(argv, { catalogue: CATALOGUE, ...world });

/** The hands that a seed deals. */
const handsOf = (seed: string, seats: number): ReturnType<typeof game.view>['hands'] =>
  game.view(game.setup({ characters: 'dealt' }, seats, tableStreams(secretOf(seed))(0)), 0).hands;

describe('Course folle in a terminal', () => {
  test.each([
    ['fr', 2, 'dealt', 'À vous', /gagne/],
    ['en', 4, 'chosen', 'Your turn', /wins?/],
    ['fr', 7, 'dealt', 'À vous', /gagne/],
  ])('is played to its end from piped numbers (%s, %i, %s)', async (lang, players, characters, turn, ending) => {
    const file = join(folder, `${lang}-${players}.txt`);
    const table = ['--players', `${players}`, '--options', JSON.stringify({ characters }), '--seed', lang];
    const argv = ['play', 'course-folle', ...table, '--bot', 'random', '--lang', lang, '--record', file];
    const { code, out, err } = await pb(argv, { input: '1\n'.repeat(30) });
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out.split(turn).length).toBeGreaterThan(10);
    expect(out).toMatch(ending);
    expect(lines(out).filter((line) => line.length > 80 && !line.includes(folder))).toStrictEqual([]);
    expect(await pb(['verify', file])).toMatchObject({ code: 0, err: '' });
    const replayed = await pb(['replay', file, '--seat', '1', '--lang', lang]);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out.match(lang === 'fr' ? /dans cet ordre/g : /in this order/g)).toHaveLength(5);
    expect(lines(replayed.out).filter((line) => line.length > 80)).toStrictEqual([]);
  });

  test.each([
    ['voiture', 'fr', 'red-plane', 'CF-T1', 'Vous n’avez pas cette carte en main : avion rouge.'],
    ['car', 'en', '+ car 1', 'CF-T1', 'Secretly choose a card from your hand.'],
    ['car', 'en', 'hello', 'K-TEXT', 'This text isn’t a move in this game.'],
  ])('“%s” is a move, in %s; %j is refused by %s', async (typed, lang, wrong, rule, sentence) => {
    // A seed that deals another colour than red to seat 0.
    const argv = ['play', 'course-folle', '--seed', seedWithout('red'), '--bot', 'random', '--lang', lang];
    const { out } = await pb(argv, { input: `${wrong}\n${typed}\nq\n` });
    expect(out).toContain(`> ${wrong}\n${sentence} [${rule}]\n`);
    expect(out).toMatch(new RegExp(`(Vous jouez|You play) .*${typed}`));
  });
});

const seedWithout = (colour: string): string =>
  ['1', '2', '3', '4'].find((seed) => !handsOf(seed, 2)[0]![0]!.startsWith(colour))!;

const inFrench = cardNames(await SPEECH.fr());

describe('several people at one terminal', () => {
  const seed = 'curtain';
  const argv = ['play', 'course-folle', '--seats', '0,1', '--names', 'Ada,Zoé', '--seed', seed];
  const [ada, zoe] = handsOf(seed, 2).map((hand) => hand.map(inFrench)) as [string[], string[]];

  test('[CF-T1] a curtain hides each secret choice, and nothing else', async () => {
    const { code, out } = await pb(argv, { input: '\n1\n\n2\n1\n1\nq\n' });
    expect(code).toBe(0);
    const asked = out.match(/Passez le terminal à (Ada|Zoé)|(Ada|Zoé), à vous\./g);
    expect(asked?.slice(0, 4)).toStrictEqual([
      'Passez le terminal à Ada',
      'Ada, à vous.',
      'Passez le terminal à Zoé',
      'Zoé, à vous.',
    ]);
    // Both take without a curtain.
    expect(asked?.slice(4, 6).toSorted()).toStrictEqual(['Ada, à vous.', 'Zoé, à vous.']);
  });

  test('[CF-T1] nobody learns of a choice, or that it was made, before all have chosen', async () => {
    const { out } = await pb(argv, { input: '\n1\n\nl\n2\nl\nq\n' });
    const [, first = '', second = ''] = out.split('Passez le terminal');
    expect(first).not.toMatch(/joue l/);
    const [before = '', after = ''] = second.split('> 2\n');
    expect(before).toContain('> l\nAucun coup pour l’instant.');
    expect(before).not.toMatch(/joue l/);
    expect(after).toMatch(new RegExp(`Ada joue .*${ada[0]}\\.\\nZoé joue .*${zoe[1]}\\.\\nChacun prend`));
  });

  test('[CF-T1] nothing that was typed stays on the screen', async () => {
    const typed = ada[3]!;
    const { out } = await pb(argv, { input: `\n${typed}\n\nq\n`, tty: true, env: { NO_COLOR: '1' } });
    const [start = '', next = ''] = out.split(CLEAR);
    expect(start).toContain('Ada, à vous.');
    const [curtain = '', table = ''] = next.split('Entrée. ');
    expect(curtain).not.toContain(typed);
    expect(table).toContain('Zoé, à vous.');
    expect(table).not.toContain('choisie');
  });

  test('[CF-T1] every secret choice of a whole game has its curtain, also after the own open move', async () => {
    const { code, out } = await pb(argv, { input: '1\n'.repeat(60) });
    expect(code).toBe(0);
    expect(out).toContain('La course est finie');
    const secrets = out.match(/^Choisissez une carte en secret/gm)!;
    expect(secrets.length).toBeGreaterThan(5);
    expect(out.match(/Passez le terminal/g)).toHaveLength(secrets.length);
  });

  test('characters are chosen in the open', async () => {
    const { out } = await pb([...argv, '--options', '{"characters":"chosen"}'], { input: 'violet\nrose\n\nq\n' });
    const [before = '', after = ''] = out.split('Passez le terminal');
    expect(before).toContain('> violet\nAda prend le personnage violet.');
    expect(before).toContain('Zoé, à vous.');
    expect(after).toContain('Zoé prend le personnage rose.');
  });
});
