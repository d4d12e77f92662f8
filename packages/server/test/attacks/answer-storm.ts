import { LIMITS } from '@ponts-bornes/protocol';
import type { Seated } from '../client.ts';
import { readDisk } from '../disk.ts';
import type { Attack } from './attack.ts';
import { held, moverOf, pairAt } from './attack.ts';

const ACCEPT = 'ok';
const MOST_MOVES = 200;

/** Plays until somebody may answer an attack. */
const untilAsked = async (seats: readonly Seated[]): Promise<Seated | null> => {
  for (let move = 0; move < MOST_MOVES; move++) {
    const mover = await moverOf(seats);
    const { moves, seen } = mover.shown!;
    if (moves.includes(ACCEPT)) return mover;
    await mover.play(moves.find((text) => text.includes('>')) ?? moves[0]!);
    await mover.until(({ shown }) => shown!.seen !== seen);
  }
  return null;
};

/** Sends the same held answer over and over, so that the log is full and the table freezes. */
export const answerStorm: Attack = {
  name: 'repeated answers',
  run: async (ground, isShort) => {
    const server = await ground.start();
    const pace = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 30 } as const;
    const { id, seats } = await pairAt(server.origin, { game: 'mille-bornes', pace });
    const target = await untilAsked(seats);
    if (target === null) return held('nothing', 'nobody was attacked');
    const most = isShort ? 100 : 2 * LIMITS.entries;
    const entries = (): number => readDisk(server.data).log.filter(({ table_id: table }) => table === id).length;
    const before = entries();
    await target.play(ACCEPT);
    await target.until(({ shown }) => shown!.held === ACCEPT);
    const { seen } = target.shown!;
    const sent = Array.from({ length: most }, () => target.say({ t: 'play', seen, text: ACCEPT }));
    const answers = new Set((await Promise.all(sent)).map((answer) => ('code' in answer ? answer.code : answer.t)));
    const added = entries() - before;
    const { status } = target.facts!;
    const broken = (status !== 'playing' && `the table is ${status}`) || (added > 3 && 'the log grew');
    return held(`${most} answers: ${[...answers].join(', ')}; ${added} entries in the log`, broken);
  },
};
