import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { Clock } from '#core/clock.ts';
import type { TopupTarget } from './find-topups.ts';
import { whyNoTopupPossible, type NoTopupReason } from './topup-possible.ts';

export type TopupCheck =
  | { kind: 'possible'; iccid: string }
  | { kind: 'refused'; reason: NoTopupReason }
  /** The network cannot say now. */
  | { kind: 'unavailable' };

type Needs = Readonly<{ network: Pick<EsimProvider, 'readTopups'>; clock: Clock }>;

/** Whether this eSIM takes this package, read from the network immediately before the customer pays. */
export async function checkTopup(
  { network, clock }: Needs,
  target: TopupTarget,
  packageId: string,
): Promise<TopupCheck> {
  const against = target.kind === 'own' ? whyNoTopupPossible(target.esim, clock.now()) : null;
  if (against !== null) return { kind: 'refused', reason: against };
  const iccid = target.kind === 'own' ? target.esim.iccid : target.iccid;
  const read = await network.readTopups(iccid);
  if (read.kind === 'try-later' || read.kind === 'unknown') return { kind: 'unavailable' };
  const fitting = read.kind === 'read' ? read.value : [];
  if (fitting.some((offer) => offer.packageId === packageId)) return { kind: 'possible', iccid };
  return {
    kind: 'refused',
    reason: target.kind === 'own' && fitting.length === 0 ? 'not-rechargeable' : 'none',
  };
}
