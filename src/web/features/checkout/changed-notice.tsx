import { TriangleAlert } from 'lucide-react';
import type { CheckoutOutcome } from '#core/checkout/submit-checkout.ts';
import { useMessages } from '../../language/use-messages.ts';

type Properties = Readonly<{ outcome: CheckoutOutcome | null; onReview: () => void }>;

/** Changed prices and missing plans are corrected in the cart, which marks them. */
export function ChangedNotice({ outcome, onReview }: Properties) {
  const t = useMessages('checkout');
  const change = changeOf(outcome);
  if (change === null) return null;
  return (
    <div className="changed-notice">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="grid gap-1">
        <p className="font-semibold">{t(`changed.${change}.title`)}</p>
        <p>{t(`changed.${change}.text`)}</p>
        <button type="button" className="text-button justify-self-start" onClick={onReview}>
          {t('review')}
        </button>
      </div>
    </div>
  );
}

function changeOf(outcome: CheckoutOutcome | null): 'prices-updated' | 'items-unavailable' | null {
  if (outcome?.kind === 'unavailable') return 'items-unavailable';
  if (outcome?.kind !== 'failed') return null;
  return outcome.why === 'prices-updated' || outcome.why === 'items-unavailable' ? outcome.why : null;
}
