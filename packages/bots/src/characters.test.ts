import { LANGUAGES, LEVEL_NAMES } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { findBot } from './all.ts';
import { CHARACTERS, ThinkingTime, timeLeft } from './characters.ts';

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
  const time = new ThinkingTime();
  let spent = 0;
  for (let choice = 0; choice < 5; choice++) {
    const limit = time.limit(level, 1, choice === 0 ? 0 : 1);
    expect(limit).toBeGreaterThan(0);
    time.spend(1, limit);
    // Another seat's time counts in its own turn.
    time.spend(2, 1000);
    spent += limit;
  }
  expect(spent).toBeLessThanOrEqual(CHARACTERS[level].millis);
  time.spend(1, CHARACTERS[level].millis);
  expect(time.limit(level, 1, 1)).toBe(0);
  expect(time.limit(level, 1, 2)).toBe(timeLeft(level, 0));
});
