import type { BaseView, Game, GameMeta, Refusal } from './contract.ts';
import type { Condition, OptionField, OptionValue, Options } from './option-field.ts';

export type Resolved<Opts> =
  | { readonly ok: true; readonly options: Opts }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Complete, validated options for a table of this many seats, from arbitrary input. An option whose condition does not
 * hold may only have its default.
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

/** The same for a statically typed game: its options type is derived from the very fields that were validated. */
export const tableOptions = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  seats: unknown,
  given?: unknown,
): Resolved<Opts> => resolveOptions(game.meta, seats, given) as Resolved<Opts>;

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

const shown = (value: unknown): string => {
  try {
    return (JSON.stringify(value) ?? String(value)).slice(0, 80);
  } catch {
    // Nested too deeply, circular, or a bigint.
    return typeof value;
  }
};
