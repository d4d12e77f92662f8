import { AccountName, LIMITS, Named } from '@ponts-bornes/protocol';

/** What can be said of a form before the server is asked. */
const FORM_PROBLEMS = [
  'nickname-empty',
  'nickname-odd',
  'name-empty',
  'name-odd',
  'password-short',
  'password-long',
  'password-is-name',
  'label-empty',
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

/** A password that is chosen; one that is only given is the server's to judge. */
export const passwordProblem = (name: string, password: string): FormProblem | null => {
  if (password.length < LIMITS.passwordLeast) return 'password-short';
  if (password.length > LIMITS.passwordMost) return 'password-long';
  return sameName(name, password) ? 'password-is-name' : null;
};

/** The name of a passkey or of a token. */
export const labelProblem = (label: string): FormProblem | null => (label.trim() === '' ? 'label-empty' : null);

/** Whether somebody typed a name, however they typed it. */
export const sameName = (one: string, other: string): boolean => plain(one) === plain(other);

const plain = (name: string): string => name.trim().normalize('NFKC').toLowerCase();
