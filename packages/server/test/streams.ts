import { findGame } from '@ponts-bornes/catalogue';
import { SPECTATOR, openGameInPlay } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import type { Line, ServerMessage, ShownMessage } from '@ponts-bornes/protocol';
import { entryOf } from '../src/tables/game/log-entries.ts';
import { dealOf } from '../src/tables/game/deal.ts';
import type { Told } from './nodes.ts';

/** A viewer's view at one number of their stream, and all lines up to then. */
interface Sight {
  readonly look: string;
  readonly lines: readonly Line[];
}

/** The views that a single process replaying a log shows to each viewer, by number. */
export type Streams = ReadonlyMap<Viewer, readonly Sight[]>;

/** Replays a log in one process, and collects every view. Throws if an entry is not allowed. */
export const streamsOf = async ({ row, seats, log }: Told): Promise<Streams> => {
  const { game } = await findGame(row.game)!.load();
  const inPlay = openGameInPlay(dealOf(game, row, seats));
  const sight = (viewer: Viewer): Sight => ({ look: inPlay.show(viewer).json, lines: inPlay.lines().slice() });
  const viewers: readonly Viewer[] = [...seats.keys(), SPECTATOR];
  const streams = new Map<Viewer, Sight[]>(viewers.map((viewer) => [viewer, [sight(viewer)]]));
  for (const written of log) {
    const entry = entryOf(written);
    const { kind, seat, text } = written;
    const refusal = inPlay.check(entry);
    if (refusal !== null) throw new Error(`${row.id}: ${kind} ${seat} ${text} is refused by ${refusal.rule}`);
    for (const viewer of inPlay.apply(entry)) streams.get(viewer)!.push(sight(viewer));
  }
  return streams;
};

/** Where a socket received something a single process would not have sent, or missed a number. */
export const wrongIn = (heard: readonly string[], streams: Streams): readonly string[] => {
  const wrong: string[] = [];
  let last: ShownMessage | null = null;
  let count = 0;
  let lines: readonly Line[] = [];
  for (const text of heard) {
    const message = JSON.parse(text) as ServerMessage;
    if (message.t !== 'shown') continue;
    const { viewer, seen, from } = message;
    const right = streams.get(viewer)?.[seen];
    const at = `${viewer} at ${seen}`;
    if (right === undefined) {
      wrong.push(`${at}: no such number`);
      continue;
    }
    // A client that connects during a move may be shown it twice.
    const isShownAgain = count++ === 1 && last?.seen === seen;
    if (last?.viewer === viewer && seen !== last.seen + 1 && !isShownAgain)
      wrong.push(`${at}: came after ${last.seen}`);
    if (last === null || last.viewer !== viewer) lines = right.lines.slice(0, from);
    lines = [...lines.slice(0, from), ...message.lines];
    if (!text.endsWith(right.look.slice(1))) wrong.push(`${at}: looks otherwise`);
    if (JSON.stringify(lines) !== JSON.stringify(right.lines)) wrong.push(`${at}: different lines`);
    last = message;
  }
  return wrong;
};
