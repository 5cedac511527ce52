import { useEffect, useState } from 'react';
import type { TopupCheckoutBody, TopupOffer } from '#contract/orders/topups.ts';
import { digestOf } from '#core/checkout/attempt.ts';
import type { ShownWithdrawal } from '#core/checkout/consent.ts';
import { explainTopupFailure, type TopupFailure } from '#core/topups/explain-topup-failure.ts';
import { topupAddress } from '#core/topups/links/topup-address.ts';
import { createPayment } from '../../../checkout/create-payment.ts';
import { submitKeys } from '../../../checkout/submit-keys.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useLocalizedPath } from '../../../language/use-localized-path.ts';
import { topupChoice } from '../topup-choice.ts';
import { targetBody, type TopupTarget } from '../topup-target.ts';

type Input = Readonly<{
  email: string;
  topup: TopupOffer;
  withdrawal: ShownWithdrawal;
  discountCode: string | null;
  isRepeatWanted: boolean;
}>;

export type BuyOutcome =
  | Readonly<{ kind: 'leave' }>
  /** `code` is the server's error code, if it sent one. */
  | Readonly<{ kind: 'failed'; why: TopupFailure; code: string | null }>;

/** Creates the payment page and opens it. */
export function useBuyTopup(target: TopupTarget) {
  const language = useLanguage();
  const path = useLocalizedPath();
  const { anonKey } = usePageFacts();
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // The browser's Back button restores the page in the state in which it was left: on its way to the payment page.
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setIsLeaving(false);
    };
    window.addEventListener('pageshow', reopen);
    return () => window.removeEventListener('pageshow', reopen);
  }, []);

  const buy = async ({ topup, ...input }: Input): Promise<BuyOutcome> => {
    const { packageId, priceCents } = topup;
    const body: TopupCheckoutBody = { ...input, language, target: targetBody(target), packageId, priceCents };
    const keys = submitKeys(digestOf(JSON.stringify(body)));
    const made = await createPayment('/api/create-topup-checkout', body, { anonKey, keys });
    if (made.kind !== 'made') {
      const code = made.kind === 'refused' ? made.code : null;
      return { kind: 'failed', why: explainTopupFailure(made), code };
    }
    if (made.url === null || !/^https?:\/\//.test(made.url))
      return { kind: 'failed', why: 'failed', code: null };
    const choice = {
      esimId: target.kind === 'mine' ? target.esim.id : null,
      iccid: target.kind === 'typed' ? target.iccid : null,
      linkToken: target.kind === 'linked' ? target.linkToken : null,
      packageId,
    };
    topupChoice.keep(choice);
    // The browser's Back button loads this address again: with the choice in it, the same top-up is selected.
    window.history.replaceState(window.history.state, '', path(topupAddress(choice)));
    setIsLeaving(true);
    window.location.assign(made.url);
    return { kind: 'leave' };
  };

  return { isLeaving, buy };
}
