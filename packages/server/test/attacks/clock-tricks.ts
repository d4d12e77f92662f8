import type { Attack } from './attack.ts';
import type { Seated } from '../client.ts';
import { held, pairAt } from './attack.ts';
import { findStep, playAndBack } from './take-back.ts';

const BANK = 300;
const INCREMENT = 120;

/** Seconds the player to move has left. */
const leftOf = ({ clock, you }: Seated): number => (clock!.left[you!.seat!] ?? 0) / 1000;

/** Tries to gain the clock's increment by playing and taking back. */
export const clockTricks: Attack = {
  name: 'clock tricks',
  run: async (ground, isShort) => {
    const { origin } = await ground.start();
    const pace = { kind: 'live', bank: BANK, increment: INCREMENT, choice: 60, answer: 1 } as const;
    const { seats } = await pairAt(origin, { game: 'course-autour-du-monde', pace });
    const step = await findStep(seats);
    if (step === null) return held('nothing', 'no step could be taken back');
    const before = leftOf(step.mover);
    const most = isShort ? 5 : 20;
    let count = 0;
    while (count < most && (await playAndBack(step)) === 'done') count += 1;
    const earned = leftOf(step.mover) - before;
    return held(`${count} pairs, ${Math.round(earned)} s earned`, earned > 0 && 'time was gained without a turn');
  },
};
