import { findGame } from '@ponts-bornes/catalogue';
import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Options, Viewer } from '@ponts-bornes/kernel';
import type { Line, ServerMessage, ShownMessage } from '@ponts-bornes/protocol';
import { openCourse } from '../src/tables/course.ts';
import type { Told } from './nodes.ts';

/** What a viewer sees at one number of their stream, and all lines that there are by then. */
interface Sight {
  readonly look: string;
  readonly lines: readonly Line[];
}

/** What each viewer is shown by one process that plays a log, by number. */
export type Streams = ReadonlyMap<Viewer, readonly Sight[]>;

/** Plays a log in one process, and keeps all that it would show. Throws where an entry is not allowed. */
export const streamsOf = async ({ row, seats, log }: Told): Promise<Streams> => {
  const { game } = await findGame(row.game)!.load();
  const course = openCourse({
    game,
    options: JSON.parse(row.options) as Options,
    seats: row.seats,
    secret: Buffer.from(row.secret, 'hex'),
    entropy: seats.map(({ entropy }) => entropy ?? ''),
  });
  const sight = (viewer: Viewer): Sight => ({ look: course.show(viewer).look, lines: course.lines().slice() });
  const viewers: readonly Viewer[] = [...seats.keys(), SPECTATOR];
  const streams = new Map<Viewer, Sight[]>(viewers.map((viewer) => [viewer, [sight(viewer)]]));
  for (const { kind, seat, text } of log) {
    const entry = kind === 'back' ? { kind, seat } : { kind, seat, text };
    const refusal = course.check(entry);
    if (refusal !== null) throw new Error(`${row.id}: ${kind} ${seat} ${text} is refused by ${refusal.rule}`);
    for (const viewer of course.apply(entry)) streams.get(viewer)!.push(sight(viewer));
  }
  return streams;
};

/** Where a socket heard something else than one process would have told, or left a number out. */
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
      wrong.push(`${at}: there is no such number`);
      continue;
    }
    // Who comes while a move is played may be shown it when they come, and once more.
    const isShownAgain = count++ === 1 && last?.seen === seen;
    if (last?.viewer === viewer && seen !== last.seen + 1 && !isShownAgain)
      wrong.push(`${at}: came after ${last.seen}`);
    if (last === null || last.viewer !== viewer) lines = right.lines.slice(0, from);
    lines = [...lines.slice(0, from), ...message.lines];
    if (!text.endsWith(right.look.slice(1))) wrong.push(`${at}: looks otherwise`);
    if (JSON.stringify(lines) !== JSON.stringify(right.lines)) wrong.push(`${at}: has other lines`);
    last = message;
  }
  return wrong;
};
