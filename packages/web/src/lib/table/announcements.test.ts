import { expect, test } from 'vitest';
import type { Line } from '../desk/desk.ts';
import { newsSince, unheard } from './announcements.ts';
import type { Telling } from './announcements.ts';

const line = (number: number, sentence: string): Line => ({ number, seat: 0, sentence, isGreat: false });

const telling = (number: number, sentences: readonly string[], expected: string | null = null): Telling => ({
  number,
  lines: sentences.map((sentence, index) => line(index + 1, sentence)),
  expected,
  ending: '',
  takenBack: 'Step taken back.',
});

test('whoever opens a table hears what happened last, and what is expected', () => {
  const opened = telling(2, ['One.', 'Two.'], 'Your turn.');
  expect(newsSince(unheard(opened), opened).text).toBe('Two. Your turn.');
});

test('a fresh table only says what is expected', () => {
  const opened = telling(0, [], 'Your turn.');
  expect(newsSince(unheard(opened), opened).text).toBe('Your turn.');
});

test('each line is said once and in its order; those that came together in one breath, then what is expected', () => {
  const first = telling(1, ['One.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  const next = telling(4, ['One.', 'Two.', 'Three.', 'Four.'], 'Your turn.');
  expect(newsSince(heard, next).text).toBe('Two. Three. Four. Your turn.');
});

test('what others are expected to do is not said', () => {
  const first = telling(1, ['One.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  expect(newsSince(heard, telling(2, ['One.', 'Two.'])).text).toBe('Two.');
});

test('a table that is merely drawn anew says nothing', () => {
  const first = telling(1, ['One.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  expect(newsSince(heard, telling(1, ['One.'], 'Your turn.')).text).toBe('');
});

test('what is expected is said again when it changes without a move', () => {
  const first = telling(1, ['One.']);
  const { heard } = newsSince(unheard(first), first);
  expect(newsSince(heard, telling(1, ['One.'], 'Your turn.')).text).toBe('Your turn.');
});

test('a secret choice brings no line, and still says what is expected next', () => {
  const first = telling(1, ['One.'], 'Choose a card.');
  const { heard } = newsSince(unheard(first), first);
  expect(newsSince(heard, telling(2, ['One.'], 'Choose a card.')).text).toBe('Choose a card.');
});

test('a step taken back is said, not the log from its beginning', () => {
  const first = telling(2, ['One.', 'Two.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  const back = newsSince(heard, telling(1, ['One.'], 'Your turn.'));
  expect(back.text).toBe('Step taken back. Your turn.');
  expect(newsSince(back.heard, telling(2, ['One.', 'Other.'])).text).toBe('Other.');
});

test('how the game ended is said once, after the last line', () => {
  const first = telling(1, ['One.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  const over = { ...telling(2, ['One.', 'Two.']), ending: 'Zoé wins.' };
  const said = newsSince(heard, over);
  expect(said.text).toBe('Two. Zoé wins.');
  expect(newsSince(said.heard, over).text).toBe('');
});
