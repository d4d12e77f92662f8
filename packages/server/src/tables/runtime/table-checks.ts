import { LIMITS } from '@ponts-bornes/protocol';
import { Failure } from '../../failure.ts';
import { revealing } from '../game/kept-pledges.ts';
import { REVEAL_WAIT, beginRematch, callOff } from '../room/pledging.ts';
import { lapsed } from '../room/reservations.ts';
import { expectBotTable } from '../room/table-limits.ts';
import { actedFor } from '../room/seat-changes.ts';
import type { Agreeing } from './agreeing.ts';
import type { LiveTable } from './live-table.ts';
import type { Runner } from './runner.ts';
import type { TurnWatch } from './turn-watch.ts';

type Now = () => number;

interface CheckParts {
  readonly runner: Runner;
  readonly agreeing: Agreeing;
  readonly now: Now;
  /** Alerts people that it is their turn. */
  readonly turns?: TurnWatch;
}

/** What every sweep looks for at a table in memory: deadlines, late devices, rematches, proposals and absent hosts. */
export const checkTable = async (table: LiveTable, { runner, agreeing, now, turns }: CheckParts): Promise<void> => {
  if (table.isUnsure) await runner.refresh(table, false);
  if (table.due !== null && table.due <= now()) runner.drive(table);
  await turns?.check(table);
  await callOffIfLate(runner, table, now);
  await goOnWithRematch(runner, table, now);
  await agreeing.review(table);
  await replaceAbsentHost(runner, table, now);
};

/** Time without a server doesn't count. */
const callOffIfLate = async (runner: Runner, { id, row }: LiveTable, now: Now): Promise<void> => {
  const pledges = revealing(row);
  if (pledges === null) return;
  const { attempt, until } = pledges;
  if (now() < Math.max(until, runner.wokenAt + REVEAL_WAIT)) return;
  await runner.change(id, (sitting) => callOff(sitting, attempt));
};

/** Begins a rematch when everybody has come, or opens the seats that were kept long enough. */
const goOnWithRematch = async (runner: Runner, { id, row }: LiveTable, now: Now): Promise<void> => {
  if (row.status !== 'open' || row.reserved_until === null || revealing(row) !== null) return;
  try {
    await runner.change(id, (sitting) => beginRematch(sitting, now()), expectBotTable);
  } catch (error) {
    // A device is not connected yet, or the host has enough tables of bots: the next sweep tries again.
    if (!(error instanceof Failure)) throw error;
  }
  await runner.change(id, (sitting) => lapsed(sitting, now()));
};

const replaceAbsentHost = async (runner: Runner, table: LiveTable, now: Now): Promise<void> => {
  const { hostGoneSince: since } = table.audience;
  if (since === null || now() - since < LIMITS.hostAbsence * 1000) return;
  const { sitting } = table;
  const { host, status } = sitting.row;
  // At a turn-based table nobody is expected to be connected.
  if (table.pace.kind === 'slow' || status === 'over' || !sitting.isPresenceKnown) return;
  if (actedFor(sitting, host).row === undefined) return;
  await runner.change(table.id, (fresh) => actedFor(fresh, host));
};
