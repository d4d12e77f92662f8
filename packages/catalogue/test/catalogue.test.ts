import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import { METAS, findMeta } from '@ponts-bornes/catalogue/metas';
import { findRules } from '@ponts-bornes/catalogue/rules';
import { findSpeech } from '@ponts-bornes/catalogue/speech';

const packageFile = new URL('../package.json', import.meta.url);

test('the list has every game this package depends on, once', () => {
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8')) as { dependencies: Record<string, string> };
  const games = Object.keys(dependencies).filter((name) => name !== '@ponts-bornes/kernel');
  expect(CATALOGUE.map(({ meta }) => `@ponts-bornes/${meta.id}`).toSorted()).toStrictEqual(games.toSorted());
});

test('an unknown game is not found', () => {
  expect(findGame('chess')).toBeUndefined();
  expect(findGame('')).toBeUndefined();
});

test.each(['metas', 'speech', 'rules'])('rules and sentences are only loaded on demand (%s)', (part) => {
  const source = readFileSync(new URL(`../src/game-${part}.ts`, import.meta.url), 'utf8');
  const atOnce = Array.from(source.matchAll(/^import .* from '(@.*)';$/gm), ([, from]) => from ?? '');
  expect(atOnce).not.toHaveLength(0);
  expect(atOnce.filter((from) => from !== '@ponts-bornes/kernel' && !/[/](meta|speech)$/.test(from))).toStrictEqual([]);
});

test('metadata, sentences and rules are found one by one', () => {
  expect(METAS).toStrictEqual(CATALOGUE.map(({ meta }) => meta));
  for (const { meta, loadSpeech, loadHints } of CATALOGUE) {
    expect(findMeta(meta.id)).toBe(meta);
    expect(findSpeech(meta.id)?.loadSpeech).toBe(loadSpeech);
    expect(findRules(meta.id)?.loadHints).toBe(loadHints);
  }
  for (const find of [findMeta, findSpeech, findRules]) {
    expect([find('chess'), find('toString')]).toStrictEqual([undefined, undefined]);
  }
});

describe.each(CATALOGUE.map((entry) => ({ id: entry.meta.id, entry })))('$id', ({ id, entry }) => {
  test('is found by its id, and loads the game announced by its meta', async () => {
    expect(findGame(id)).toBe(entry);
    const { game } = await entry.load();
    expect(game.meta).toBe(entry.meta);
  });

  test('has a name and sentences in every language', async () => {
    const { phrases } = await entry.load();
    const defaults = Object.fromEntries(entry.meta.options.map((field) => [field.key, field.default]));
    for (const language of LANGUAGES) {
      expect(entry.meta.name[language]).not.toBe('');
      const speech = await entry.loadSpeech(language);
      expect(speech.language).toBe(language);
      const phrasebook = phrases(speech, defaults);
      expect(phrasebook.refusal({ rule: 'K-OVER', data: {} }, [])).not.toBe('');
    }
  });

  test.each(entry.meta.seats)('can be set up for %i seats with its default options', async (seats) => {
    const { game } = await entry.load();
    const resolved = resolveOptions(entry.meta, seats);
    expect(resolved.ok).toBe(true);
    if (resolved.ok) expect(game.toAct(game.setup(resolved.options, seats, fastRandom('deal')))).not.toStrictEqual([]);
  });
});
