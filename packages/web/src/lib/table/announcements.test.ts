import { expect, test } from 'vitest';
import type { Line } from './log.ts';
import { newsSince, unheard } from './announcements.ts';
import type { Telling } from './announcements.ts';

const line = (number: number, sentence: string): Line => ({ number, seat: 0, sentence, isGreat: false });

const telling = (number: number, sentences: readonly string[], expected: string | null = null): Telling => ({
  number,
  lines: sentences.map((sentence, index) => line(index + 1, sentence)),
  expected,
  ending: '',
  takenBack: 'Move undone.',
});

test('opening a table announces the last event and the prompt', () => {
  const opened = telling(2, ['One.', 'Two.'], 'Your turn.');
  expect(newsSince(unheard(opened), opened).text).toBe('Two. Your turn.');
});

test('a fresh table announces only the prompt', () => {
  const opened = telling(0, [], 'Your turn.');
  expect(newsSince(unheard(opened), opened).text).toBe('Your turn.');
});

test('each line is announced once and in order, simultaneous lines together, then the prompt', () => {
  const first = telling(1, ['One.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  const next = telling(4, ['One.', 'Two.', 'Three.', 'Four.'], 'Your turn.');
  expect(newsSince(heard, next).text).toBe('Two. Three. Four. Your turn.');
});

test("other players' prompts are not announced", () => {
  const first = telling(1, ['One.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  expect(newsSince(heard, telling(2, ['One.', 'Two.'])).text).toBe('Two.');
});

test('a redraw announces nothing', () => {
  const first = telling(1, ['One.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  expect(newsSince(heard, telling(1, ['One.'], 'Your turn.')).text).toBe('');
});

test('the prompt is announced again when it changes without a move', () => {
  const first = telling(1, ['One.']);
  const { heard } = newsSince(unheard(first), first);
  expect(newsSince(heard, telling(1, ['One.'], 'Your turn.')).text).toBe('Your turn.');
});

test('a secret choice adds no line but announces the next prompt', () => {
  const first = telling(1, ['One.'], 'Choose a card.');
  const { heard } = newsSince(unheard(first), first);
  expect(newsSince(heard, telling(2, ['One.'], 'Choose a card.')).text).toBe('Choose a card.');
});

test('an undo is announced, not the whole log', () => {
  const first = telling(2, ['One.', 'Two.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  const back = newsSince(heard, telling(1, ['One.'], 'Your turn.'));
  expect(back.text).toBe('Move undone. Your turn.');
  expect(newsSince(back.heard, telling(2, ['One.', 'Other.'])).text).toBe('Other.');
});

test('the result is announced once, after the last line', () => {
  const first = telling(1, ['One.'], 'Your turn.');
  const { heard } = newsSince(unheard(first), first);
  const over = { ...telling(2, ['One.', 'Two.']), ending: 'Zoé wins.' };
  const said = newsSince(heard, over);
  expect(said.text).toBe('Two. Zoé wins.');
  expect(newsSince(said.heard, over).text).toBe('');
});
