import { SPECTATOR } from '@ponts-bornes/kernel';
import type { LogEntry, Seat } from '@ponts-bornes/kernel';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ProposalKind, TableEventKind } from '@ponts-bornes/protocol';
import { Failure } from '../../failure.ts';
import type { Person } from '../../people/sessions.ts';
import { dealOf } from '../game/deal.ts';
import { isRevealing } from '../game/practice.ts';
import { noteEntry } from '../game/table-notes.ts';
import { undoneDetail } from '../game/undone.ts';
import { answer, expectActive, noted, propose, review } from '../room/agreements.ts';
import type { Answer, Decided } from '../room/agreements.ts';
import { concerned } from '../room/proposals.ts';
import type { Proposal } from '../room/proposals.ts';
import type { Sitting } from '../room/sitting.ts';
import type { LiveTable } from './live-table.ts';
import { appendInTurn } from './move.ts';
import type { Runner } from './runner.ts';

const DAY = 86_400_000;

/** How agreements are announced. That a game was stopped is announced with its end. */
const EVENTS: Readonly<Record<Exclude<ProposalKind, 'stop'>, TableEventKind>> = {
  back: 'undone',
  pause: 'paused',
  time: 'time-added',
};

/**
 * Agreements of the players at one node. An agreement is closed in the transaction in which the last player agrees, so
 * exactly one node carries it out. If that node dies in between, nothing has happened, and the players propose again.
 */
export class Agreeing {
  readonly #runner: Runner;
  readonly #now: () => number;

  constructor(runner: Runner, now: () => number) {
    this.#runner = runner;
    this.#now = now;
  }

  propose(id: string, person: Person, kind: ProposalKind): Promise<void> {
    return this.#runner.warm.using(id, async (table) => {
      const at = this.#now();
      await this.#decide(table, (sitting) => {
        const seat = expectActive(sitting, person);
        const isTooMany = table.game?.inPlay.isOneTooMany({ kind: 'undo', seat, to: 0 }) ?? false;
        if (kind === 'back' && isTooMany) throw new Failure('second-thoughts');
        if (kind === 'back' && table.game?.inPlay.undoOf(seat) === null) throw new Failure('nothing-to-undo');
        const { isPaused } = table.clock;
        return propose(sitting, person, { kind, seen: changesOf(table), isPaused, at });
      });
    });
  }

  answer(id: string, person: Person, answered: Answer): Promise<void> {
    const at = this.#now();
    return this.#runner.warm.using(id, (table) =>
      this.#decide(table, (sitting) => answer(sitting, person, answered, at)),
    );
  }

  /** Anybody who plays may end a pause. */
  resume(id: string, person: Person): Promise<void> {
    return this.#runner.warm.using(id, async (table) => {
      const seat = expectActive(table.sitting, person);
      const resume = (): LogEntry | null => (table.clock.isPaused ? noteEntry(seat, { kind: 'resume' }) : null);
      const isResumed = await this.#append(table, resume);
      if (isResumed) await this.#runner.change(id, (sitting) => noted(sitting, { kind: 'resumed', seat }));
    });
  }

  /** Closes or carries out a proposal that waits for nobody any more. */
  async review(table: LiveTable): Promise<void> {
    const now = (sitting: Sitting): Decided => review(sitting, { at: this.#now(), seen: changesOf(table) });
    if (now(table.sitting).change.row === undefined) return;
    try {
      await this.#decide(table, now);
    } catch (error) {
      // There is nothing left to take back.
      if (!(error instanceof Failure)) throw error;
    }
  }

  async #decide(table: LiveTable, decide: (sitting: Sitting) => Decided): Promise<void> {
    let agreed: Proposal | null = null;
    await this.#runner.change(table.id, (sitting) => {
      const decided = decide(sitting);
      ({ agreed } = decided);
      return decided.change;
    });
    if (agreed !== null) await this.#carryOut(table, agreed);
  }

  async #carryOut(table: LiveTable, { kind, by, seen }: Proposal): Promise<void> {
    const lines = table.game?.inPlay.lines().length ?? 0;
    let isPractice = false;
    const isAppended = await this.#append(table, () => {
      const entry = this.#entryOf(table, kind, by, seen);
      isPractice = isPracticeAfter(table, entry);
      return entry;
    });
    if (!isAppended) throw new Failure('nothing-to-undo');
    const undone = lines - (table.game?.inPlay.lines().length ?? 0);
    if (kind === 'stop') return;
    const event = { kind: EVENTS[kind], seat: by, detail: kind === 'back' ? undoneDetail(undone, isPractice) : '' };
    await this.#runner.change(table.id, (sitting) => noted(sitting, event));
  }

  /** The log entry of an agreement; null if the game has moved on, so that there is nothing left to take back. */
  #entryOf(table: LiveTable, kind: ProposalKind, by: Seat, seen: number): LogEntry | null {
    switch (kind) {
      case 'back':
        return changesOf(table) === seen ? (table.game?.inPlay.undoOf(by) ?? null) : null;
      case 'pause':
        return noteEntry(by, { kind, left: table.clock.leftAt(this.#now()) });
      case 'time':
        return noteEntry(by, { kind: 'more', millis: table.pace.kind === 'live' ? LIMITS.moreTime * 1000 : DAY });
      case 'stop':
        return noteEntry(by, { kind });
    }
  }

  /** Returns whether there was anything to append when the table's turn for it came. */
  async #append(table: LiveTable, choose: () => LogEntry | null): Promise<boolean> {
    const reply = await appendInTurn(table, choose);
    const code = reply.ok ? null : 'code' in reply ? reply.code : 'internal';
    if (code !== null && code !== 'stale') throw new Failure(code);
    return code === null;
  }
}

/** Whether a player whom nobody had to agree with takes back what they now know: their game no longer counts. */
const isPracticeAfter = ({ game, row, seats }: LiveTable, entry: LogEntry | null): boolean => {
  if (game === null || entry?.kind !== 'undo') return false;
  return concerned(seats).length === 1 && isRevealing(dealOf(game.rules, row, seats), game.inPlay.played(), entry.to);
};

/** How often something that everybody may know has changed in the game. */
const changesOf = ({ game }: LiveTable): number => game?.inPlay.seen(SPECTATOR) ?? 0;
