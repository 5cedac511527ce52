import { useCart } from '../cart-context.ts';
import { useMessages } from '../language/use-messages.ts';
import { NextSteps } from '../shell/next-steps.tsx';
import { SimplePage } from '../shell/simple-page.tsx';
import { buttonClass } from '../ui/button.tsx';

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
      <button type="button" className={buttonClass('primary')} onClick={open}>
        {t('checkoutCanceled.openCart')}
      </button>
      <NextSteps
        steps={[
          { to: '/plans', label: t('browse') },
          { to: '/contact', label: t('contact') },
        ]}
      />
    </SimplePage>
  );
}
