import { pledgeTo } from '@ponts-bornes/kernel';
import type { PledgeFacts } from '@ponts-bornes/protocol';
import type { Seated } from './client.ts';

/** Waits until the server has closed a list with the pledge of this part. */
export const untilListed = async (seated: Seated, part: string): Promise<PledgeFacts> => {
  const listed = ({ facts, you }: Seated): PledgeFacts | null => {
    const pledges = facts?.pledges ?? null;
    const isListed = pledges?.isRevealing === true && pledges.seats[you?.seat ?? -1] === pledgeTo(part);
    return isListed ? pledges : null;
  };
  await seated.until((each) => listed(each) !== null);
  return listed(seated)!;
};

/** Reveals a part once its pledge is listed, like the web client. */
export const revealWhenAsked = async (seated: Seated, part: string): Promise<void> => {
  const { attempt } = await untilListed(seated, part);
  const answer = await seated.say({ t: 'reveal', attempt, part });
  if (answer.t !== 'done') throw new Error(`not revealed: ${JSON.stringify(answer)}`);
};
