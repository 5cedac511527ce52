import type { Clock } from '#core/clock.ts';
import { readFitting, type ReadFittingNeeds, type TopupTarget } from './read-fitting.ts';
import { whyNoTopupPossible, type NoTopupReason } from './topup-possible.ts';

export type TopupCheck =
  | { kind: 'possible'; iccid: string }
  | { kind: 'refused'; reason: NoTopupReason }
  /** The network cannot say now. */
  | { kind: 'unavailable' };

type Needs = ReadFittingNeeds & Readonly<{ clock: Clock }>;

/** Whether this eSIM takes this package, read from the network immediately before the customer pays. */
export async function checkTopup(needs: Needs, target: TopupTarget, packageId: string): Promise<TopupCheck> {
  const against = target.kind === 'own' ? whyNoTopupPossible(target.esim, needs.clock.now()) : null;
  if (against !== null) return { kind: 'refused', reason: against };
  const fitting = await readFitting(needs, target);
  if (fitting.kind === 'unavailable') return fitting;
  if (!fitting.packageIds.includes(packageId)) return { kind: 'refused', reason: fitting.whenNone };
  return { kind: 'possible', iccid: target.kind === 'own' ? target.esim.iccid : target.iccid };
}
