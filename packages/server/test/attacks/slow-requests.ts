import type { Attack } from './attack.ts';
import { held, isWell } from './attack.ts';
import { halfRequest, happens } from './sockets.ts';

const HALVES = [
  '',
  'GET /api/me HTTP/1.1\r\nHost: x\r\n',
  'POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{',
];

/** Connections that send nothing, half a header or half a body. */
export const slowRequests: Attack = {
  name: 'slow requests',
  run: async (ground, isShort) => {
    const server = await ground.start({ REQUEST_TIMEOUT: '1000' });
    const count = isShort ? 30 : 150;
    const sockets = await Promise.all(
      Array.from({ length: count }, (_, index) => halfRequest(server.origin, HALVES[index % HALVES.length]!)),
    );
    ground.later(() => sockets.forEach((socket) => socket.destroy()));
    const well = await isWell(server);
    await Promise.all(sockets.filter(({ destroyed }) => !destroyed).map((socket) => happens(socket, 'close')));
    return held(`${count} half requests`, !(well && (await isWell(server))) && 'others were not served');
  },
};
