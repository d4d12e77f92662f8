import { askBot } from '@ponts-bornes/bots';
import type { Thinkers } from '@ponts-bornes/bots';
import { CHARACTERS } from '@ponts-bornes/bots/characters';
import type { AnyGame, Seat } from '@ponts-bornes/kernel';
import type { Entry } from './course.ts';
import type { LiveTable } from './live-table.ts';

/** A bot that has not answered so long after its time, in milliseconds, is given up. */
const GRACE = 4000;
/** The bot that moves for somebody whose time is over. */
const STAND_IN = 'medium';

export interface DriverParts {
  readonly thinkers: Thinkers;
  readonly now: () => number;
  readonly seed: () => string;
  readonly report: (table: string, error: unknown) => void;
  /** Asks to be called at a time. */
  readonly wakeAt: (table: LiveTable, at: number) => void;
}

/** Asks bots, answers where nobody waits, and does what is to be done when time is over. */
export interface Driver {
  /** After every change, and when its time has come. */
  readonly drive: (table: LiveTable, game: AnyGame) => Promise<void>;
}

export const openDriver = ({ thinkers, now, seed, report, wakeAt }: DriverParts): Driver => {
  /** Bots that think, by table and seat: one thought at a time for each. */
  const thinking = new Set<string>();

  const think = async (
    table: LiveTable,
    game: AnyGame,
    seat: Seat,
    level: keyof typeof CHARACTERS,
  ): Promise<string> => {
    const { millis } = CHARACTERS[level];
    const seats = table.seats.length;
    const asking = { seat, seats, bot: level, seed: seed(), millis, deadline: millis + GRACE };
    const { text, troubles } = await askBot(thinkers, game, table.course.state(), asking);
    for (const trouble of troubles) report(table.id, trouble);
    return text;
  };

  /** A bot's move; an answer that would tell something waits like everybody's. */
  const botMoves = async (table: LiveTable, game: AnyGame, seat: Seat): Promise<void> => {
    const level = table.botAt(seat);
    const key = `${table.id} ${seat}`;
    if (level === null || thinking.has(key)) return;
    thinking.add(key);
    const length = table.course.length();
    let isToGoOn = false;
    try {
      const text = await think(table, game, seat, level);
      const kind = table.pace.kind === 'live' && table.course.isPatient(seat, text) ? 'hold' : 'move';
      const entered = await table.actAt(length, () => [{ kind, seat, text }]);
      isToGoOn = entered.ok || ('code' in entered && entered.code === 'stale');
    } catch (error) {
      report(table.id, error);
    } finally {
      thinking.delete(key);
    }
    // It may be its turn again, or somebody else chose while it thought: nobody else will ask it.
    if (isToGoOn) await drive(table, game);
  };

  /** On a slow table an answer out of turn comes at once, as the seat has ordered. */
  const standingAnswers = async (table: LiveTable, game: AnyGame): Promise<void> => {
    const { course } = table;
    for (const seat of course.awaited()) {
      if (table.botAt(seat) !== null) continue;
      const texts = game.moves(course.state(), seat).map((move) => game.format(move));
      const patient = texts.find((text) => course.isPatient(seat, text));
      const counter = texts.find((text) => !course.isPatient(seat, text));
      const text = table.seats[seat]?.standing === 'accept' ? patient : (counter ?? patient);
      if (text !== undefined) await table.actAt(course.length(), () => [{ kind: 'move', seat, text }]);
    }
  };

  /** The time for answers is over: those that were given are told, and who gave none has accepted. */
  const closeRiposte = (table: LiveTable, game: AnyGame): Promise<unknown> => {
    const { course } = table;
    return table.actAt(course.length(), () => {
      const [seat] = game.toAct(course.state());
      if (seat === undefined) return [];
      const legal = game.moves(course.state(), seat).map((move) => game.format(move));
      const text = course.held().get(seat) ?? legal.find((each) => course.isPatient(seat, each));
      return text === undefined ? [] : [{ kind: 'move', seat, text } satisfies Entry];
    });
  };

  /** Whoever has not moved in time gets a move. */
  const standIn = async (table: LiveTable, game: AnyGame): Promise<void> => {
    const length = table.course.length();
    const [seat] = table.course.awaited();
    if (seat === undefined) return;
    const text = await think(table, game, seat, STAND_IN);
    await table.actAt(length, () => [{ kind: 'move', seat, text }]);
  };

  const isAllHeld = (table: LiveTable): boolean => table.course.awaited().length === 0;

  const drive = async (table: LiveTable, game: AnyGame): Promise<void> => {
    const { moment, due } = table;
    if (moment === null || due === null) return;
    const isRiposte = moment.kind === 'riposte';
    if (isRiposte && table.pace.kind === 'slow') return standingAnswers(table, game);
    const isAmongBots = isRiposte && moment.seats.every((seat) => table.botAt(seat) !== null) && !table.isWatched;
    if (isRiposte && ((isAmongBots && isAllHeld(table)) || now() >= due)) {
      await closeRiposte(table, game);
      return;
    }
    if (!isRiposte && now() >= due) return standIn(table, game);
    wakeAt(table, due);
    await Promise.all(table.course.awaited().map((seat) => botMoves(table, game, seat)));
  };

  return { drive };
};
