import { BlockList, isIP } from 'node:net';

/** Networks that are not part of the public internet (IANA special-purpose registries). */
const NOT_PUBLIC: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of IPv6, only global unicast is public, without documentation and tunnels that embed an IPv4 address. */
const UNICAST = ['2000::', 3] as const;
const NOT_PUBLIC_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, bits] of NOT_PUBLIC) blocked.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of NOT_PUBLIC_V6) blocked.addSubnet(network, bits, 'ipv6');
const unicast = new BlockList();
unicast.addSubnet(...UNICAST, 'ipv6');

/** Whether an address is on the public internet: not private, loopback, link-local, multicast, mapped or reserved. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !blocked.check(address, 'ipv4');
  return isIP(address) === 6 && unicast.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
};
