import type { SubmitEvent } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { ChangedNotice } from './changed-notice.tsx';
import { CouponField } from './coupon/coupon-field.tsx';
import { Disclaimer } from './consent/disclaimer.tsx';
import { EmailField } from './email-field.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PayBar } from './pay-bar.tsx';
import { LegalLines, TrustLines } from './trust-lines.tsx';
import { useCheckoutForm, type CheckoutFormState } from './use-checkout-form.ts';
import { WithdrawalConsent } from './consent/withdrawal-consent.tsx';

type Properties = Readonly<{ isOpen: boolean; onReview: () => void; onClose: () => void }>;

export function CheckoutForm({ isOpen, onReview, onClose }: Properties) {
  const form = useCheckoutForm(isOpen);
  const { items, coupon, state } = form;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void form.pay();
  };
  if (items.length === 0) return <EmptyCheckout onClose={onClose} />;
  return (
    <form noValidate className="checkout-form" onSubmit={submit}>
      <div className="checkout-side">
        <OrderSummary
          items={items}
          discount={coupon.discount}
          coupon={<CouponField coupon={coupon} />}
          onReview={onReview}
        />
        <ChangedNotice outcome={form.outcome} onReview={onReview} />
      </div>
      <Decisions form={form} />
      <TrustLines />
      <PayBar state={state} items={items} discount={coupon.discount} />
    </form>
  );
}

function Decisions({ form }: Readonly<{ form: CheckoutFormState }>) {
  const { email, disclaimer, withdrawal, inputs, gaps } = form;
  return (
    <div className="checkout-main">
      <EmailField
        input={inputs.email}
        value={email.value}
        isFixed={email.isFixed}
        message={useEmailMessage(gaps)}
        onChange={email.type}
      />
      <Disclaimer
        input={inputs.disclaimer}
        isTicked={disclaimer.isTicked}
        isMissing={gaps.includes('disclaimer')}
        deviceAnswer={form.deviceAnswer}
        onTick={disclaimer.tick}
      />
      <WithdrawalConsent
        input={inputs.withdrawal}
        withdrawal={withdrawal}
        isMissing={gaps.includes('withdrawal')}
      />
      <LegalLines />
    </div>
  );
}

function useEmailMessage(gaps: CheckoutFormState['gaps']): string | null {
  const t = useMessages('checkout');
  if (gaps.includes('email')) return t('emailMissing');
  return gaps.includes('email-unreadable') ? t('emailUnreadable') : null;
}
