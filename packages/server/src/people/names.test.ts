import { describe, expect, test } from 'vitest';
import { Nickname } from '@ponts-bornes/protocol';
import { expectOwnName } from './names.ts';

describe('a name that could impersonate somebody is refused', () => {
  test.each([
    'Admin',
    'ADMIN',
    'admin.',
    '-Admin-',
    'A d m i n',
    'Adm1n',
    'ADMlN',
    'Adrnin',
    'Аdmin',
    'аdmіn',
    'Ａｄｍｉｎ',
    '𝐀𝐝𝐦𝐢𝐧',
    'Âdmìn',
    'Anonym.',
    'ANONYM',
    'Anonyme',
    'Modérateur',
    'M0derateur',
    'Ponts & Bornes',
    'Système',
    'Nоra',
    'Λuc',
    'ᴀᴅᴍɪɴ',
    'ꜱʏꜱᴛᴇᴍ',
    '🅰🅳🅼🅸🅽',
    '🇦🇩🇲🇮🇳',
    'ⲁdmin',
    'սupport',
    '𐊕oot',
    'ѕуѕтем',
    'аԁміп',
    'ДԀМІИ',
    'Админ',
    'Модератор',
    'Сервер',
    'αδμιν',
    'Admin1',
    '1Admin',
    'Admin 2',
    'Admin_007',
    'Admin①',
    '1Adm1n1',
    'Ad2min',
    '@dmin',
    '4dm1n',
    '$upport',
    'Syst3m',
    'the admin',
    'TheAdmin',
    'l’admin',
    'Admin 🛡',
    'Nora (admin)',
    '[Modérateur] Luc',
    'Nora_Admin2',
    'the server',
    'Support Team',
    'Le vrai serveur',
  ])('%s', (name) => {
    expect(() => expectOwnName(name)).toThrow('name-refused');
  });
});

test.each([
  'Ada',
  'Élodie',
  'Bottero',
  'Administra',
  'Jean-Noël',
  'O’Brien',
  'Anne & Luc',
  'Нора',
  'Ξένια',
  '名前',
  'محمد',
  'Robotine',
  'Host',
  'Ана Ada',
  'Luc 10',
  'Adminou',
  'Joe Root',
  'Ben Null',
  'Иван Петров',
  'Дана',
  'Ирина',
  'Нина 2',
  'Яна',
  'Μαρία',
  'Νίκος',
  'Smooth Operator',
  'Le 5e',
  '42',
  '!',
  'Les Trois',
])('%s is a valid name', (name) => {
  expect(() => expectOwnName(name)).not.toThrow();
  expect(Nickname.safeParse(name).success).toBe(true);
});

test.each([
  ['a Hangul filler', '\u3164'],
  ['fillers only', '\u115F\u1160'],
  ['a half-width filler', '\uFFA0'],
  ['a blank Braille pattern', '\u2800'],
  ['a name with a filler character', 'A\u3164da'],
  ['an invisible joiner', 'A\u034Fda'],
  ['a stray variation selector', 'A\uFE00da'],
  ['accents alone', '\u0301'],
  ['spaces alone', '\u2003\u2003'],
])('%s is not a valid name', (_, name) => {
  expect(Nickname.safeParse(name).success).toBe(false);
});

test.each([
  ['an object placeholder', '\uFFFC'],
  ['a replacement character', 'A\uFFFDda'],
  ['a private character', 'A\uE000da'],
  ['a noncharacter', 'A\uFDD0da'],
  ['a blank hieroglyph', '\u{13441}'],
  ['a blank note', '\u{1D159}'],
  ['signs as wide as a line', '\u{1242B}\uFDFD\uA9C5'],
])('%s is refused', (_, name) => {
  expect(() => expectOwnName(name)).toThrow('name-refused');
});

test('a coloured heart may be part of a name', () => {
  expect(Nickname.safeParse('Ada \u2764\uFE0F').success).toBe(true);
});
