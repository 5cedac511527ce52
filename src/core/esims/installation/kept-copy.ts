import { planEnd, type PlanEnd } from '../dashboard/plan-end.ts';
import { noInstallReason } from './no-install-reason.ts';
import { canBeInstalled } from './shown-codes.ts';

type Esim = Parameters<typeof noInstallReason>[0] & Parameters<typeof planEnd>[0];

/**
 * What becomes of the copy of an eSIM that a device keeps: it is deleted when its buyer should not install the eSIM any
 * more, and says how the plan ended. Null: nothing has ended.
 */
export function keptCopy(esim: Esim, now: Date): 'delete' | PlanEnd | null {
  if (!canBeInstalled(esim.display) || noInstallReason(esim) !== null) return 'delete';
  return planEnd(esim, now);
}
