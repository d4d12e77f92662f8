import { beforeAll, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { optionNamesOf } from '../../boards/option-names.ts';
import { optionsInWords } from '../setup/options-in-words.ts';
import { loadMessages } from '../../i18n/messages.ts';
import { LIVE_PACES, paceInWords } from './pace.ts';

beforeAll(async () => {
  await loadMessages('fr', 'lobby');
  await loadMessages('en', 'lobby');
});

const plain = (sentences: readonly string[]): readonly string[] =>
  sentences.map((sentence) => sentence.replaceAll('\u00A0', ' '));

test('a live pace states its time budget', () => {
  expect(plain(paceInWords('fr', LIVE_PACES.usual))).toStrictEqual([
    '10 min par joueur + 15 s par coup',
    '1 min pour les choix simultanés, 8 s pour répondre hors de son tour',
  ]);
  expect(plain(paceInWords('en', { ...LIVE_PACES.quick, bank: 90 }))[0]).toBe('1 min 30 s per player + 5 s per move');
});

test('a turn-based pace states its days, quiet hours and time zone', () => {
  expect(paceInWords('en', { kind: 'slow', days: 1, quiet: null })).toStrictEqual(['1 day per move']);
  const quiet = { from: 22, to: 8, zone: 'America/New_York' };
  expect(plain(paceInWords('fr', { kind: 'slow', days: 3, quiet }))).toStrictEqual([
    '3 jours par coup',
    'Pendule arrêtée de 22 h à 8 h, heure de New York',
  ]);
  expect(plain(paceInWords('fr', { kind: 'slow', days: 3, quiet: { ...quiet, zone: 'UTC' } }))[1]).toBe(
    'Pendule arrêtée de 22 h à 8 h, heure UTC',
  );
});

test("options use the game's names and leave out those without alternatives", () => {
  const { meta } = CATALOGUE.find((entry) => entry.meta.id === 'mille-bornes')!;
  const optionNames = optionNamesOf('mille-bornes').en;
  const options = { edition: 'classic', target: 1000, match: 'rounds', roundsToWin: 3, limitNeedsGreen: false };
  expect(optionsInWords(meta, { seats: 2, options }, optionNames, String)).toStrictEqual([
    { label: 'Edition', value: 'Classic (road and lights)' },
    { label: 'Match length', value: 'Several rounds' },
    { label: 'Rounds to win', value: '3' },
  ]);
});
