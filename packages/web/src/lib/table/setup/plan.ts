import { LEVEL_NAMES, resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, LevelName, OptionField, Options } from '@ponts-bornes/kernel';
import type { Sitter } from '../../storage/opening.ts';
import type { ShellMessages } from '../../i18n/fr/shell.ts';

/** How to play: against bots, or with others on the same device. */

export type Way = 'bots' | 'device';

/** The remembered choices for a game. */
export interface TablePlan {
  readonly sitters: readonly Sitter[];
  readonly options: Options;
}

export const planKey = (game: string, way: Way): string => `ponts-bornes.plan.${game}.${way}`;

/** The default plan. */
export const usualPlan = (meta: GameMeta, seats: number, way: Way, say: ShellMessages): TablePlan => ({
  sitters: seatedFor(seats, [], way, say),
  options: Object.fromEntries(meta.options.map(({ key, default: value }) => [key, value])),
});

/** This many sitters, the ones already chosen first. */
export const seatedFor = (seats: number, chosen: readonly Sitter[], way: Way, say: ShellMessages): readonly Sitter[] =>
  Array.from({ length: seats }, (_, seat) => chosen[seat] ?? usualSitter(seat, way, say));

const usualSitter = (seat: number, way: Way, say: ShellMessages): Sitter => {
  if (way === 'device') return { kind: 'person', name: say.personName(seat + 1) };
  return seat === 0
    ? { kind: 'person', name: say.player }
    : { kind: 'bot', name: say.botNames[seat - 1] ?? `${seat}`, level: 'medium' };
};

/** The level of all bots; null if they differ, or if there are none. */
export const levelOf = ({ sitters }: Pick<TablePlan, 'sitters'>): LevelName | null => {
  const [level, ...others] = new Set(sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : [])));
  return others.length === 0 ? (level ?? null) : null;
};

/** The plan with all bots at one level. */
export const withLevel = (plan: TablePlan, level: LevelName): TablePlan => ({
  ...plan,
  sitters: plan.sitters.map((sitter) => (sitter.kind === 'bot' ? { ...sitter, level } : sitter)),
});

/** The remembered plan, if it still fits this game. */
export const readPlan = (meta: GameMeta, kept: unknown): TablePlan | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { sitters, options } = kept as Partial<Record<keyof TablePlan, unknown>>;
  if (!Array.isArray(sitters) || !meta.seats.includes(sitters.length) || !sitters.every(isSitter)) return null;
  const resolved = resolveOptions(meta, sitters.length, options);
  return resolved.ok ? { sitters, options: resolved.options } : null;
};

const isSitter = (sitter: unknown): sitter is Sitter => {
  if (typeof sitter !== 'object' || sitter === null) return false;
  const { kind, name, level } = sitter as Record<string, unknown>;
  if (typeof name !== 'string') return false;
  return kind === 'person' || (kind === 'bot' && LEVEL_NAMES.includes(level as LevelName));
};

/** Whether an option is available, given the others. */
export const isOpenOption = ({ when }: OptionField, seats: number, options: Options): boolean =>
  when === undefined ||
  ((when.seats?.includes(seats) ?? true) &&
    Object.entries(when.options ?? {}).every(([key, values]) => values.includes(options[key]!)));

/** The options, with unavailable ones at their default. */
export const settled = (meta: GameMeta, seats: number, options: Options): Options =>
  Object.fromEntries(
    meta.options.map((field) => [
      field.key,
      isOpenOption(field, seats, options) ? (options[field.key] ?? field.default) : field.default,
    ]),
  );
