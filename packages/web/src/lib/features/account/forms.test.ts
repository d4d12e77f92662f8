import { AccountName, LIMITS, Named } from '@ponts-bornes/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deviceName } from '../../ui/device-name.ts';
import { labelProblem, nameProblem, nicknameProblem, passwordProblem, sameName } from './forms.ts';

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.string({ maxLength: 40 }));

test('the form refuses a nickname or name exactly when the server would', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(nicknameProblem(text) === null).toBe(Named.safeParse({ nickname: text }).success);
      expect(nameProblem(text) === null).toBe(AccountName.safeParse(text).success);
    }),
  );
});

test('an invalid nickname gets a specific problem', () => {
  expect(nicknameProblem('  ')).toBe('nickname-empty');
  expect(nicknameProblem('x'.repeat(LIMITS.nickname + 1))).toBe('nickname-odd');
  expect(nicknameProblem('Zoé 🂡')).toBeNull();
});

test('an account name consists of letters, digits, dots and dashes', () => {
  expect(nameProblem('')).toBe('name-empty');
  for (const name of ['zo', 'zoé d', 'zoé@exemple', 'x'.repeat(LIMITS.accountName + 1)]) {
    expect(nameProblem(name)).toBe('name-odd');
  }
  for (const name of ['Zoé', 'zoe.d-2', ' zoé ']) expect(nameProblem(name)).toBeNull();
});

test('a password is long enough and differs from the name', () => {
  expect(passwordProblem('zoe', 'x'.repeat(LIMITS.passwordLeast - 1))).toBe('password-short');
  expect(passwordProblem('zoe', 'x'.repeat(LIMITS.passwordMost + 1))).toBe('password-long');
  expect(passwordProblem('Zoe.Dupont', 'zoe.dupont')).toBe('password-is-name');
  expect(passwordProblem('zoe', 'quatre ponts rouges')).toBeNull();
});

test('names match regardless of case and Unicode form', () => {
  expect(sameName(' ZOÉ', 'zoe\u0301')).toBe(true);
  expect(sameName('zoé', 'zoe')).toBe(false);
});

test('a passkey or a token needs a name', () => {
  expect(labelProblem(' ')).toBe('label-empty');
  expect(labelProblem('Téléphone')).toBeNull();
});

test('a device is named after its browser and system, if known', () => {
  const CHROME =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1';
  expect(deviceName(CHROME)).toBe('Chrome, Linux');
  expect(deviceName(PHONE)).toBe('Safari, iPhone');
  expect(deviceName(`${CHROME} Edg/140.0`)).toBe('Edge, Linux');
  expect(deviceName('curl')).toBe('');
});
