import type { TopupOffer } from '#contract/orders/topups.ts';
import { formatMoney, money } from '#core/money.ts';
import { CouponField } from '../../../checkout/coupon/coupon-field.tsx';
import { WithdrawalConsent } from '../../../checkout/consent/withdrawal-consent.tsx';
import { EmailField } from '../../../checkout/email-field.tsx';
import { LegalLines } from '../../../checkout/trust-lines.tsx';
import checkoutStyles from '../../../checkout/checkout.css?url';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { TopupTarget } from '../topup-target.ts';
import { AfterCard } from './after-card.tsx';
import { OfferList } from './offer-list.tsx';
import { PurchaseBar } from './purchase-bar.tsx';
import { RepeatDialog } from './repeat-dialog.tsx';
import { usePurchase } from './use-purchase.ts';

type Properties = Readonly<{
  target: TopupTarget;
  offers: readonly TopupOffer[];
  packageId: string | null;
  /** A price changed or an offer is gone: the list must be read again. */
  onOutdated: () => void;
}>;

/** Choose a top-up and pay for it. With everything chosen it takes two presses: the consent and the button. */
export function PurchaseForm({ target, offers, packageId, onOutdated }: Properties) {
  const t = useMessages('topup');
  const language = useLanguage();
  const purchase = usePurchase({ target, offers, packageId, onOutdated });
  const { form, chosen } = purchase;
  const isMissing = packageId !== null && !offers.some((offer) => offer.packageId === packageId);
  return (
    <form {...form.frame} className="topup-form" onSubmit={purchase.pay}>
      <link rel="stylesheet" href={checkoutStyles} precedence="feature" />
      <div className="topup-main">
        <p role="status" className="notice-card empty:hidden">
          {isMissing ? t('packageMissing') : null}
        </p>
        <OfferList
          target={target}
          offers={offers}
          chosen={chosen}
          field={form.text('packageId')}
          onChoose={purchase.choose}
        />
        {chosen === null ? null : <AfterCard target={target} topup={chosen} />}
      </div>
      <div className="topup-pay">
        <EmailField
          {...form.text('email')}
          isFixed={purchase.isEmailFixed}
          hint={t(purchase.isEmailFixed ? 'emailFixed' : 'emailHint')}
        />
        <CouponField coupon={purchase.coupon} />
        <WithdrawalConsent {...form.tick('withdrawal')} text={purchase.withdrawal.text} />
        <LegalLines />
      </div>
      <PurchaseBar target={target} purchase={purchase} />
      {chosen === null ? null : (
        <RepeatDialog
          what={`${chosen.data}, ${t('days', { count: chosen.validityDays })}, ${formatMoney(money(purchase.totalCents), language)}`}
          question={purchase.question}
          onBuy={purchase.buyAgain}
          onClose={purchase.keepOne}
        />
      )}
    </form>
  );
}
