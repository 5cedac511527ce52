import { isIPv6 } from 'node:net';

/**
 * The address that a request counts for. Each of our proxies appends the address it saw to X-Forwarded-For.
 * So with N proxies only the N-th entry from the right is reliable; entries left of it are written by the
 * caller. Without proxies the header is ignored.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === undefined) return withoutMapping(peer);
  const entries = forwardedFor.split(',');
  const header = entries[entries.length - trustedHops]?.trim();
  // With fewer entries than we have proxies, the request did not come through them.
  return withoutMapping(header === undefined || header === '' ? peer : header);
}

/** An IPv4 peer of an IPv6 socket is written ::ffff:1.2.3.4. */
function withoutMapping(address: string): string {
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address;
}

/**
 * The key that rate limits count by. One household or server has a whole IPv6 /64, so it counts as one
 * client.
 */
export function clientGroup(address: string): string {
  if (!address.includes(':') || !isIPv6(address)) return address;
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const full = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${full
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

export function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1';
}
