import { expect, test } from 'vitest';
import { shell as EN } from '../i18n/en/shell.ts';
import { shell as FR } from '../i18n/fr/shell.ts';
import { isUnnamed, loneSeat, shownNames } from './opening.ts';
import type { Sitter } from './opening.ts';

const person = (name: string): Sitter => ({ kind: 'person', name });
const BOT: Sitter = { kind: 'bot', name: 'Aline', level: 'medium' };

test.each([FR.player, EN.player, 'Pilote', 'Pilot'])('a lone player stored as %s is “you”', (name) => {
  expect(isUnnamed(person(name))).toBe(true);
  expect(shownNames({ sitters: [person(name), BOT] }, 'You')).toStrictEqual(['You', 'Aline']);
});

test('a chosen name stays', () => {
  expect(shownNames({ sitters: [person('Nora'), BOT] }, 'You')).toStrictEqual(['Nora', 'Aline']);
});

test('nobody is “you” when several people play', () => {
  const sitters = [person(EN.player), person('Nora'), BOT];
  expect(loneSeat({ sitters })).toBeNull();
  expect(shownNames({ sitters }, 'You')).toStrictEqual([EN.player, 'Nora', 'Aline']);
});
