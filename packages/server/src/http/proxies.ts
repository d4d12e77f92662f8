import { BlockList, isIP } from 'node:net';
import type { IncomingMessage } from 'node:http';

/** Whether a hop on a request's path is one of our proxies, whose headers are trusted. */
export type Trusts = (address: string, hop: number) => boolean;

/** @param proxies the number of proxies in front, or their addresses and networks, separated by commas */
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

/** The part of a request that shows where it comes from. */
interface Sent {
  readonly socket: { readonly remoteAddress?: string | undefined };
  readonly headers: IncomingMessage['headers'];
}

/** The address that a request comes from: the last one on its path that is not a proxy of ours. */
export const clientAddress = ({ socket, headers }: Sent, trusts: Trusts): string => {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',');
  const before = forwarded.map((address) => address.trim()).filter((address) => address !== '');
  const path = [socket.remoteAddress ?? '', ...before.toReversed()];
  return path.find((address, hop) => !trusts(address, hop)) ?? path.at(-1)!;
};

const LOOPBACK = listOf(['127.0.0.0/8', '::1']);
/** Headers that proxies add. */
const SIGNS_OF_A_PROXY = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'];

/** Whether a request comes directly from this machine, and not through a proxy on it. */
export const isFromHere = ({ socket, headers }: IncomingMessage): boolean =>
  contains(LOOPBACK, socket.remoteAddress ?? '') && SIGNS_OF_A_PROXY.every((name) => headers[name] === undefined);

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** The request id set by a trusted proxy; anybody else could send another request's id. */
export const givenRequestId = ({ socket, headers }: IncomingMessage, trusts: Trusts): string | null => {
  const id = headers['x-request-id'];
  if (typeof id !== 'string' || !REQUEST_ID.test(id)) return null;
  return trusts(socket.remoteAddress ?? '', 0) ? id : null;
};
