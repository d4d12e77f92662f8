import { SPEECH } from '@ponts-bornes/sample-game/speech';
import { expect, test } from 'vitest';
import { labelOf } from './board-text.ts';

test('a move reads as a sentence', async () => {
  expect(labelOf('b3', await SPEECH.fr())).toBe('Prendre 3 allumettes dans le tas b');
  expect(labelOf('a1', await SPEECH.en())).toBe('Take 1 match from heap a');
});
