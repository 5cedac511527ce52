import type { EsimStatus } from './esim-provider.ts';

export type EsimDisplay =
  | 'active'
  | 'ready_to_install'
  | 'ready_to_activate'
  | 'pending'
  | 'expired'
  | 'finished'
  | 'recycled'
  | 'unknown';

/** What an eSIM's status is called on screen: a profile waits to be installed until the customer says that it is. */
export function esimDisplay(status: EsimStatus, isInstalled: boolean): EsimDisplay {
  if (status !== 'ready_to_activate') return status;
  return isInstalled ? 'ready_to_activate' : 'ready_to_install';
}
