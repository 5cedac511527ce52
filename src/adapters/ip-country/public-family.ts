import { BlockList, isIP } from 'node:net';

/** Addresses that belong to no country: loopback, private networks, carrier-grade NAT, documentation. */
const NOWHERE = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  NOWHERE.addSubnet(network, bits, 'ipv4');
}
const PUBLIC_IPV6 = new BlockList();
PUBLIC_IPV6.addSubnet('2000::', 3, 'ipv6');
NOWHERE.addSubnet('2001:db8::', 32, 'ipv6');

/**
 * The family of an address that may belong to a country; null for any other address, or for text that is no
 * address.
 */
export function publicFamily(address: string): 'ipv4' | 'ipv6' | null {
  const family = isIP(address);
  if (family === 4) return NOWHERE.check(address, 'ipv4') ? null : 'ipv4';
  if (family !== 6) return null;
  return PUBLIC_IPV6.check(address, 'ipv6') && !NOWHERE.check(address, 'ipv6') ? 'ipv6' : null;
}
