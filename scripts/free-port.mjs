// Finds a free port for a program that can't choose one itself, or that has to keep it over a restart.
import { createServer } from 'node:net';

/**
 * Outside the range from which systems choose ports by themselves, for connections too: one of those could be taken
 * before the program listens on it.
 */
const [FIRST, COUNT] = [15_000, 15_000];

export const freePort = async () => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    const probe = createServer();
    const isFree = await new Promise((resolve) => {
      probe.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true));
    });
    if (!isFree) continue;
    await new Promise((resolve) => {
      probe.close(resolve);
    });
    return port;
  }
};
