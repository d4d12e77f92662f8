import { Redis } from 'ioredis';
import { Nodes } from '../nodes.ts';
import type { Attack } from './attack.ts';
import { held } from './attack.ts';

/** Somebody with write access to Redis announces moves that nobody has played. */
export const forgedNews: Attack = {
  name: 'forged messages between nodes',
  run: async (ground, isShort) => {
    const nodes = await Nodes.open(1);
    ground.later(() => nodes.close());
    const [ada, blaise] = [await nodes.guest('Ada'), await nodes.guest('Blaise')];
    const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await blaise.call('POST', `/api/tables/${id}/seats/1/take`);
    await ada.call('POST', `/api/tables/${id}/begin`);
    const seats = [await ada.join(id), await blaise.join(id)];
    for (const seated of seats) await seated.until(({ shown }) => shown !== null);
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    const redis = new Redis(nodes.redis.url);
    const count = isShort ? 1 : 20;
    for (let number = 1; number <= count; number++) {
      const row = { table_id: id, number, kind: 'move', seat: seats.indexOf(mover), text: mover.shown!.moves[0] };
      const news = { t: 'entry', row: { ...row, request: null, spent: 0, at: Date.now() } };
      await redis.publish(`pb:table:${id}`, `forger ${JSON.stringify(news)}`);
      await redis.publish(`pb:table:${id}`, 'forger {"t":"entry","row":{"number":"x"}}');
    }
    redis.disconnect();
    // Later messages on the same path arrive after them.
    const { seen } = mover.shown!;
    const answer = await mover.play(mover.shown!.moves.at(-1)!);
    const tried = `${2 * count} forged messages; the next move: ${answer.t}`;
    const { log, row } = await nodes.told(id);
    if (row.status !== 'playing') return held(tried, `the table is ${row.status}`);
    if (answer.t !== 'done' || log.length !== 1) return held(tried, 'a forged move was accepted');
    await mover.until(({ shown }) => shown!.seen !== seen);
    const shown = mover.shown!.from + mover.shown!.lines.length;
    return held(tried, shown !== 1 && 'players were shown a move that nobody played');
  },
};
