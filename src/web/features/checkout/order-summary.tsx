import type { ReactNode } from 'react';
import { Globe } from 'lucide-react';
import { lineCents, type Cart, type CartItem } from '#core/cart/cart.ts';
import { checkoutTotals, type AppliedDiscount } from '#core/checkout/coupon.ts';
import { formatMoney, money } from '#core/money.ts';
import type { LocalizedOffers } from '../../api/fetch-offers.ts';
import { TotalHint } from '../../currency/total-hint.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Flag } from '../../ui/flag.tsx';
import { ItemDaysStart } from './item-days-start.tsx';
import { SameCountryWarning } from './same-country-warning.tsx';

type Properties = Readonly<{
  items: Cart;
  texts: LocalizedOffers;
  discount: AppliedDiscount | null;
  /** The coupon field, between the items and the total. */
  coupon: ReactNode;
  onReview: () => void;
}>;

/** The items and the total, as a receipt. */
export function OrderSummary({ items, texts, discount, coupon, onReview }: Properties) {
  const t = useMessages('checkout');
  return (
    <section aria-label={t('summary')} className="receipt">
      <div className="receipt-part">
        <div className="flex items-center justify-between gap-3">
          <h3 className="text-lg">{t('summary')}</h3>
          <button type="button" className="text-button -my-2" onClick={onReview}>
            {t('edit')}
          </button>
        </div>
        <ul className="grid gap-3">
          {items.map((item) => (
            <Line
              key={item.packageId}
              // A changed price is said before it is shown.
              item={{ ...item, ...texts.plans.get(item.packageId), priceCents: item.priceCents }}
              daysStart={texts.daysStart.get(item.packageId) ?? null}
              extras={texts.extras.get(item.packageId) ?? []}
            />
          ))}
        </ul>
        <SameCountryWarning items={items} onReview={onReview} />
      </div>
      <div className="receipt-part receipt-torn">{coupon}</div>
      <div className="receipt-part receipt-torn">
        <Totals items={items} discount={discount} />
      </div>
    </section>
  );
}

type LineProperties = Readonly<{ item: CartItem; daysStart: string | null; extras: readonly string[] }>;

function Line({ item, daysStart, extras }: LineProperties) {
  const t = useMessages('checkout');
  const language = useLanguage();
  return (
    <li className="receipt-line">
      <span className="flex justify-center self-start pt-1">
        {item.countryCode === null ? (
          <Globe aria-hidden="true" className="size-5 text-sea" />
        ) : (
          <Flag countryCode={item.countryCode} />
        )}
      </span>
      <span>
        <span className="block font-medium wrap-anywhere">
          {t('line', { count: item.quantity, title: item.title })}
        </span>
        <span className="block text-sm text-ink-soft">
          {[t('details', { data: item.data, validity: item.validity }), ...extras].join(' · ')}
        </span>
      </span>
      <span className="figure">{formatMoney(money(lineCents(item)), language)}</span>
      <span className="receipt-line-more">
        <ItemDaysStart item={item} text={daysStart} />
      </span>
    </li>
  );
}

function Totals({ items, discount }: Readonly<{ items: Cart; discount: AppliedDiscount | null }>) {
  const t = useMessages('checkout');
  const language = useLanguage();
  const priceText = (cents: number) => formatMoney(money(cents), language);
  const { subtotalCents, discountCents, totalCents } = checkoutTotals(items, discount);
  return (
    <>
      <dl className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1.5">
        {discount === null ? null : (
          <>
            <dt className="text-ink-soft">{t('subtotal')}</dt>
            <dd className="text-right">{priceText(subtotalCents)}</dd>
            <dt className="text-ink-soft">
              {t('discount', { code: discount.code })}
              {discount.description === null ? null : (
                <span className="block text-sm">{discount.description}</span>
              )}
            </dt>
            <dd className="text-right text-good">{priceText(-discountCents)}</dd>
          </>
        )}
        <dt className="text-lg font-semibold">{t('total')}</dt>
        <dd className="figure text-right text-3xl">{priceText(totalCents)}</dd>
      </dl>
      <div className="receipt-notes">
        <TotalHint cents={totalCents} />
        <p className="text-sm text-ink-soft">{t('totalNote')}</p>
      </div>
    </>
  );
}
