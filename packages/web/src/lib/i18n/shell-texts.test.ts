import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@ponts-bornes/kernel';
import { disguised, untranslated } from '@ponts-bornes/testkit';
import { parse } from 'svelte/compiler';
import { describe, expect, test } from 'vitest';
import { anyTableRules } from '../features/learn/any-table.ts';
import { loadMessages, messages } from './messages.ts';
import { FR } from './fr/index.ts';
import type { Part } from './fr/index.ts';

const PARTS = Object.keys(FR) as Part[];
await Promise.all(LANGUAGES.map((language) => loadMessages(language, ...PARTS)));

/** Paths of all sentences in a structure. */
const placesIn = (part: unknown, at = ''): readonly string[] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([key, value]) => placesIn(value, `${at}.${key}`))
    : [`${at} ${typeof part}`];

test.each(PARTS)('every language has the same keys in %s', (part) => {
  const [first, ...others] = LANGUAGES.map((language) => placesIn(messages(language, part)));
  for (const other of others) expect(other).toStrictEqual(first);
});

test('in a third language, the rules of every table have no untranslated words', () => {
  const { anyTable, forPrograms } = anyTableRules(disguised(messages('en', 'anyTable')));
  for (const { title, text } of [...anyTable, ...forPrograms])
    expect(untranslated([title, ...text].join(' '))).toStrictEqual([]);
});

const isNode = (value: unknown): value is { readonly type: string } & Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Attributes whose values people read or hear. */
const READ_ALOUD = new Set(['aria-label', 'aria-roledescription', 'aria-description', 'alt', 'placeholder', 'title']);
/** Attributes and directives whose values are identifiers, not sentences. */
const isForMachines = ({ type, name }: Readonly<Record<string, unknown>>): boolean =>
  String(type).endsWith('Directive') || (type === 'Attribute' && !READ_ALOUD.has(String(name)));

/** Literal sentences in a component's markup: its text, and strings in expressions. */
function* saidBy(node: unknown): Generator<string> {
  if (Array.isArray(node)) for (const part of node) yield* saidBy(part);
  if (!isNode(node) || isForMachines(node)) return;
  if (node.type === 'Text') yield String(node['data']);
  // Strings with a space or a leading capital are sentences; others are identifiers.
  if (node.type === 'Literal' && /\s|^\p{Lu}/u.test(String(node['value']))) yield String(node['value']);
  if (node.type === 'TemplateElement') yield String((node['value'] as { readonly cooked: string }).cooked);
  for (const [key, value] of Object.entries(node)) if (key !== 'metadata') yield* saidBy(value);
}

const SOURCES = Object.keys(import.meta.glob(['../**/*.svelte', '../../routes/**/*.svelte', '!../boards/**']));
const CODE = Object.keys(
  import.meta.glob([
    '../**/*.ts',
    '../**/*.svelte',
    '../../routes/**/*.{ts,svelte}',
    '!../boards/**',
    '!./**',
    '!../**/*.test.ts',
  ]),
);
const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');

describe('the shell has no sentences outside its messages', () => {
  test.each(SOURCES)('%s', (path) => {
    const { fragment } = parse(read(path), { modern: true });
    expect([...saidBy(fragment)].flatMap(untranslated)).toStrictEqual([]);
  });

  test('no code chooses between two languages', () => {
    const choosing = CODE.filter((path) =>
      /^\s*(?:fr|en): |\{ fr: |[lL]anguage (?:===|!==) '(?:fr|en)'/m.test(read(path)),
    );
    expect(choosing.map((path) => path.replace('../', ''))).toStrictEqual([]);
  });
});
