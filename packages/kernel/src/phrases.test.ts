import { describe, expect, test } from 'vitest';
import { LANGUAGES } from './contract.ts';
import type { Refusal } from './contract.ts';
import { nim } from '../test/nim.ts';
import { DOOR_RULES } from './door.ts';
import { resolveOptions } from './options.ts';
import { kernelRefusal } from './phrases.ts';
import { recordError } from './record-phrases.ts';
import { RECORD_PROBLEMS } from './record.ts';

const optionRefusal = (given: unknown): Refusal => {
  const resolved = resolveOptions(nim.meta, 2, given);
  if (resolved.ok) throw new Error('expected a refusal');
  return resolved.refusal;
};

/** Every refusal the kernel itself can produce, with its data. */
const KERNEL_REFUSALS: readonly Refusal[] = [
  { rule: DOOR_RULES.over, data: {} },
  { rule: DOOR_RULES.turn, data: { seat: '1' } },
  { rule: DOOR_RULES.text, data: {} },
  optionRefusal([7]),
  optionRefusal({ heaps: 99 }),
  optionRefusal({ speed: 1 }),
];

const HOLES = /undefined|null|NaN|\[object|\$\{/;

describe.each(LANGUAGES)('in %s', (language) => {
  test.each(KERNEL_REFUSALS)('the kernel explains its refusal by $rule $data', (refusal) => {
    const sentence = kernelRefusal(language, refusal);
    expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
    expect(sentence).not.toMatch(HOLES);
  });

  test('a refused option and its value are named', () => {
    expect(kernelRefusal(language, optionRefusal({ heaps: 99 }))).toMatch(/heaps.*99/);
    expect(kernelRefusal(language, optionRefusal({ speed: 1 }))).toContain('speed');
    expect(kernelRefusal(language, optionRefusal([7]))).toContain('[7]');
  });

  test.each(['NIM-3', 'constructor', 'toString', '__proto__', ''])('the rule %j is not one of the kernel’s', (rule) => {
    expect(kernelRefusal(language, { rule, data: {} })).toBeNull();
  });

  test.each(RECORD_PROBLEMS)('the problem %s has a sentence with its line', (problem) => {
    const sentence = recordError(language, { line: 12, problem, detail: 'detail' });
    expect(sentence).toMatch(language === 'fr' ? /^ligne 12 : \p{Ll}/u : /^line 12: \p{Ll}|^line 12: “/u);
    expect(sentence).not.toMatch(HOLES);
  });

  test('no two problems have the same sentence', () => {
    const sentences = RECORD_PROBLEMS.map((problem) => recordError(language, { line: 1, problem, detail: 'x' }));
    expect(new Set(sentences).size).toBe(RECORD_PROBLEMS.length);
  });

  test('a missing empty line is named as such', () => {
    const sentence = recordError(language, { line: 12, problem: 'header', detail: '' });
    expect(sentence).toBe(language === 'fr' ? 'ligne 12 : ligne vide attendue' : 'line 12: empty line expected');
  });
});

test('the two languages differ', () => {
  for (const refusal of KERNEL_REFUSALS) expect(kernelRefusal('fr', refusal)).not.toBe(kernelRefusal('en', refusal));
});
