import { resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, OptionField, OptionValue, Options } from '@ponts-bornes/kernel';

/** A number of seats with complete options: one way to set up a game. */
export interface Variant {
  readonly seats: number;
  readonly options: Options;
}

/**
 * Every allowed number of seats with every allowed choice of options; for whole numbers, the extremes and the default.
 */
export const lawVariants = (meta: GameMeta): Variant[] => {
  const choices = meta.options.reduce<Options[]>(
    (partial, field) =>
      partial.flatMap((chosen) => valuesOf(field).map((value) => ({ ...chosen, [field.key]: value }))),
    [{}],
  );
  return meta.seats.flatMap((seats) =>
    choices.flatMap((given) => {
      const resolved = resolveOptions(meta, seats, given);
      return resolved.ok ? [{ seats, options: resolved.options }] : [];
    }),
  );
};

const valuesOf = (field: OptionField): readonly OptionValue[] => {
  switch (field.kind) {
    case 'choice':
      return field.values;
    case 'whole':
      return [...new Set([field.min, field.default, field.max])];
    case 'flag':
      return [false, true];
  }
};
