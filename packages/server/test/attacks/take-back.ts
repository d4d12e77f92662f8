import { LIMITS } from '@ponts-bornes/protocol';
import type { Seated } from '../client.ts';
import { readDisk } from '../disk.ts';
import type { Attack } from './attack.ts';
import { guest, held, moverOf, pairAt } from './attack.ts';

/** A step that its seat may take back. */
interface Step {
  readonly mover: Seated;
  readonly text: string;
}

/** Plays until somebody has made a step that can be taken back, and takes it back. */
export const findStep = async (seats: readonly Seated[]): Promise<Step | null> => {
  for (let move = 0; move < MOST_MOVES; move++) {
    const mover = await moverOf(seats);
    const { moves } = mover.shown!;
    const text = moves[(7 * move) % moves.length]!;
    if ((await playAndBack({ mover, text })) === 'done') return { mover, text };
  }
  return null;
};

const MOST_MOVES = 100;

/** Plays a step and takes it back. Returns the server's answer, or that it cannot be taken back. */
export const playAndBack = async ({ mover, text }: Step): Promise<string> => {
  const played = await seenAfter(mover, () => mover.play(text));
  if (played !== 'done') return played;
  if (!mover.shown!.canTakeBack) return 'no way back';
  return seenAfter(mover, () => mover.say({ t: 'back', seen: mover.shown!.seen }));
};

/** The server's answer; if it was accepted, waits until the effect is shown. */
const seenAfter = async (mover: Seated, act: () => ReturnType<Seated['play']>): Promise<string> => {
  const { seen } = mover.shown!;
  const answer = await act();
  if (answer.t !== 'done') return codeOf(answer);
  await mover.until(({ shown }) => shown!.seen !== seen);
  return 'done';
};

const codeOf = (answer: Awaited<ReturnType<Seated['play']>>): string => ('code' in answer ? answer.code : answer.t);

/** Plays a step and takes it back until that is refused. Returns how often it worked, and the refusal. */
const exhaust = async (step: Step, most: number): Promise<{ readonly count: number; readonly last: string }> => {
  for (let count = 1; count < most; count++) {
    const last = await playAndBack(step);
    if (last !== 'done') return { count, last };
  }
  return { count: most, last: 'done' };
};

/** The answer to a seat that takes back a step although it is not its turn. */
const backOutOfTurn = async (seats: readonly Seated[]): Promise<string> => {
  const mover = await moverOf(seats);
  const other = seats.find((seated) => seated !== mover)!;
  return codeOf(await other.say({ t: 'back', seen: other.shown!.seen }));
};

/** Plays and takes back over and over, turn after turn, so that the log grows without bound and every visit replays it. */
export const takeBackStorm: Attack = {
  name: 'take-back storm',
  run: async (ground, isShort) => {
    const server = await ground.start();
    const { id, seats } = await pairAt(server.origin, { game: 'course-autour-du-monde' });
    const [turns, most] = isShort ? [3, 60] : [20, 1500];
    const refusals = new Set<string>();
    let count = 0;
    for (let turn = 0; turn < turns; turn++) {
      const step = await findStep(seats);
      if (step === null) break;
      const storm = await exhaust(step, most);
      count += storm.count;
      refusals.add(storm.last);
      const late = await backOutOfTurn(seats);
      if (late === 'done') return held(`${count} pairs`, 'a step was taken back out of turn');
      refusals.add(late);
    }
    const rows = readDisk(server.data).log.filter((row) => row.table_id === id).length;
    const tried = `${count} pairs in ${turns} turns, refused: ${[...refusals].join(', ')}; ${rows} entries in the log`;
    if (count === 0) return held(tried, 'no step could be taken back');
    if (count > Math.min(turns * LIMITS.secondThoughts, 2 * LIMITS.secondThoughtsPerGame))
      return held(tried, 'a turn or a game has no bound');
    if (rows > LIMITS.entries) return held(tried, 'the log grew beyond its bound');
    const again = await ground.restart(server);
    const visitor = await guest(again.origin);
    const watching = await visitor.sit(id);
    const { status } = watching.facts!;
    watching.close();
    return held(tried, status !== 'playing' && `the table is ${status} after a restart`);
  },
};
