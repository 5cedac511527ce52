import type { LogFields } from '#core/log.ts';
import type { WholeConfig } from './assembly/assemble-shop.ts';

type Warning = Readonly<{ event: string; fields: LogFields }>;

/** What may be right but is usually a mistake; written to the log at start. */
export function configWarnings({
  role,
  services,
  trustedProxyHops,
}: Pick<WholeConfig, 'role' | 'services' | 'trustedProxyHops'>): readonly Warning[] {
  if (role === 'worker' || services.sandboxOrigin !== null || trustedProxyHops > 0) return [];
  return [
    {
      event: 'proxies-not-counted',
      fields: {
        reason:
          'TRUSTED_PROXY_HOPS is 0. Behind a proxy all visitors then count as one client and share its limits, so customers are refused. Set TRUSTED_PROXY_HOPS to the number of proxies in front of the shop; leave it at 0 only without any.',
      },
    },
  ];
}
