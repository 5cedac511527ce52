import { lineCents } from '#core/cart/cart.ts';
import { checkoutTotals, type AppliedDiscount } from '#core/checkout/coupon.ts';
import { formatMoney, money } from '#core/money.ts';
import { useCart } from '../../cart-context.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { HereNotice } from './here-notice.tsx';
import { useDaysStart } from './use-days-start.ts';

type Properties = Readonly<{ discount: AppliedDiscount | null; onReview: () => void }>;

/** What is being bought and what it comes to. */
export function OrderSummary({ discount, onReview }: Properties) {
  const t = useMessages('checkout');
  const language = useLanguage();
  const { items } = useCart();
  const daysStart = useDaysStart();
  const inWords = (cents: number) => formatMoney(money(cents), language);
  const { subtotalCents, discountCents, totalCents } = checkoutTotals(items, discount);
  return (
    <section aria-label={t('summary')} className="order-summary">
      <h3 className="text-lg">{t('summary')}</h3>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item.packageId} className="flex items-baseline justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">
                {t('line', { count: item.quantity, title: item.title })}
              </span>
              <span className="block text-sm text-ink-soft">
                {t('details', { data: item.data, validity: item.validity })}
              </span>
              <span className="block text-[0.8125rem] leading-snug text-ink-soft">
                {daysStart.get(item.packageId)}
              </span>
            </span>
            <span className="figure shrink-0">{inWords(lineCents(item))}</span>
          </li>
        ))}
      </ul>
      <HereNotice onReview={onReview} />
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5 border-t border-line pt-3">
        {discount === null ? null : (
          <>
            <dt className="text-ink-soft">{t('subtotal')}</dt>
            <dd className="text-right">{inWords(subtotalCents)}</dd>
            <dt className="text-ink-soft">{t('discount', { code: discount.code })}</dt>
            <dd className="text-right text-good">{inWords(-discountCents)}</dd>
          </>
        )}
        <dt className="font-semibold">{t('total')}</dt>
        <dd className="figure text-right text-2xl">{inWords(totalCents)}</dd>
      </dl>
    </section>
  );
}
