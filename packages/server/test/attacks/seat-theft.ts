import type { Attack } from './attack.ts';
import { guest, held, pairAt } from './attack.ts';

/** The host frees the seat of a player whose connection broke, and has an accomplice sit down and read the hand, or a weak bot play it. */
export const seatTheft: Attack = {
  name: 'seat theft by the host',
  run: async (ground) => {
    const { origin } = await ground.start();
    const { id, people, seats } = await pairAt(origin);
    const [host, victim] = people;
    await seats[0].until(({ facts }) => facts?.seats[1]?.isHere === true);
    seats[1].close();
    await seats[0].until(({ facts }) => facts?.seats[1]?.isHere === false);
    const freed = await host.outcome('POST', `/api/tables/${id}/seats/1/free`);
    const thief = await guest(origin, 'Carole');
    const taken = await thief.outcome('POST', `/api/tables/${id}/seats/1/take`);
    const bot = await host.outcome('POST', `/api/tables/${id}/seats/1/bot`, { level: 'curious' });
    const returned = await victim.outcome('POST', `/api/tables/${id}/return`);
    const tried = `free: ${freed}, take: ${taken}, bot: ${bot}, return: ${returned}`;
    return held(tried, (taken === 'ok' || bot === 'ok' || returned !== 'ok') && 'the seat went to somebody else');
  },
};
