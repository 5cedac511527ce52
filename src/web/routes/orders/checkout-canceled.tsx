import { OPEN_CART_HASH, useCart } from '../../cart/cart-context.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { ScriptedButton } from '../../browser/scripted-button.tsx';
import { SimplePage } from '../../shell/simple-page.tsx';
import { buttonClass } from '../../ui/button.tsx';

export default function CheckoutCanceled() {
  const t = useMessages('account');
  const { open } = useCart();
  return (
    <SimplePage
      title={t('checkoutCanceled.title')}
      description={t('checkoutCanceled.description')}
      lead={t('checkoutCanceled.lead')}
      isIndexed={false}
    >
      <div className="mt-8 flex flex-wrap gap-3">
        <ScriptedButton href={OPEN_CART_HASH} className={buttonClass('primary')} onPress={open}>
          {t('checkoutCanceled.openCart')}
        </ScriptedButton>
        <LocalizedLink to="/plans" className={buttonClass('quiet')}>
          {t('browse')}
        </LocalizedLink>
        <LocalizedLink to="/contact" className={buttonClass('quiet')}>
          {t('contact')}
        </LocalizedLink>
      </div>
    </SimplePage>
  );
}
