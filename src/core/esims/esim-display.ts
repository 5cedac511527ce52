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

/** The display name of an eSIM's status: a profile is ready to install until the customer marks it as installed. */
export function esimDisplay(status: EsimStatus, isInstalled: boolean): EsimDisplay {
  if (status !== 'ready_to_activate') return status;
  return isInstalled ? 'ready_to_activate' : 'ready_to_install';
}

type Reported = Readonly<{ status: EsimStatus; installedAt: Date | null; firstConnectedAt: Date | null }>;

/** The same for an eSIM as stored: one that has connected is on a phone, also when nobody marked it. */
export function reportedDisplay({ status, installedAt, firstConnectedAt }: Reported): EsimDisplay {
  return esimDisplay(status, installedAt !== null || firstConnectedAt !== null);
}
