import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** The first of these events. */
export const happens = (socket: Socket, ...events: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    for (const event of events) socket.once(event, () => resolve(event));
  });

/** A connection over which only this text was sent. */
export const halfRequest = async (origin: string, text: string): Promise<Socket> => {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {}).resume();
  if ((await happens(socket, 'connect', 'close')) === 'connect') socket.write(text);
  return socket;
};
