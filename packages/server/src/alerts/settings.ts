import { LANGUAGES } from '@ponts-bornes/kernel';
import { ALERT_KINDS } from '@ponts-bornes/protocol';
import type { AlertKind, AlertSettings, Channel, DailyHours } from '@ponts-bornes/protocol';
import type { AlertSettingsRow, AlertedTo } from '../store/schema.ts';
import { zoneNamed } from '../tables/game/quiet-hours.ts';
import { Failure } from '../failure.ts';

/** The kind under which people choose channels for each matter. */
export const KIND_OF = {
  turn: 'turn',
  choice: 'turn',
  deadline: 'deadline',
  ready: 'seat',
  begun: 'seat',
  offered: 'seat',
  away: 'seat',
  over: 'over',
  rematch: 'over',
} as const satisfies Record<AlertedTo, AlertKind>;

/** The default settings: no alerts. */
export const NO_ALERTS: AlertSettings = {
  kinds: { turn: [], deadline: [], seat: [], over: [], invitation: [] },
  isPaused: false,
  quiet: null,
  language: LANGUAGES[0],
};

export const settingsOf = ({ kinds, is_paused: isPaused, quiet, language }: AlertSettingsRow): AlertSettings => ({
  kinds: { ...NO_ALERTS.kinds, ...(JSON.parse(kinds) as AlertSettings['kinds']) },
  isPaused: isPaused === 1,
  quiet: quiet === null ? null : (JSON.parse(quiet) as DailyHours),
  language,
});

export const rowOf = (person: string, { kinds, isPaused, quiet, language }: AlertSettings): AlertSettingsRow => ({
  person,
  kinds: JSON.stringify(kinds),
  is_paused: isPaused ? 1 : 0,
  quiet: quiet === null ? null : JSON.stringify({ ...quiet, zone: knownZone(quiet.zone) }),
  language,
});

const knownZone = (text: string): string => {
  const zone = zoneNamed(text);
  if (zone === null) throw new Failure('bad-request');
  return zone;
};

/** The same settings without one channel. */
export const without = (settings: AlertSettings, channel: Channel): AlertSettings => ({
  ...settings,
  kinds: mapKinds((kind) => settings.kinds[kind].filter((each) => each !== channel)),
});

const mapKinds = (channelsOf: (kind: AlertKind) => readonly Channel[]): AlertSettings['kinds'] =>
  Object.fromEntries(ALERT_KINDS.map((kind) => [kind, [...channelsOf(kind)]])) as AlertSettings['kinds'];
