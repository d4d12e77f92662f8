import type { Seat } from '@ponts-bornes/kernel';
import type { BotReason, ProposalKind, TableEvent } from '@ponts-bornes/protocol';
import type { Messages } from '../../i18n/messages.ts';
import type { Line } from '../log.ts';

/** The event by which a seat first passed to another person after a line of the log; without a line, never. */
export const takenSince = (
  events: readonly TableEvent[],
  seat: Seat,
  line: number | undefined,
): TableEvent | undefined =>
  line === undefined
    ? undefined
    : events.find((event) => event.kind === 'taken' && event.seat === seat && event.line >= line);

/** The names at the seats when a line of the log was written, given the current ones. */
export const namesAt = (
  names: readonly string[],
  events: readonly TableEvent[],
  line: number | undefined,
): readonly string[] => names.map((name, seat) => takenSince(events, seat, line)?.name ?? name);

type EventMessages = Messages['online']['events'];

/**
 * The sentence for an event; null if it has no place in the log.
 *
 * @param names the names at the seats right after it
 */
export const sentenceFor = (
  say: EventMessages,
  { kind, seat, name, isYou, detail, isPractice = false }: TableEvent,
  names: readonly string[],
): string | null => {
  switch (kind) {
    case 'bot': {
      const why = say.bot[detail as BotReason] ?? say.bot.offline;
      return isYou ? why.you : why.other(name);
    }
    case 'timed-out':
    case 'back':
      return isYou ? say[kind].you : say[kind].other(name);
    case 'taken': {
      const by = names[seat ?? 0] ?? '';
      return isYou ? say.taken.you(by) : say.taken.other(by, name);
    }
    case 'removed':
      return null;
    case 'undone':
      return say.undone(isYou ? null : name, Number(detail) || 0) + (isPractice ? ` ${say.practice}` : '');
    case 'refused': {
      // Nothing if the player has deleted their data.
      const told = (say.refused as Partial<EventMessages['refused']>)[detail as ProposalKind];
      return told === undefined ? null : isYou ? told.you : told.other(name);
    }
    case 'paused':
    case 'resumed':
    case 'time-added':
    case 'stopped':
      return isYou ? say[kind].you : say[kind].other(name);
  }
};

/** Whether a bot made the last moves of a seat whose player had run out of time. */
export const endedByClock = (
  events: readonly TableEvent[],
  lines: readonly Pick<Line, 'number' | 'seat' | 'isEvent'>[],
  seat: Seat,
): boolean => {
  const event = events.findLast(({ kind, seat: whose }) => kind === 'timed-out' && whose === seat);
  if (event === undefined) return false;
  const moves = lines.filter(({ number, isEvent }) => isEvent !== true && number > event.line);
  const last = moves.findLastIndex((move) => move.seat === seat);
  return last >= 0 && moves.slice(0, last).every((move) => move.seat === seat);
};

/** The player who took the reader's seat over and still has it; null if nobody did. */
export const successorOf = (
  events: readonly TableEvent[],
  seat: Seat | null,
  names: readonly string[],
): string | null => {
  const lost = seat === null ? events.findLast(({ kind, isYou }) => kind === 'taken' && isYou) : undefined;
  return lost === undefined || lost.seat === null ? null : (names[lost.seat] ?? null);
};

/** A sentence about the players, after this many lines of the game. */
export interface EventLine {
  readonly line: number;
  readonly seat: Seat | null;
  readonly sentence: string;
}

/**
 * The log with the events where they happened. An undo may have removed the lines that an event came after; events
 * before the first known line are left out.
 */
export const withEvents = (lines: readonly Line[], events: readonly EventLine[]): readonly Line[] => {
  const first = (lines[0]?.number ?? 1) - 1;
  const told = events.filter(({ line }) => line >= first);
  const between = (from: number, to: number): readonly Line[] =>
    told
      .filter(({ line }) => line >= from && line < to)
      .map(({ line, seat, sentence }) => ({ number: line, seat, sentence, isGreat: false, isEvent: true }));
  return [
    ...lines.flatMap((line, index) => {
      const before = lines[index - 1]?.number ?? first;
      return [...(line.number > before ? between(before, line.number) : []), line];
    }),
    ...between(lines.at(-1)?.number ?? first, Infinity),
  ];
};
