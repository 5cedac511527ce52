import { BlockList, isIP } from 'node:net';

/** BlockList also finds an IPv4 address that is written as an IPv6 one (`::ffff:127.0.0.1`). */
const THIS_MACHINE = new BlockList();
THIS_MACHINE.addSubnet('127.0.0.0', 8, 'ipv4');
THIS_MACHINE.addAddress('0.0.0.0', 'ipv4');
THIS_MACHINE.addAddress('::1', 'ipv6');
THIS_MACHINE.addAddress('::', 'ipv6');

const PRIVATE_NETWORKS = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const) {
  PRIVATE_NETWORKS.addSubnet(network, bits, 'ipv4');
}
PRIVATE_NETWORKS.addSubnet('fc00::', 7, 'ipv6');
PRIVATE_NETWORKS.addSubnet('fe80::', 10, 'ipv6');

/** Whether the host of an address, as `URL` gives it, is the machine the shop runs on. */
export function isThisMachine(hostname: string): boolean {
  const host = plainHost(hostname);
  return host === 'localhost' || host.endsWith('.localhost') || isListed(THIS_MACHINE, host);
}

/** Whether customers on the internet cannot reach this host: this machine, or one of a private network. */
export function isLocalHost(hostname: string): boolean {
  return isThisMachine(hostname) || isListed(PRIVATE_NETWORKS, plainHost(hostname));
}

/** `[::1]` and `localhost.` are spellings of `::1` and `localhost`. */
function plainHost(hostname: string): string {
  return hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '');
}

function isListed(list: BlockList, host: string): boolean {
  const family = isIP(host);
  return family !== 0 && list.check(host, family === 4 ? 'ipv4' : 'ipv6');
}
