import { ShoppingBag } from 'lucide-react';
import { totalCents, type Cart } from '#core/cart/cart.ts';
import { formatMoney, money } from '#core/money.ts';
import type { LocalizedOffers } from '../../../api/fetch-offers.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { useMessages } from '../../../language/use-messages.ts';
import type { useBuyNow } from './use-buy-now.ts';

type Properties = Readonly<{ buyNow: ReturnType<typeof useBuyNow>; texts: LocalizedOffers }>;

/** What else the order of "Buy now" contains, with one press to leave it in the cart. */
export function BuyNowNotice({ buyNow, texts }: Properties) {
  const t = useMessages('checkout');
  const { others, isAlone, chooseAlone } = buyNow;
  const values = useOthersInWords(others, texts);
  if (others.length === 0) return null;
  const sentences = [
    { isShown: !isAlone, text: t('buyNow.also', values) },
    { isShown: isAlone, text: t('buyNow.later', values) },
  ];
  return (
    <div className="changed-notice">
      <ShoppingBag aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-warn" />
      <div className="grid gap-1">
        {/* In the same place, so that nothing moves when one replaces the other. */}
        <div role="status" className="grid font-semibold *:col-start-1 *:row-start-1">
          {sentences.map(({ isShown, text }) => (
            <p key={text} className={isShown ? 'wrap-anywhere' : 'invisible wrap-anywhere'}>
              {text}
            </p>
          ))}
        </div>
        <button
          type="button"
          className="text-button justify-self-start"
          onClick={() => chooseAlone(!isAlone)}
        >
          {t(isAlone ? 'buyNow.all' : 'buyNow.onlyThis')}
        </button>
      </div>
    </div>
  );
}

/** One plan is named; more are counted. */
function useOthersInWords(others: Cart, { plans }: LocalizedOffers) {
  const t = useMessages('checkout');
  const language = useLanguage();
  const [first] = others;
  const title = first === undefined ? '' : (plans.get(first.packageId)?.title ?? first.title);
  const quantity = first?.quantity ?? 1;
  return {
    count: others.length,
    title: quantity === 1 ? title : t('line', { count: quantity, title }),
    data: first === undefined ? '' : (plans.get(first.packageId)?.data ?? first.data),
    price: formatMoney(money(totalCents(others)), language),
  };
}
