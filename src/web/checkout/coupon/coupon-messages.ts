import type { CouponOutcome } from '#core/checkout/coupon.ts';
import { formatMoney, money } from '#core/money.ts';
import type { ToastText } from '../../ui/toasts/toast-store.ts';
import type { CheckoutI18n } from '../use-checkout-i18n.ts';

type CouponProblem = Exclude<CouponOutcome, { kind: 'applied' | 'empty' }>;
type RejectedCoupon = Extract<CouponOutcome, { kind: 'invalid' }>;

/** Null: the field itself shows the message, and keeps showing it. */
export function couponToast(outcome: CouponOutcome, { language, t }: CheckoutI18n): ToastText | null {
  switch (outcome.kind) {
    case 'failed':
    case 'invalid':
      return null;
    case 'empty':
      return { title: t('coupon.emptyTitle'), tone: 'bad' };
    case 'applied': {
      const amount = formatMoney(money(outcome.discount.amountCents), language);
      return {
        title: t('coupon.appliedTitle'),
        text: t('coupon.appliedText', { amount }),
        tone: 'good',
      };
    }
  }
}

export type CouponMessage = Readonly<{ title: string; text?: string }>;

/** The message beside the field. */
export function couponMessage(problem: CouponProblem, i18n: CheckoutI18n): CouponMessage {
  const { t } = i18n;
  if (problem.kind === 'invalid')
    return {
      title: t('coupon.invalidTitle'),
      text: `${rejectionText(problem, i18n)}. ${t(problem.wasApplied ? 'coupon.withoutIt' : 'coupon.unchanged')}`,
    };
  return { title: t('coupon.failed') };
}

/** The server's sentence is English; in Spanish the text is chosen by its code. */
function rejectionText({ message, reason }: RejectedCoupon, { language, t }: CheckoutI18n): string {
  if (language === 'en' && message !== null) return message;
  const { code, minimumCents } = reason;
  if (code !== 'minimum') return t(`coupon.reason.${code}`);
  if (minimumCents === null) return t('coupon.reason.minimumUnknown');
  return t('coupon.reason.minimum', { amount: formatMoney(money(minimumCents), language) });
}
