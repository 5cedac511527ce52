import { planEnd, type PlanEnd } from '../dashboard/plan-end.ts';
import { noInstallReason } from './no-install-reason.ts';
import { canBeInstalled } from './shown-codes.ts';

type Esim = Parameters<typeof noInstallReason>[0] &
  Parameters<typeof planEnd>[0] &
  Readonly<{ firstConnectedAt: string | null }>;

/** What the copy says. `ended` null: nothing has ended. `isUsed`: it has connected, so it is on a phone. */
export type KeptCopy = Readonly<{ ended: PlanEnd | null; isUsed: boolean }>;

/**
 * What becomes of the copy of an eSIM that a device keeps: it is deleted when its buyer should not install the eSIM any
 * more, and says otherwise whether it is in use or how its plan ended.
 */
export function keptCopy(esim: Esim, now: Date): 'delete' | KeptCopy {
  if (!canBeInstalled(esim.display) || noInstallReason(esim) !== null) return 'delete';
  return { ended: planEnd(esim, now), isUsed: esim.firstConnectedAt !== null };
}
