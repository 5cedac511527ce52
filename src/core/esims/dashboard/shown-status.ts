import type { EsimDisplay } from '../esim-display.ts';
import { noInstallReason, type NoInstallReason } from '../installation/no-install-reason.ts';
import { planEnd } from './plan-end.ts';

type Esim = Parameters<typeof noInstallReason>[0] & Parameters<typeof planEnd>[0];

export type ShownStatus = EsimDisplay | NoInstallReason;

/**
 * What the status of an eSIM is called. One that the customer should not install is not ready to install, and one whose
 * days are over has expired, whatever was left of its data and whatever the network said last.
 */
export function shownStatus(esim: Esim, now: Date): ShownStatus {
  const { display } = esim;
  const reason = display === 'ready_to_install' ? noInstallReason(esim) : null;
  if (reason !== null) return reason;
  return display !== 'recycled' && planEnd(esim, now)?.kind === 'days' ? 'expired' : display;
}
