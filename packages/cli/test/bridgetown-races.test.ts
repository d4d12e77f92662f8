import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { lines, run, temporaryFolder } from './run.ts';
import type { World } from './run.ts';

const folder = temporaryFolder();

const pb = (argv: readonly string[], world: World = {}): ReturnType<typeof run> =>
  run(argv, { catalogue: CATALOGUE, ...world });

describe('Bridgetown Races in a terminal', () => {
  test.each([
    ['fr', 2, 'À vous', /gagne|partage(nt|z) la victoire/],
    ['en', 3, 'Your turn', /wins?|share/],
    ['fr', 4, 'À vous', /gagne|partage(nt|z) la victoire/],
  ])('is played to its end from piped numbers (%s, %i)', async (lang, players, turn, ending) => {
    const file = join(folder, `${lang}-${players}.txt`);
    const table = [
      'play',
      'bridgetown-races',
      '--players',
      `${players}`,
      '--seed',
      lang,
      '--bot',
      'random',
      '--lang',
      lang,
    ];
    const { code, out, err } = await pb([...table, '--record', file], { input: '1\n'.repeat(80) });
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out.split(turn).length).toBeGreaterThan(20);
    expect(out).toMatch(ending);
    expect(lines(out).filter((line) => line.length > 80 && !line.includes(folder))).toStrictEqual([]);
    expect(await pb(['verify', file])).toMatchObject({ code: 0, err: '' });
    const replay = await pb(['replay', file, '--lang', 'fr']);
    expect(replay).toMatchObject({ code: 0, err: '' });
    expect(replay.out).toMatch(/^ {6}Manche 2\. .* commence\.$/m);
  });

  // Only people, so that the position is known; the first one takes Double before a taxi.
  const table = ['play', 'bridgetown-races', '--seats', '0,1', '--names', 'Ada,Zoé', '--seed', 'typed'];
  const answers = async (lang: string, typed: readonly string[]): Promise<string> => {
    const { out } = await pb([...table, '--lang', lang], { input: [...typed, 'q'].join('\n') });
    return out.replaceAll(/\s+/g, ' ');
  };

  test('[BR-P3] is placed by words, and a special action can be taken back', async () => {
    const out = await answers('fr', ['double', 'u', 'premier', 'taxi', 'à pied']);
    expect(out).toContain('prend l’action spéciale Double.');
    expect(out).toContain('annule ce coup.');
    expect(out).toContain('prend l’action spéciale Premier.');
    expect(out).toContain('place un coordinateur : taxi.');
    expect(out).toContain('place un coordinateur : marche.');
  });

  const placed = ['taxi', 'taxi', 'bus', 'bus', 'walking', 'bicycle'];

  test.each([
    ['en taxi steel', 'BR-R7', 'toute la longueur', 'the whole distance'],
    ['moto e1', 'BR-R1', 'pas de coordinateur sur ce mode', 'no coordinator on'],
    ['double taxi e1', 'BR-R3', 'pas l’action spéciale Double', 'Double'],
    ['fremont steel', 'BR-R4', 'pas l’action spéciale Permutation', 'Swap'],
    ['double', 'BR-R3', 'pas l’action spéciale Double', 'Double'],
    ['permutation', 'BR-R4', 'pas l’action spéciale Permutation', 'Swap'],
    ['premier', 'BR-R1', 'de déplacer votre coureur', 'move your racer'],
    ['moto', 'BR-R1', 'pas de coordinateur sur ce mode', 'no coordinator on'],
    ['hello', 'K-TEXT', 'Ce texte n’est pas un coup de ce jeu.', 'This text isn’t a move in this game.'],
  ])('%s is refused by %s, in a sentence of both languages', async (typed, rule, fr, en) => {
    for (const [lang, sentence] of [
      ['fr', fr],
      ['en', en],
    ] as const) {
      const out = await answers(lang, [...placed, typed]);
      const answer = out.split(`> ${typed} `)[1]!.split(' > q')[0]!;
      expect(answer).toContain(sentence);
      expect(answer).toContain(`[${rule}]`);
    }
  });

  test('[BR-P2] a special action that another has taken is refused by its rule', async () => {
    expect(await answers('fr', ['permutation', 'taxi', 'permutation'])).toContain('est déjà prise par');
    expect(await answers('en', ['swap', 'taxi', 'swap'])).toContain('is taken by');
  });

  test('[BR-P1] a place is refused by its rule while transport is chosen', async () => {
    expect(await answers('fr', ['burnside'])).toContain('de placer un coordinateur dans la roue. [BR-P1]');
  });

  test('a text that fits several moves is answered with their numbers', async () => {
    expect(await answers('fr', [...placed, 'taxi'])).toMatch(
      /> taxi Plusieurs coups correspondent : [\d–, ]+\. Précisez\. > q/,
    );
    expect(await answers('en', [...placed, 'bus'])).toMatch(
      /> bus Several moves match: [\d–, ]+\. Be more specific\. > q/,
    );
  });

  test('an example is in words of the player’s language', async () => {
    expect(await answers('fr', ['hello'])).toContain('un texte comme « tramway »');
    expect(await answers('en', ['hello'])).toContain('text like “streetcar”');
  });
});
