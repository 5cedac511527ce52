import { BuyNowNotice } from './buy-now/buy-now-notice.tsx';
import { ChangedNotice } from './changed-notice.tsx';
import { CouponField } from '../../checkout/coupon/coupon-field.tsx';
import { WithdrawalConsent } from '../../checkout/consent/withdrawal-consent.tsx';
import { EmailField } from '../../checkout/email-field.tsx';
import { LegalLines, TrustLines } from '../../checkout/trust-lines.tsx';
import styles from '../../checkout/checkout.css?url';
import { Disclaimer } from './disclaimer.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { GiftSection } from './gift/gift-section.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayBar } from './pay-bar.tsx';
import { ReminderChoice } from './reminder-choice.tsx';
import { useOfferTexts } from './use-offer-texts.ts';
import { useCheckoutForm, type CheckoutFormState } from './use-checkout-form.ts';

type Properties = Readonly<{ isOpen: boolean; onReview: () => void }>;

export function CheckoutForm({ isOpen, onReview }: Properties) {
  const checkout = useCheckoutForm(isOpen);
  const { items, coupon, state, form, buyNow } = checkout;
  const texts = useOfferTexts();
  if (items.length === 0) return <EmptyCheckout />;
  return (
    <form {...form.frame} className="checkout-form" onSubmit={checkout.pay}>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <div className="checkout-side">
        <BuyNowNotice buyNow={buyNow} texts={texts} />
        <OrderSummary
          items={items}
          texts={texts}
          discount={coupon.discount}
          coupon={<CouponField coupon={coupon} />}
          onReview={onReview}
        />
        <ChangedNotice outcome={checkout.outcome} onReview={onReview} />
      </div>
      <Decisions checkout={checkout} />
      <TrustLines />
      <PayBar state={state} items={items} discount={coupon.discount} missing={form.markedCount} />
    </form>
  );
}

function Decisions({ checkout }: Readonly<{ checkout: CheckoutFormState }>) {
  const t = useMessages('checkout');
  const { form, withdrawalText, deviceAnswer, isEmailFixed, isGift, mustTickAgain } = checkout;
  const gift = form.tick('isGift');
  const chooseGift = (isChosen: boolean) => {
    gift.onTick(isChosen);
    // They were about another person's phone, and about another text.
    form.tick('disclaimer').onTick(false);
    form.tick('withdrawal').onTick(false);
  };
  return (
    <div className="checkout-main">
      <EmailField
        {...form.text('email')}
        isFixed={isEmailFixed}
        {...(isGift && { hint: t('emailHintGift') })}
      />
      <GiftSection
        tick={{ ...gift, onTick: chooseGift }}
        fields={{ text: form.text, buyerEmail: form.texts.email }}
      />
      {mustTickAgain ? <p className="font-semibold">{t('tickAgain')}</p> : null}
      <Disclaimer {...form.tick('disclaimer')} deviceAnswer={deviceAnswer} isGift={isGift} />
      <WithdrawalConsent {...form.tick('withdrawal')} text={withdrawalText} />
      <ReminderChoice {...form.tick('reminder')} />
      <LegalLines />
    </div>
  );
}
