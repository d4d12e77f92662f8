import { LEVEL_NAMES, resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, Options } from '@ponts-bornes/kernel';
import type { AtZero, NewTable } from '@ponts-bornes/protocol';
import { settled } from '../shelf/plan.ts';
import { LIVE_NAMES, LIVE_PACES, SLOW_DAYS } from './pace.ts';
import type { LiveName, QuietHours, SlowDays } from './pace.ts';

export type SeatPlan = NewTable['seats'][number];
export type Visibility = NewTable['visibility'];

export const AT_ZERO: readonly AtZero[] = ['move', 'seat'];
export const VISIBILITIES: readonly Visibility[] = ['private', 'public'];
export const PACE_KINDS = ['live', 'slow'] as const;

/** A table as somebody is about to ask for it. What was chosen for the other pace stays for who comes back to it. */
export interface Draft {
  readonly seats: readonly SeatPlan[];
  readonly options: Options;
  readonly kind: (typeof PACE_KINDS)[number];
  readonly live: LiveName;
  readonly days: SlowDays;
  readonly quiet: QuietHours | null;
  readonly atZero: AtZero;
  readonly visibility: Visibility;
}

export const draftKey = (game: string): string => `ponts-bornes.plan.${game}.friends`;

/** The table of who has never asked for one: a seat for oneself, the others for friends. */
export const usualDraft = (meta: GameMeta, seats: number): Draft => ({
  seats: seatedFor(seats, [{ kind: 'me' }]),
  options: settled(meta, seats, {}),
  kind: 'live',
  live: 'usual',
  days: 1,
  quiet: null,
  atZero: 'move',
  visibility: 'private',
});

/** So many seats, those already chosen first; the others wait for friends. */
const seatedFor = (seats: number, chosen: readonly SeatPlan[]): readonly SeatPlan[] =>
  Array.from({ length: seats }, (_, seat) => chosen[seat] ?? { kind: 'open' });

export const withSeats = (meta: GameMeta, draft: Draft, seats: number): Draft => ({
  ...draft,
  seats: seatedFor(seats, draft.seats),
  options: settled(meta, seats, draft.options),
});

/** The draft with another plan for a seat: who sits down there leaves where they sat. */
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

/** Hours that end when they begin are none. */
const quietOf = ({ quiet }: Draft): Draft['quiet'] => (quiet === null || quiet.from === quiet.to ? null : { ...quiet });

/** What the server is asked for. */
export const newTableOf = (game: string, draft: Draft, entropy: string): NewTable => ({
  game,
  options: { ...draft.options },
  seats: draft.seats.map((plan) => ({ ...plan })),
  pace:
    draft.kind === 'live' ? { ...LIVE_PACES[draft.live] } : { kind: 'slow', days: draft.days, quiet: quietOf(draft) },
  atZero: draft.atZero,
  visibility: draft.visibility,
  entropy,
});

/** What was remembered, if it still is a draft for this game; the quiet hours are those of where the device is now. */
export const readDraft = (meta: GameMeta, kept: unknown, zone: string): Draft | null => {
  if (typeof kept !== 'object' || kept === null) return null;
  const { seats, options, kind, live, days, quiet, atZero, visibility } = kept as Partial<Record<keyof Draft, unknown>>;
  if (!Array.isArray(seats) || !meta.seats.includes(seats.length) || !seats.every(isSeatPlan)) return null;
  const resolved = resolveOptions(meta, seats.length, options);
  if (!resolved.ok) return null;
  const usual = usualDraft(meta, seats.length);
  return {
    seats: seats.map((plan) => ({ ...plan })),
    options: resolved.options,
    kind: oneOf(PACE_KINDS, kind, usual.kind),
    live: oneOf(LIVE_NAMES, live, usual.live),
    days: oneOf(SLOW_DAYS, days, usual.days),
    quiet: readQuiet(quiet, zone),
    atZero: oneOf(AT_ZERO, atZero, usual.atZero),
    visibility: oneOf(VISIBILITIES, visibility, usual.visibility),
  };
};

const oneOf = <Value>(values: readonly Value[], given: unknown, usual: Value): Value =>
  values.find((value) => value === given) ?? usual;

const isSeatPlan = (plan: unknown): plan is SeatPlan => {
  if (typeof plan !== 'object' || plan === null) return false;
  const { kind, level } = plan as Record<string, unknown>;
  return kind === 'me' || kind === 'open' || (kind === 'bot' && LEVEL_NAMES.some((name) => name === level));
};

const readQuiet = (quiet: unknown, zone: string): QuietHours | null => {
  if (typeof quiet !== 'object' || quiet === null) return null;
  const { from, to } = quiet as Record<string, unknown>;
  return isHour(from) && isHour(to) ? { from, to, zone } : null;
};

const isHour = (hour: unknown): hour is number => Number.isInteger(hour) && Number(hour) >= 0 && Number(hour) < 24;
