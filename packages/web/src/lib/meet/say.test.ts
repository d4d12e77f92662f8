import { expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import type { Box } from '../boards/kit.ts';
import { optionsInWords } from './options-in-words.ts';
import { LIVE_PACES } from './pace.ts';
import { paceInWords } from './say.ts';

const plain = (sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence) => sentence.replaceAll('\u00A0', ' '));

test('a live pace is told by what it gives', () => {
  expect(plain(paceInWords('fr', LIVE_PACES.usual))).toStrictEqual([
    '10 min chacun, plus 15 s à chaque coup',
    '1 min pour les choix faits en même temps, 8 s pour répondre hors de son tour',
  ]);
  expect(plain(paceInWords('en', { ...LIVE_PACES.quick, bank: 90 }))[0]).toBe(
    '1 min 30 s each, and 5 s more with every move',
  );
});

test('a slow pace tells its days, its quiet hours and whose they are', () => {
  expect(paceInWords('en', { kind: 'slow', days: 1, quiet: null })).toStrictEqual(['1 day for each move']);
  const quiet = { from: 22, to: 8, zone: 'America/New_York' };
  expect(plain(paceInWords('fr', { kind: 'slow', days: 3, quiet }))).toStrictEqual([
    '3 jours par coup',
    'Le temps s’arrête de 22 h à 8 h, heure de New York',
  ]);
  expect(plain(paceInWords('fr', { kind: 'slow', days: 3, quiet: { ...quiet, zone: 'UTC' } }))[1]).toBe(
    'Le temps s’arrête de 22 h à 8 h, heure UTC',
  );
});

const BOXES = import.meta.glob<Box>('../boards/*/box.ts', { import: 'box', eager: true });

test('what was agreed is told in the words of the game, and only what could have been otherwise', () => {
  const { meta } = CATALOGUE.find((entry) => entry.meta.id === 'mille-bornes')!;
  const words = BOXES['../boards/mille-bornes/box.ts']!.options.en;
  const options = { edition: 'classic', target: 1000, match: 'rounds', roundsToWin: 3, limitNeedsGreen: false };
  expect(optionsInWords(meta, { seats: 2, options }, words, String)).toStrictEqual([
    { label: 'Edition', value: 'Classic: road and lights' },
    { label: 'The game is played', value: 'in rounds won' },
    { label: 'Rounds to win', value: '3' },
  ]);
});
