import { LIMITS, TableFacts } from '@ponts-bornes/protocol';
import { House } from '../house.ts';
import type { Attack, Pair } from './attack.ts';
import { held, moverOf, pairAt } from './attack.ts';

/** Moves before the first undo, and after each, so that there is always something to take back. */
const MOVES = 30;
const MOVES_BETWEEN = 2;

const playOn = async ({ seats }: Pair, moves: number): Promise<void> => {
  for (let move = 0; move < moves; move++) {
    const mover = await moverOf(seats);
    const { seen } = mover.shown!;
    await mover.play(mover.shown!.moves[0]!);
    await mover.until(({ shown }) => shown!.seen !== seen);
  }
};

/** Two players agree on undos over and over, so that every visit replays a game many times. */
export const undoStorm: Attack = {
  name: 'undo storm',
  run: async (ground, isShort) => {
    // Its clock can be advanced: a seat has to wait between proposals.
    const house = await House.open();
    ground.later(() => house.stop());
    const pair = await pairAt(house.origin, { game: 'course-autour-du-monde' });
    const { id, people } = pair;
    await playOn(pair, MOVES);
    const most = isShort ? 5 : 60;
    let [count, last] = [0, 'ok'];
    while (count < most && last === 'ok') {
      house.time += LIMITS.proposalPause * 1000;
      last = await people[0].outcome('POST', `/api/tables/${id}/propose`, { kind: 'back' });
      if (last !== 'ok') break;
      const { proposal } = TableFacts.parse((await people[0].call('GET', `/api/tables/${id}`))['table']);
      last = await people[1].outcome('POST', `/api/tables/${id}/answer`, { proposal: proposal!.number, agrees: true });
      count += 1;
      await playOn(pair, MOVES_BETWEEN);
    }
    await house.stop();
    await house.start();
    const { row } = (await house.hub.hold(id)).table;
    const tried = `${count} undos, the last: ${last}`;
    return held(tried, row.status !== 'playing' && `the table is ${row.status} after a restart`);
  },
};
