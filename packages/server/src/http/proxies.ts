import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Whether a hop on the way of a request is a proxy of ours, whose word about the request is believed. */
export type Trusts = (address: string, hop: number) => boolean;

/** @param proxies how many there are in front, or their addresses and networks with commas between */
export const trustedProxies = (proxies: number | string): Trusts => {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  const list = listOf(proxies.split(',').map((part) => part.trim()));
  return (address) => contains(list, address);
};

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const contains = (list: BlockList, address: string): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const LOOPBACK = listOf(['127.0.0.0/8', '::1']);
/** What proxies say about those for whom they ask. */
const SIGNS_OF_A_PROXY = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request comes straight from this machine, and not through a proxy on it. */
export const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  contains(LOOPBACK, socket.remoteAddress ?? '') && SIGNS_OF_A_PROXY.every((name) => headers[name] === undefined);

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** The number that a proxy of ours has given to a request; what anybody else says could be that of another. */
export const givenRequestId = ({ socket, headers }: IncomingMessage, trusts: Trusts): string | null => {
  const id = headers['x-request-id'];
  if (typeof id !== 'string' || !REQUEST_ID.test(id)) return null;
  return trusts(socket.remoteAddress ?? '', 0) ? id : null;
};
