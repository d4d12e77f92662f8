import { LANGUAGES } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { game, phrases } from './index.ts';
import { REASONS } from './hints/index.ts';
import { SPEECH } from './speech/index.ts';

const NAMES = ['Ada', 'Blaise'];

test('a move, a refusal and the end in both languages', async () => {
  const [fr, en] = await Promise.all([SPEECH.fr(), SPEECH.en()]);
  const [french, english] = [phrases(fr, {}), phrases(en, {})];
  expect(french.move('b3', 0, NAMES)).toBe('Ada prend 3 allumettes dans le tas b.');
  expect(english.move('b1', 1, NAMES)).toBe('Blaise takes 1 match from heap b.');
  const refusal = { rule: 'SG-T1', data: { heap: 'a', take: 4, left: 3 } };
  expect(french.refusal(refusal, NAMES)).toBe('Impossible d’en prendre 4 dans le tas a : il reste 3 allumettes.');
  expect(english.refusal(refusal, NAMES)).toBe('You can’t take 4 from heap a: it has 3 matches left.');
  const outcome = { winners: [1], scores: [0, 1], reason: 'last-match' };
  expect(french.outcome(outcome, NAMES)).toBe('La dernière allumette est prise : Blaise gagne.');
  expect(english.outcome(outcome, NAMES)).toBe('The last match is taken: Blaise wins.');
});

test.each(LANGUAGES)('every rule that refuses, and every reason, has its sentence (%s)', async (language) => {
  const speech = await SPEECH[language]();
  const rules = [game.meta.seatsRule, 'SG-T1', 'SG-T2'];
  expect(Object.keys(speech.refusals).toSorted()).toStrictEqual(rules.toSorted());
  expect(Object.keys(speech.reasons).toSorted()).toStrictEqual([...REASONS].toSorted());
});
