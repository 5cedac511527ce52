import type { TopupOffers } from '../fetch-topup-offers.ts';
import type { TopupTarget } from '../topup-target.ts';
import { useTopupOffers } from '../use-topup-offers.ts';

type LinkedTarget =
  | Readonly<{ kind: 'none' | 'loading' }>
  /** It chooses no eSIM any more. */
  | Readonly<{ kind: 'ended' }>
  | Readonly<{ kind: 'found'; target: TopupTarget }>;

type LinkOptions = Readonly<{
  linkToken: string | null;
  /** False: the eSIM is chosen in another way. */
  isNeeded: boolean;
}>;

/** The eSIM that the link of a reminder chooses, for everyone who opens it. */
export function useLinkedTarget({ linkToken, isNeeded }: LinkOptions): LinkedTarget {
  const enabled = linkToken !== null && isNeeded;
  const { data, isPending } = useTopupOffers({ linkToken: linkToken ?? '' }, { enabled });
  if (!enabled) return { kind: 'none' };
  if (isPending) return { kind: 'loading' };
  if (data?.kind === 'unknown') return { kind: 'ended' };
  return { kind: 'found', target: { kind: 'linked', linkToken, iccidEnd: iccidEndOf(data) } };
}

function iccidEndOf(offers: TopupOffers | undefined): string | null {
  return (offers !== undefined && 'iccidEnd' in offers ? offers.iccidEnd : undefined) ?? null;
}
