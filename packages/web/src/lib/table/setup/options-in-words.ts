import type { GameMeta, Options } from '@ponts-bornes/kernel';
import { isOpenOption } from './plan.ts';

interface Table {
  readonly seats: number;
  readonly options: Options;
}

/** An option and its chosen value. */
export interface Agreed {
  readonly label: string;
  readonly value: string;
}

/** The options that differ between two tables of a game, as they are at the second. */
export const changedOptions = (
  meta: GameMeta,
  [before, now]: readonly Table[],
  optionNames: Readonly<Record<string, string>>,
  flag: (isSet: boolean) => string,
): readonly Agreed[] => {
  const old = optionsInWords(meta, before!, optionNames, flag);
  const isOld = ({ label, value }: Agreed): boolean => old.some((one) => one.label === label && one.value === value);
  return optionsInWords(meta, now!, optionNames, flag).filter((option) => !isOld(option));
};

/** The options of a table that had alternatives, in the words of the game. */
export const optionsInWords = (
  meta: GameMeta,
  table: Table,
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
