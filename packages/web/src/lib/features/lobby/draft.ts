import { resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, Language, Options } from '@ponts-bornes/kernel';
import type { AtZero, HandOver, NewTable, SpectatorDelay } from '@ponts-bornes/protocol';
import { settled } from '../../table/setup/plan.ts';
import { LIVE_NAMES, LIVE_PACES, SLOW_DAYS, cutQuiet } from '../../table/room/pace.ts';
import type { LiveName, QuietHours, SlowDays } from '../../table/room/pace.ts';

export type SeatPlan = NewTable['seats'][number];
export type Visibility = NewTable['visibility'];

export const AT_ZERO: readonly AtZero[] = ['move', 'seat'];
export const HAND_OVER: readonly HandOver[] = ['never', 'allowed'];
export const VISIBILITIES: readonly Visibility[] = ['private', 'public'];
export const PACE_KINDS = ['live', 'slow'] as const;

/** A table about to be created. It keeps the settings of the other pace, in case the person switches back. */
export interface Draft {
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly kind: (typeof PACE_KINDS)[number];
  readonly live: LiveName;
  readonly days: SlowDays;
  readonly quiet: QuietHours | null;
  readonly atZero: AtZero;
  readonly handOver: HandOver;
  readonly visibility: Visibility;
  readonly spectatorDelay: SpectatorDelay;
}

export const draftKey = (game: string): string => `ponts-bornes.plan.${game}.friends`;

/** The default table: one seat for the person, the others for friends. */
export const usualDraft = (meta: GameMeta, seats: number): Draft => ({
  seats: seatedFor(seats, [{ kind: 'me' }]),
  options: settled(meta, seats, {}),
  kind: 'live',
  live: 'usual',
  days: 1,
  quiet: null,
  atZero: 'move',
  handOver: 'never',
  visibility: 'private',
  spectatorDelay: 0,
});

/** This many seats: the ones already planned first, the rest open for friends. */
const seatedFor = (seats: number, chosen: readonly SeatPlan[]): readonly SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => chosen[seat] ?? { kind: 'open' });

export const withSeats = (meta: GameMeta, draft: Draft, seats: number): Draft => ({
  ...draft,
  seats: seatedFor(seats, draft.seats),
  options: settled(meta, seats, draft.options),
});

/** The draft with another plan for a seat; a person who takes it leaves their previous one. */
export const withSeat = (draft: Draft, seat: number, plan: SeatPlan): Draft => ({
  ...draft,
  seats: draft.seats.map((each, index) => {
    if (index === seat) return plan;
    return plan.kind === 'me' && each.kind === 'me' ? { kind: 'open' } : each;
  }),
});

export const withOption = (meta: GameMeta, draft: Draft, key: string, value: Options[string]): Draft => ({
  ...draft,
  options: settled(meta, draft.seats.length, { ...draft.options, [key]: value }),
});

/** Quiet hours of zero length mean none. */
const quietOf = ({ quiet }: Draft): Draft['quiet'] => (quiet === null || quiet.from === quiet.to ? null : { ...quiet });

export const newTableOf = (game: string, draft: Draft, language: Language): NewTable => ({
  game,
  options: { ...draft.options },
  seats: draft.seats.map((plan) => ({ ...plan })),
  pace:
    draft.kind === 'live' ? { ...LIVE_PACES[draft.live] } : { kind: 'slow', days: draft.days, quiet: quietOf(draft) },
  atZero: draft.atZero,
  handOver: draft.handOver,
  visibility: draft.visibility,
  spectatorDelay: draft.spectatorDelay,
  language,
});

/**
 * The remembered draft, if it still fits this game; quiet hours use the device's current time zone. Who plays, who may
 * join and whether seats may change hands is chosen again for every table.
 */
export const readDraft = (meta: GameMeta, kept: unknown, zone: string): Draft | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { seats, options, kind, live, days, quiet, atZero } = kept as Partial<Record<keyof Draft, unknown>>;
  if (!Array.isArray(seats) || !meta.seats.includes(seats.length)) return null;
  const resolved = resolveOptions(meta, seats.length, options);
  if (!resolved.ok) return null;
  const usual = usualDraft(meta, seats.length);
  return {
    ...usual,
    options: resolved.options,
    kind: oneOf(PACE_KINDS, kind, usual.kind),
    live: oneOf(LIVE_NAMES, live, usual.live),
    days: oneOf(SLOW_DAYS, days, usual.days),
    quiet: readQuiet(quiet, zone),
    atZero: oneOf(AT_ZERO, atZero, usual.atZero),
  };
};

const oneOf = <Value>(values: readonly Value[], given: unknown, usual: Value): Value =>
  values.find((value) => value === given) ?? usual;

const readQuiet = (quiet: unknown, zone: string): QuietHours | null => {
  if (typeof quiet !== 'object' || quiet === null) return null;
  const { from, to } = quiet as Record<string, unknown>;
  return isHour(from) && isHour(to) ? cutQuiet({ from, to, zone }) : null;
};

const isHour = (hour: unknown): hour is number => Number.isInteger(hour) && Number(hour) >= 0 && Number(hour) < 24;
