import { useParams } from 'react-router';
import { restoreCart } from '#core/cart/cart-awaiting-payment.ts';
import { useCart } from '../../cart/cart-context.ts';
import { pageCart } from '../../features/cart/page-cart.ts';
import { saveCartChoice } from '../../features/cart-reminder/cart-reminder-requests.ts';
import { RestoreCart } from '../../features/cart-reminder/restore-cart.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { checkStep } from '../../mail-links/check-step.ts';
import { MailLinkPage } from '../../mail-links/mail-link-page.tsx';
import { StopMails } from '../../mail-links/stop-mails.tsx';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';

export const loader = checkStep(['restore', 'stop']);

/** The links of a reminder of a cart. */
export default function CartReminder() {
  const t = useMessages('subscriptions');
  const { open } = useCart();
  const { step, token = '' } = useParams();
  if (step !== 'restore' && step !== 'stop') return <NotFoundScreen />;
  const title = t(step === 'restore' ? 'cart.title' : 'end.cart.title');
  return (
    <MailLinkPage title={title} description={t('cart.description')}>
      {step === 'restore' ? (
        <RestoreCart
          key={token}
          token={token}
          onItems={(items) => pageCart.change((cart) => restoreCart(cart, items))}
          onOpen={open}
        />
      ) : (
        <StopMails key={token} token={token} about="cart" save={saveCartChoice} />
      )}
    </MailLinkPage>
  );
}
