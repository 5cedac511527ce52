import { lineCents } from '#core/cart/cart.ts';
import { formatMoney, money } from '#core/money.ts';
import { OPEN_CART_HASH, OPEN_CHECKOUT_HASH, useCart } from '../../cart/cart-context.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { ScriptedButton } from '../../browser/scripted-button.tsx';
import { SimplePage } from '../../shell/simple-page.tsx';
import { buttonClass } from '../../ui/button.tsx';

export default function CheckoutCanceled() {
  const t = useMessages('account');
  const { open, pay } = useCart();
  return (
    <SimplePage
      title={t('checkoutCanceled.title')}
      description={t('checkoutCanceled.description')}
      lead={t('checkoutCanceled.lead')}
      isIndexed={false}
    >
      {/* The cart is known to the browser only: it appears below the buttons and above the end of the screen. */}
      <div className="tall-page mt-8">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <ScriptedButton href={OPEN_CHECKOUT_HASH} className={buttonClass('primary')} onPress={pay}>
            {t('checkoutCanceled.pay')}
          </ScriptedButton>
          <ScriptedButton href={OPEN_CART_HASH} className="quiet-link" onPress={open}>
            {t('checkoutCanceled.openCart')}
          </ScriptedButton>
          <LocalizedLink to="/plans" className="quiet-link">
            {t('browse')}
          </LocalizedLink>
          <LocalizedLink to="/contact" className="quiet-link">
            {t('contact')}
          </LocalizedLink>
        </div>
        <InCart />
      </div>
    </SimplePage>
  );
}

function InCart() {
  const t = useMessages('account');
  const language = useLanguage();
  const { items } = useCart();
  if (items.length === 0) return null;
  return (
    <section className="mt-8">
      <h2 className="text-xl">{t('checkoutCanceled.inCart')}</h2>
      <ul className="mt-3 grid rounded-card border border-line bg-card px-5 py-2">
        {items.map((item) => (
          <li key={item.packageId} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              <span className="block font-medium wrap-anywhere">
                {t('checkoutCanceled.line', { count: item.quantity, title: item.title })}
              </span>
              <span className="block text-sm text-ink-soft">
                {item.data} · {item.validity}
              </span>
            </span>
            <span className="figure shrink-0">{formatMoney(money(lineCents(item)), language)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
