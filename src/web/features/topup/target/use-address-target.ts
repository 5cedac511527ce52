import { useLocation } from 'react-router';
import { linkTokenIn } from '#core/topups/links/topup-address.ts';
import type { TopupTarget } from '../topup-target.ts';
import { useLinkedTarget } from './use-linked-target.ts';
import { useMyTarget, type MyTarget } from './use-my-target.ts';

type RequestedTarget = Readonly<{
  esimId: string | null;
  isSignedIn: boolean;
  /** An ICCID is typed, so the address chooses nothing. */
  isTyped: boolean;
}>;

type AddressTarget = Readonly<{
  mine: MyTarget;
  isLoading: boolean;
  /** The link of a reminder chooses no eSIM any more. */
  isLinkEnded: boolean;
  target: TopupTarget | null;
}>;

/** The eSIM that the address chooses: the customer's own, otherwise that of a reminder's link. */
export function useAddressTarget({ esimId, isSignedIn, isTyped }: RequestedTarget): AddressTarget {
  const mine = useMyTarget({ esimId, isSignedIn });
  const own = mine.kind === 'ready' ? mine.value.target : null;
  const linkToken = linkTokenIn(useLocation().hash);
  const isNeeded = !isTyped && mine.kind !== 'loading' && own === null;
  const linked = useLinkedTarget({ linkToken, isNeeded });
  return {
    mine,
    isLoading: !isTyped && (mine.kind === 'loading' || linked.kind === 'loading'),
    isLinkEnded: linked.kind === 'ended',
    target: own ?? (linked.kind === 'found' ? linked.target : null),
  };
}
