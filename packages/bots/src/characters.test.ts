import { LANGUAGES, LEVEL_NAMES } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { findBot } from './all.ts';
import { CHARACTERS } from './characters.ts';

test.each(LEVEL_NAMES)('%s is a bot with a name, a description and a time limit in both languages', (level) => {
  expect(findBot(level)?.name).toBe(level);
  for (const language of LANGUAGES) {
    expect(CHARACTERS[level].name[language]).toMatch(/^\p{Lu}/u);
    expect(CHARACTERS[level].manner[language]).toMatch(/^\p{Ll}.*[^.]$/u);
  }
});

test('stronger opponents may think longer, and nobody waits more than a few seconds', () => {
  const times = LEVEL_NAMES.map((level) => CHARACTERS[level].millis);
  expect(times).toStrictEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)).toBeLessThanOrEqual(3000);
});
