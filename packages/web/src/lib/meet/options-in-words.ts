import type { GameMeta, Options } from '@ponts-bornes/kernel';
import { isOpenOption } from '../shelf/plan.ts';

/** An option as it was agreed on. */
export interface Agreed {
  readonly label: string;
  readonly value: string;
}

/** The options of a table that could have been otherwise, in the words of the game's box. */
export const optionsInWords = (
  meta: GameMeta,
  table: { readonly seats: number; readonly options: Options },
  words: Readonly<Record<string, string>>,
  flag: (isSet: boolean) => string,
): readonly Agreed[] =>
  meta.options
    .filter((field) => isOpenOption(field, table.seats, table.options))
    .map((field) => {
      const value = table.options[field.key] ?? field.default;
      return {
        label: words[field.key] ?? field.key,
        value: typeof value === 'boolean' ? flag(value) : (words[`${field.key}.${value}`] ?? `${value}`),
      };
    });
