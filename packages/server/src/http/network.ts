import { isIPv4, isIPv6 } from 'node:net';

/** Longer than any address. */
const LONGEST = 45;

/**
 * The network to which requests, connections and attempts are charged: an IPv4 address, or the /64 of an IPv6 address,
 * because every household and every rented machine controls a whole /64.
 */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  const [bare = ''] = address.split('%');
  return isIPv6(bare) ? `${groupsOf(bare).slice(0, 4).join(':')}::/64` : address.slice(0, LONGEST);
};

/** The eight groups of an IPv6 address, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const [head = '', tail] = address.split('::');
  const before = partsOf(head);
  const after = tail === undefined ? [] : partsOf(tail);
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16));
};

/** A trailing IPv4 address takes the place of two groups, beyond the network prefix. */
const partsOf = (text: string): readonly string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));
