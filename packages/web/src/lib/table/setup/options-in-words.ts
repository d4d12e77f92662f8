import type { GameMeta, Options } from '@ponts-bornes/kernel';
import { isOpenOption } from './plan.ts';

/** An option and its chosen value. */
export interface Agreed {
  readonly label: string;
  readonly value: string;
}

/** The options of a table that had alternatives, in the words of the game. */
export const optionsInWords = (
  meta: GameMeta,
  table: { readonly seats: number; readonly options: Options },
  optionNames: Readonly<Record<string, string>>,
  flag: (isSet: boolean) => string,
): readonly Agreed[] =>
  meta.options
    .filter((field) => isOpenOption(field, table.seats, table.options))
    .map((field) => {
      const value = table.options[field.key] ?? field.default;
      return {
        label: optionNames[field.key] ?? field.key,
        value: typeof value === 'boolean' ? flag(value) : (optionNames[`${field.key}.${value}`] ?? `${value}`),
      };
    });
