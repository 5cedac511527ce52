import type { TopupOffers } from '../fetch-topup-offers.ts';
import { targetBody, type TopupTarget } from '../topup-target.ts';
import { useTopupOffers } from '../use-topup-offers.ts';
import { TopupSkeleton } from '../topup-skeleton.tsx';
import { NoTopups } from './no-topups.tsx';
import { OffersFailed } from './offers-failed.tsx';
import { PurchaseForm } from './purchase-form.tsx';

type Properties = Readonly<{
  target: TopupTarget;
  /** The package of the card that the customer pressed; null when none was. */
  packageId: string | null;
}>;

/** The top-ups of one eSIM, from the shop's prices and the network's list. */
export function Purchase({ target, packageId }: Properties) {
  const { data, isPending, refetch } = useTopupOffers(targetBody(target));
  if (isPending) return <TopupSkeleton />;
  const response: TopupOffers = data ?? { kind: 'unavailable' };
  const newPlanPath = target.kind === 'mine' ? target.esim.newPlanPath : null;
  switch (response.kind) {
    case 'offers':
      return response.offers.length === 0 ? (
        <NoTopups reason="none" newPlanPath={newPlanPath} />
      ) : (
        <PurchaseForm
          target={target}
          offers={response.offers}
          packageId={packageId}
          onOutdated={() => void refetch()}
        />
      );
    case 'none':
      return <NoTopups reason={response.reason} newPlanPath={response.newPlanPath} />;
    case 'unknown':
      return <NoTopups reason="none" newPlanPath={null} />;
    case 'unavailable':
    case 'too-many':
      return <OffersFailed why={response.kind} newPlanPath={newPlanPath} onRetry={() => void refetch()} />;
  }
}
