export type OptionValue = string | number | boolean;
export type Options = Readonly<Record<string, OptionValue>>;

/** Option keys are identifiers: some versions of V8 misread other keys, such as a single escaped character, in JSON. */
export const OPTION_KEY = /^[a-z][A-Za-z0-9]{0,39}$/;

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

/** One option of a game, as data: enough to validate a value and to render a form. */
export type OptionField = ChoiceField | WholeField | FlagField;

type ValueOf<F extends OptionField> = F extends { readonly values: readonly (infer V extends OptionValue)[] }
  ? V
  : F extends { readonly kind: 'whole' }
    ? number
    : boolean;

/** The options type described by a game's list of fields. */
export type OptionsOf<Fields extends readonly OptionField[]> = {
  readonly [F in Fields[number] as F['key']]: ValueOf<F>;
};
