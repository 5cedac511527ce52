import type { EsimProvider } from '#core/esims/esim-provider.ts';
import type { NoTopupReason, TopupTargetEsim } from './topup-possible.ts';

/** The eSIM to top up: the customer's own, or any other by its ICCID, about which nothing is revealed. */
export type TopupTarget =
  | Readonly<{ kind: 'own'; esim: TopupTargetEsim }>
  | Readonly<{ kind: 'typed'; iccid: string }>;

export interface ReturnedEsims {
  /** Whether this is an eSIM of ours that its owner returns, or whose price was refunded. */
  isReturned(iccid: string): Promise<boolean>;
}

export type ReadFittingNeeds = Readonly<{
  network: Pick<EsimProvider, 'readTopups'>;
  returned: ReturnedEsims;
}>;

type Fitting =
  /** `whenNone`: the reason to give when none of them can be bought. */
  | Readonly<{ kind: 'read'; packageIds: readonly string[]; whenNone: NoTopupReason }>
  /** The network cannot say now. */
  | Readonly<{ kind: 'unavailable' }>;

type Read = Awaited<ReturnType<EsimProvider['readTopups']>>;

/**
 * The packages that the network offers for an eSIM. Every typed ICCID costs the same reads, so the time of a response
 * does not tell whether it is one of ours.
 */
export async function readFitting(
  { network, returned }: ReadFittingNeeds,
  target: TopupTarget,
): Promise<Fitting> {
  const iccid = target.kind === 'own' ? target.esim.iccid : target.iccid;
  const isReturned = target.kind === 'typed' && (await returned.isReturned(iccid));
  const read = await network.readTopups(iccid);
  if (read.kind === 'try-later' || read.kind === 'unknown') return { kind: 'unavailable' };
  const packageIds = read.kind === 'read' ? read.value.map(({ packageId }) => packageId) : [];
  if (target.kind === 'typed')
    return { kind: 'read', packageIds: isReturned ? [] : packageIds, whenNone: 'none' };
  return { kind: 'read', packageIds, whenNone: reasonOf(read) };
}

/** The network may have recycled the eSIM since it was last read. */
function reasonOf(read: Read): NoTopupReason {
  if (read.kind === 'recycled') return 'recycled';
  return read.kind === 'read' && read.value.length > 0 ? 'none' : 'not-rechargeable';
}
