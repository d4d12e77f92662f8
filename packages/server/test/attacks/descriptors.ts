import { eventually } from '../eventually.ts';
import type { Attack } from './attack.ts';
import { held, isWell, moverOf, pairAt } from './attack.ts';
import { halfRequest } from './sockets.ts';

const FILES = 400;

/** More connections than the process may have open files, with its own limits set far too high. */
export const descriptors: Attack = {
  name: 'descriptor exhaustion',
  run: async (ground, isShort) => {
    const env = { CONNECTIONS: '100000', MAX_CONNECTIONS: '100000' };
    const server = await ground.start(env, { files: FILES });
    const { seats } = await pairAt(server.origin);
    const count = isShort ? 500 : 2000;
    const half = 'GET / HTTP/1.1\r\n';
    const sockets = await Promise.all(Array.from({ length: count }, () => halfRequest(server.origin, half)));
    ground.later(() => sockets.forEach((socket) => socket.destroy()));
    const mover = await moverOf(seats);
    const gone = new Promise<null>((resolve) => mover.socket.once('close', () => resolve(null)));
    const answer = await Promise.race([mover.play(mover.shown!.moves[0]!), gone]);
    for (const socket of sockets) socket.destroy();
    const tried = `${count} connections, ${FILES} descriptors`;
    if (answer?.t !== 'done') return held(tried, 'players were disconnected');
    // Closed connections are noticed one by one.
    const recovered = eventually(async () => {
      if (!(await isWell(server))) throw new Error('the server did not recover');
    });
    return held(tried, await recovered.then(() => null, String));
  },
};
