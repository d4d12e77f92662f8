import type { GameMeta, Refusal } from './contract.ts';

export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** When an option may differ from its default, and the rule that says so. */
export interface Condition {
  readonly rule: string;
  readonly seats?: readonly number[];
  readonly options?: Readonly<Record<string, readonly OptionValue[]>>;
}

interface Field<Kind extends string, Value extends OptionValue> {
  readonly key: string;
  readonly kind: Kind;
  readonly default: Value;
  readonly when?: Condition;
}
export interface ChoiceField extends Field<'choice', string | number> {
  readonly values: readonly (string | number)[];
}
export interface WholeField extends Field<'whole', number> {
  readonly min: number;
  readonly max: number;
}
export type FlagField = Field<'flag', boolean>;

/** One option of a game, as data: enough to check a value and to draw a form. */
export type OptionField = ChoiceField | WholeField | FlagField;

type ValueOf<F extends OptionField> = F extends { readonly values: readonly (infer V extends OptionValue)[] }
  ? V
  : F extends { readonly kind: 'whole' }
    ? number
    : boolean;

/** The options type that a game's list of fields describes. */
export type OptionsOf<Fields extends readonly OptionField[]> = {
  readonly [F in Fields[number] as F['key']]: ValueOf<F>;
};

export type Resolved<Opts> =
  | { readonly ok: true; readonly options: Opts }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Complete, checked options for a table of so many seats, from anything at all.
 * An option whose condition is not met may only have its default.
 */
export const resolveOptions = (meta: GameMeta, seats: unknown, given: unknown = {}): Resolved<Options> => {
  if (!meta.seats.some((allowed) => allowed === seats)) {
    return refuse(meta.seatsRule, { seats: shown(seats), allowed: meta.seats.join(' ') });
  }
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    return refuse('K-OPTIONS', { value: shown(given) });
  }
  const values = new Map<string, unknown>(Object.entries(given));
  const options: Record<string, OptionValue> = {};
  for (const field of meta.options) {
    const value = values.has(field.key) ? values.get(field.key) : field.default;
    values.delete(field.key);
    if (!isValueOf(field, value)) return refuse('K-OPTION', { option: field.key, value: shown(value) });
    options[field.key] = value;
  }
  for (const unknown of values.keys()) return refuse('K-OPTION', { option: unknown.slice(0, 40) });
  for (const field of meta.options) {
    const value = options[field.key] as OptionValue;
    if (field.when && value !== field.default && !holds(field.when, seats as number, options)) {
      return refuse(field.when.rule, { option: field.key, value });
    }
  }
  return { ok: true, options };
};

const isValueOf = (field: OptionField, value: unknown): value is OptionValue => {
  switch (field.kind) {
    case 'choice':
      return field.values.some((allowed) => allowed === value);
    case 'whole':
      return Number.isInteger(value) && (value as number) >= field.min && (value as number) <= field.max;
    case 'flag':
      return typeof value === 'boolean';
  }
};

const holds = (condition: Condition, seats: number, options: Options): boolean =>
  (condition.seats?.includes(seats) ?? true) &&
  Object.entries(condition.options ?? {}).every(([key, allowed]) => allowed.includes(options[key] as OptionValue));

const refuse = (rule: string, data: Refusal['data']): Resolved<never> => ({ ok: false, refusal: { rule, data } });

const shown = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 80);
