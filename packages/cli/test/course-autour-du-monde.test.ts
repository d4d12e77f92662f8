import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { lines, run, temporaryFolder } from './run.ts';
import type { World } from './run.ts';

const folder = temporaryFolder();

const pb = (argv: readonly string[], world: World = {}): ReturnType<typeof run> =>
  run(argv, { catalogue: CATALOGUE, ...world });

const PLAY = ['play', 'course-autour-du-monde', '--bot', 'random', '--names', 'Ada'];
const RECORDS = 'packages/games/course-autour-du-monde/records';

describe('La Course autour du monde in a terminal', () => {
  test.each([
    ['fr', 2, 'À vous', /Votre main, \d+ cartes/],
    ['en', 6, 'Your turn', /Your hand, \d+ cards/],
  ])('is played from piped numbers, and its record verifies (%s, %i)', async (lang, players, turn, hand) => {
    const file = join(folder, `${lang}-${players}.txt`);
    const argv = [...PLAY, '--players', `${players}`, '--seed', lang, '--lang', lang, '--record', file];
    const { code, out, err } = await pb(argv, { input: '1\n'.repeat(60) });
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out.split(turn).length).toBeGreaterThan(50);
    expect(out).toMatch(hand);
    const fixed = /Tapez un numéro|Type a number|Entrée joue|Enter plays/;
    const long = lines(out).filter((line) => line.length > 80 && !line.includes(folder) && !fixed.test(line));
    expect(long).toStrictEqual([]);
    expect(await pb(['verify', file])).toMatchObject({ code: 0, err: '' });
    expect(await pb(['replay', file, '--seat', '0'])).toMatchObject({ code: 0, err: '' });
  });

  test('a stay is undone step by step', async () => {
    const typed = ['paris', 'rester talon', '1', 'u', '2', 'u', 'u', 'q'];
    const { out } = await pb([...PLAY, '--seed', 'steps', '--lang', 'fr'], { input: typed.join('\n') });
    const pages = out.replaceAll(/\s+/g, ' ').split('À vous.');
    const sentences = [
      'Choisissez votre ville de départ',
      'échangez',
      'la carte à poser sur l’écart 1. u annule',
      'la carte à poser sur l’écart 2, pour finir votre tour. u annule',
      'la carte à poser sur l’écart 1.',
      'la carte à poser sur l’écart 2,',
      'la carte à poser sur l’écart 1.',
      'échangez',
    ];
    for (const [page, sentence] of sentences.entries()) expect(pages[page]).toContain(sentence);
    expect(out.match(/Vous annulez ce coup\./g)).toHaveLength(3);
  });

  test.each([
    ['par lon sydney', 'K-TEXT'],
    ['stop', 'CM-T5'],
    ['écarter paris new york', 'CM-T5'],
    ['stay both', 'CM-T2'],
  ])('“%s” is refused by %s at the beginning of a turn', async (typed, rule) => {
    // Two people; with this seed the first player finds both écarts empty.
    const argv = ['play', 'course-autour-du-monde', '--seats', '0,1', '--seed', 'refused', '--lang', 'fr'];
    const { out } = await pb(argv, { input: ['', 'paris', '', 'tokyo', '', typed, 'q'].join('\n') });
    expect(out.split(`> ${typed}\n`)[1]).toMatch(new RegExp(`\\[${rule}\\]`));
  });

  test.each([
    ['fr', 'rio', 'Vous n’avez pas cette carte en main : Paris – Rio de Janeiro. [CM-T3]'],
    ['en', 'rio', 'You don’t have this card: Paris – Rio de Janeiro. [CM-T3]'],
    ['fr', 'paris', 'Plusieurs coups correspondent : 1, 2. Précisez.'],
    ['fr', 'hello', 'un texte comme « voler PAR-NYC »'],
    ['fr', 'écarter', 'Envolez-vous, ou restez sur place et échangez deux cartes. [CM-T5]'],
    ['fr', 'rester', 'Vous restez sur place et annoncez : deux cartes du talon.'],
  ])('from Paris, with two flights and no écart (%s): “%s” is answered “%s”', async (lang, typed, answer) => {
    const argv = [...PLAY, '--players', '3', '--seed', 'steps', '--lang', lang];
    const { out } = await pb(argv, { input: ['paris', typed, 'q'].join('\n') });
    expect(out.split(`> ${typed}\n`).at(-1)!.replaceAll(/\s+/g, ' ')).toContain(answer);
  });

  test.each([
    ['fr', /^ {6}\*\*\* .* rentre à \S.* avec les cinq visas ! \*\*\*$/m, /reçoit le visa d’Océanie/],
    ['en', /^ {6}\*\*\* .* comes home to \S.* with all five visas! \*\*\*$/m, /gets the Oceania visa/],
  ])('[CM-V3] a replay mentions the visas and the winner coming home (%s)', async (lang, home, visa) => {
    const { code, out } = await pb(['replay', `${RECORDS}/last-visa-and-home.record`, '--lang', lang]);
    expect(code).toBe(0);
    expect(out).toMatch(home);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(visa);
    expect(out).toMatch(/^\* [A-F] .* Eu As Am Af Oc /m);
  });

  test('[CM-T7] a replay mentions a new stock', async () => {
    const { out } = await pb(['replay', `${RECORDS}/reshuffle-few-laid.record`, '--lang', 'fr']);
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(
      /Le talon était vide : \d+ cartes, posées en volant ou recouvertes dans les écarts, forment un nouveau talon\./,
    );
  });
});
