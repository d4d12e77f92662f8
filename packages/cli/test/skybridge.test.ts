import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { lines, run, temporaryFolder } from './run.ts';
import type { World } from './run.ts';

const folder = temporaryFolder();

const pb = (argv: readonly string[], world: World = {}): ReturnType<typeof run> =>
  run(argv, { catalogue: CATALOGUE, ...world });

describe('Skybridge in a terminal', () => {
  test.each([
    ['fr', 2, 'À vous', /gagne/],
    ['en', 3, 'Your turn', /wins?/],
    ['fr', 4, 'À vous', /gagne/],
  ])('is played to its end from piped numbers (%s, %i)', async (lang, players, turn, ending) => {
    const file = join(folder, `${lang}-${players}.txt`);
    const argv = ['play', 'skybridge', '--players', `${players}`, '--seed', lang, '--lang', lang, '--record', file];
    const { code, out, err } = await pb(argv, { input: '1\n'.repeat(60) });
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out.split(turn).length).toBeGreaterThan(5);
    expect(out).toMatch(ending);
    expect(lines(out).filter((line) => line.length > 80 && !line.includes(folder))).toStrictEqual([]);
    expect(await pb(['verify', file])).toMatchObject({ code: 0, err: '' });
    expect(await pb(['replay', file, '--seat', '1'])).toMatchObject({ code: 0, err: '' });
  });

  // Only people, so that the position is known; with this seed Ada begins.
  const table = ['play', 'skybridge', '--seats', '0,1', '--names', 'Ada,Zoé', '--seed', 'refused'];
  const answers = async (lang: string, typed: readonly string[]): Promise<string> => {
    const { out } = await pb([...table, '--lang', lang], { input: typed.join('\n') });
    return out.replaceAll(/\s+/g, ' ');
  };
  const opening = ['lra1', 'tbb2', 'lyb1', 'rwb1'];

  test('hides nothing, so several people play without a curtain and read the news once', async () => {
    const out = await answers('fr', [...opening, 'q']);
    expect(out).toContain('> rwb1 Zoé ferme la tour b1 avec un toit blanc. ──');
    expect(out.match(/Zoé ferme la tour b1/g)).toHaveLength(1);
    expect(out).not.toContain('Passez le terminal');
    expect(out.match(/(Ada|Zoé), à vous\./g)).toStrictEqual(
      [0, 1, 0, 1, 0].map((seat) => `${['Ada', 'Zoé'][seat]}, à vous.`),
    );
  });

  test.each([
    ['Tb a1', 'SK-T1', 'aucun grand bloc bleu n’est à vous.', 'no tall blue block is yours.'],
    ['Tr a1', 'SK-T2', 'deux pièces de même couleur ne se touchent pas.', 'a piece never goes on its own colour.'],
    [
      'tyb2',
      'SK-T3',
      'Vous devez poser un bloc au plus bas : au niveau 0',
      'A block must go as low as possible: level 0',
    ],
    ['bya1a3', 'SK-T4', 'sans diagonale : pas a1-a3.', 'never diagonally: not a1-a3.'],
    ['by a1 a2', 'SK-T4', 'rien n’est posé en a2.', 'there is nothing on a2.'],
    ['Rr c3', 'SK-T6', 'poser de toit sur une fondation nue', 'A roof can’t go on a bare foundation'],
    ['RR B1', 'SK-T7', 'un toit blanc ferme la tour.', 'a white roof closes the tower.'],
    ['Br a1', 'SK-C3', 'Un pont repose sur deux tours', 'A bridge rests on two towers'],
    ['Bz a1', 'K-TEXT', 'Ce texte n’est pas un coup de ce jeu.', 'This text isn’t a move in this game.'],
  ])('%s is refused by %s, in a sentence of both languages', async (typed, rule, fr, en) => {
    for (const [lang, sentence] of [
      ['fr', fr],
      ['en', en],
    ] as const) {
      const out = await answers(lang, [...opening, typed, 'q']);
      const answer = out.split(`> ${typed} `)[1]!.split(' > q')[0]!;
      expect(answer).toContain(sentence);
      expect(answer).toContain(`[${rule}]`);
    }
  });

  test('a long refusal is broken between words', async () => {
    const { out } = await pb(table, { input: [...opening, 'Tr a1', 'q'].join('\n') });
    expect(out).toContain(
      '> Tr a1\nVous ne pouvez pas poser de rouge en a1 : du rouge y est au sommet, et deux\npièces',
    );
  });

  test('[SK-E1] the replay mentions a skipped turn', async () => {
    const { out } = await pb(['replay', 'packages/games/skybridge/records/blocked-and-back.record']);
    expect(out).toMatch(
      /^ {2}31\. Chloé ferme la tour b2 avec un toit jaune\.\n {6}Denis ne peut rien poser : tour passé\.$/m,
    );
  });
});
