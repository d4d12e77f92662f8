import { OwnTable } from '@ponts-bornes/protocol';
import type { Pace } from '@ponts-bornes/protocol';
import type { Client } from '../client.ts';
import type { Attack } from './attack.ts';
import { held, pairAt } from './attack.ts';
import { findStep, playAndBack } from './take-back.ts';

const PACES: readonly Pace[] = [
  { kind: 'live', bank: 300, increment: 120, choice: 60, answer: 1 },
  { kind: 'slow', days: 1, quiet: null },
];

/** When the time of the player to move runs out, in milliseconds. */
const dueAt = async (client: Client, id: string): Promise<number> => {
  const { tables } = await client.call('GET', '/api/me/tables');
  const own = (tables as unknown[]).map((table) => OwnTable.parse(table));
  return own.find(({ table }) => table.id === id)!.due!;
};

/** Tries to gain time by playing and taking back: the clock's increment, or the days of a move. */
export const clockTricks: Attack = {
  name: 'clock tricks',
  run: async (ground, isShort) => {
    const { origin } = await ground.start();
    const most = isShort ? 5 : 20;
    let [count, earned] = [0, 0];
    for (const pace of PACES) {
      const { id, people, seats } = await pairAt(origin, { game: 'course-autour-du-monde', pace });
      const step = await findStep(seats);
      if (step === null) return held('nothing', 'no step could be taken back');
      const before = await dueAt(people[0], id);
      for (let pair = 0; pair < most && (await playAndBack(step)) === 'done'; pair++) count += 1;
      earned = Math.max(earned, (await dueAt(people[0], id)) - before);
    }
    return held(`${count} pairs, ${earned} ms earned`, earned > 0 && 'time was gained without a turn');
  },
};
