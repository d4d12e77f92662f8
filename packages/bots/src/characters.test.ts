import { LANGUAGES, LEVEL_NAMES } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { findBot } from './all.ts';
import { CHARACTERS, timeLeft } from './characters.ts';

test.each(LEVEL_NAMES)('%s is a bot with a name, a description and a time limit in both languages', (level) => {
  expect(findBot(level)?.name).toBe(level);
  for (const language of LANGUAGES) {
    expect(CHARACTERS[level].name[language]).toMatch(/^\p{Lu}/u);
    expect(CHARACTERS[level].manner[language]).toMatch(/^\p{Ll}.*[^.]$/u);
  }
});

test('stronger opponents may think longer, and nobody waits more than two seconds', () => {
  const times = LEVEL_NAMES.map((level) => CHARACTERS[level].millis);
  expect(times).toStrictEqual(times.toSorted((one, other) => one - other));
  expect(times.at(-1)).toBeLessThanOrEqual(2000);
});

test.each(LEVEL_NAMES)('%s stays within its limit in a turn of many choices', (level) => {
  let spent = 0;
  for (let choice = 0; choice < 5; choice++) {
    const limit = timeLeft(level, spent);
    expect(limit).toBeGreaterThan(0);
    spent += limit;
  }
  expect(spent).toBeLessThanOrEqual(CHARACTERS[level].millis);
  expect(timeLeft(level, CHARACTERS[level].millis + 1)).toBe(0);
});
