import { isIPv6 } from 'node:net';

/**
 * The address we hold responsible for a request. Each of our own proxies appends the address it saw to
 * X-Forwarded-For, so with N of them only the N-th entry from the right is true; everything left of it is
 * whatever the caller wrote. Without proxies the header counts for nothing.
 */
export function clientAddress(peer: string, forwardedFor: string | undefined, trustedHops: number): string {
  if (trustedHops === 0 || forwardedFor === undefined) return groupAddress(peer);
  const entries = forwardedFor.split(',');
  return groupAddress(entries[entries.length - trustedHops]?.trim() || peer);
}

/** One household or server holds a whole IPv6 /64, so it counts as one client. */
function groupAddress(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1] !== undefined) return mapped[1];
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : 8 - groups.length - after.length;
  const full = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${full.slice(0, 4).map((group) => group.toLowerCase().replace(/^0+(?=.)/, '')).join(':')}::/64`;
}

export function isLoopback(address: string): boolean {
  return address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';
}
