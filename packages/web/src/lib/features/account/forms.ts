import { AccountName, LIMITS, Named } from '@ponts-bornes/protocol';

/** Problems found before asking the server. */
const FORM_PROBLEMS = [
  'nickname-empty',
  'nickname-odd',
  'name-empty',
  'name-odd',
  'password-short',
  'password-long',
  'password-is-name',
  'label-empty',
  'code-empty',
] as const;
export type FormProblem = (typeof FORM_PROBLEMS)[number];

export const nicknameProblem = (nickname: string): FormProblem | null => {
  if (nickname.trim() === '') return 'nickname-empty';
  return Named.safeParse({ nickname }).success ? null : 'nickname-odd';
};

export const nameProblem = (name: string): FormProblem | null => {
  if (name.trim() === '') return 'name-empty';
  return AccountName.safeParse(name).success ? null : 'name-odd';
};

/** For a new password; the server judges an existing one. */
export const passwordProblem = (name: string, password: string): FormProblem | null => {
  if (password.length < LIMITS.passwordLeast) return 'password-short';
  if (password.length > LIMITS.passwordMost) return 'password-long';
  return sameName(name, password) ? 'password-is-name' : null;
};

/** For the name of a passkey or token. */
export const labelProblem = (label: string): FormProblem | null => (label.trim() === '' ? 'label-empty' : null);

/** Compares typed names leniently. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
