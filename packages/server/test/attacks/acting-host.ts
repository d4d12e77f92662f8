import { LIMITS } from '@ponts-bornes/protocol';
import { House } from '../house.ts';
import type { Attack } from './attack.ts';
import { held, pairAt, guest } from './attack.ts';

/** A player waits until they act for the absent host, and gives the host's seat to an accomplice. */
export const actingHost: Attack = {
  name: 'seat theft by the acting host',
  run: async (ground) => {
    // Its clock can be advanced.
    const house = await House.open();
    ground.later(() => house.stop());
    const { id, people, seats } = await pairAt(house.origin);
    const [host, player] = people;
    await seats[1].until(({ facts }) => facts?.seats[0]?.isHere === true);
    seats[0].close();
    await seats[1].until(({ facts }) => facts?.seats[0]?.isHere === false);
    await house.pass(1000 * LIMITS.hostAbsence);
    await seats[1].until(({ facts }) => facts?.host.isActing === true);
    const thief = await guest(house.origin, 'Carole');
    const outcomes = {
      free: await player.outcome('POST', `/api/tables/${id}/seats/0/free`),
      bot: await player.outcome('POST', `/api/tables/${id}/seats/0/bot`, { level: 'easy' }),
      take: await thief.outcome('POST', `/api/tables/${id}/seats/0/take`),
      return: await host.outcome('POST', `/api/tables/${id}/return`),
    };
    const tried = Object.entries(outcomes).map(([name, outcome]) => `${name}: ${outcome}`);
    const { free, bot, take } = outcomes;
    const isStolen = [free, bot, take].includes('ok') || outcomes.return !== 'ok';
    return held(tried.join(', '), isStolen && 'the acting host disposed of a seat');
  },
};
