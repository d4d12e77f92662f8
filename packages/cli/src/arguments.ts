import { parseArgs } from 'node:util';
import { harmless, usage } from './failure.ts';
import type { Bilingual } from './failure.ts';

/** The options of a command: those with a value, and flags. */
export type OptionKinds = Readonly<Record<string, 'text' | 'flag'>>;

export type OptionValues<Kinds extends OptionKinds> = {
  readonly [Key in keyof Kinds]?: Kinds[Key] extends 'flag' ? true : string;
};

export interface Arguments<Kinds extends OptionKinds> {
  readonly values: OptionValues<Kinds>;
  readonly positionals: readonly string[];
}

/** Options of every command, handled before it runs. */
const EVERYWHERE = { help: 'flag', lang: 'text' } as const satisfies OptionKinds;

/** Parses a command's arguments, or throws a usage error of one line. */
export const readArguments = <Kinds extends OptionKinds>(
  args: readonly string[],
  { options, positionals }: { readonly options: Kinds; readonly positionals: readonly string[] },
): Arguments<Kinds> => {
  const kinds: OptionKinds = { ...options, ...EVERYWHERE };
  const { tokens } = parseArgs({ args: [...args], options: forNode(kinds), strict: false, tokens: true });
  const values: Record<string, string | true> = {};
  const found: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') found.push(token.value);
    if (token.kind === 'option') {
      if (Object.hasOwn(values, token.name)) throw twice(token.rawName);
      values[token.name] = optionValue(kinds, token);
    }
  }
  if (found.length > positionals.length) throw tooMany(found[positionals.length]!, positionals);
  return { values: values as OptionValues<Kinds>, positionals: found };
};

/** Parses a whole number. */
export const wholeNumber = (
  name: string,
  text: string | undefined,
  { min, max, otherwise }: { readonly min: number; readonly max: number; readonly otherwise: number },
): number => {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw usage({
    fr: `--${name} : « ${harmless(text)} » n’est pas un nombre entier de ${min} à ${max}`,
    en: `--${name}: “${harmless(text)}” is not a whole number from ${min} to ${max}`,
  });
};

/** Parses the value of `--options`: JSON, validated later by the game's own schema. */
export const jsonOption = (text: string | undefined): unknown => {
  if (text === undefined) return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw usage({
      fr: `--options : « ${harmless(text)} » n’est pas du JSON, par exemple {"match":"points"}`,
      en: `--options: “${harmless(text)}” is not JSON, for example {"match":"points"}`,
    });
  }
};

/** Finds an item by name, or throws a usage error that lists the names. */
export const oneOf = <T extends { readonly name: string }>(option: string, text: string, items: readonly T[]): T => {
  const found = items.find(({ name }) => name === text);
  if (found !== undefined) return found;
  const allowed = items.map(({ name }) => name).join(', ');
  throw usage({
    fr: `--${option} : « ${harmless(text)} » est inconnu (permis : ${allowed})`,
    en: `--${option}: unknown “${harmless(text)}” (allowed: ${allowed})`,
  });
};

export const missing = (what: Bilingual): Error =>
  usage({ fr: `<${what.fr}> manque ; voir --help`, en: `missing <${what.en}>; see --help` });

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

const optionValue = (kinds: OptionKinds, { name, rawName, value, inlineValue }: OptionToken): string | true => {
  const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
  if (kind === undefined) throw unknownOption(rawName, kinds);
  if (kind === 'flag') {
    if (value === undefined) return true;
    throw usage({ fr: `${rawName} ne prend pas de valeur`, en: `${rawName} takes no value` });
  }
  // Without "=", an option that follows is not a value: the value is missing.
  if (value !== undefined && (inlineValue || !value.startsWith('--'))) return value;
  throw usage({ fr: `${rawName} attend une valeur`, en: `${rawName} needs a value` });
};

const unknownOption = (rawName: string, kinds: OptionKinds): Error => {
  const allowed = Object.keys(kinds)
    .map((name) => `--${name}`)
    .join(', ');
  return usage({
    fr: `option inconnue ${harmless(rawName)} (permis : ${allowed})`,
    en: `unknown option ${harmless(rawName)} (allowed: ${allowed})`,
  });
};

const twice = (rawName: string): Error =>
  usage({ fr: `${harmless(rawName)} est indiqué deux fois`, en: `${harmless(rawName)} is given twice` });

const tooMany = (extra: string, positionals: readonly string[]): Error => {
  const expected = positionals.map((name) => `<${name}>`).join(' ');
  const [fr, en] = expected === '' ? ['rien d’autre', 'nothing more'] : [expected, expected];
  return usage({
    fr: `« ${harmless(extra)} » est en trop (attendu : ${fr})`,
    en: `“${harmless(extra)}” is unexpected (expected: ${en})`,
  });
};

type NodeOptions = Record<string, { readonly type: 'string' | 'boolean'; readonly short?: string }>;

const forNode = (kinds: OptionKinds): NodeOptions => {
  const options: NodeOptions = {};
  for (const [name, kind] of Object.entries(kinds)) options[name] = { type: kind === 'flag' ? 'boolean' : 'string' };
  return { ...options, help: { type: 'boolean', short: 'h' } };
};
