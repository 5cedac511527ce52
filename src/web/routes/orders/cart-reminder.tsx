import { useParams } from 'react-router';
import { restoreCart } from '#core/cart/cart-awaiting-payment.ts';
import { useCart } from '../../cart/cart-context.ts';
import { pageCart } from '../../features/cart/page-cart.ts';
import { saveCartChoice } from '../../features/cart-reminder/cart-reminder-requests.ts';
import { RestoreCart } from '../../features/cart-reminder/restore-cart.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { StopMails } from '../../mail-links/stop-mails.tsx';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { NotFoundScreen } from '../../shell/not-found-screen.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

/** The links of a reminder of a cart. The server renders the same page for every link. */
export default function CartReminder() {
  const t = useMessages('subscriptions');
  const { open } = useCart();
  const { step, token = '' } = useParams();
  if (step !== 'restore' && step !== 'stop') return <NotFoundScreen />;
  const title = t(step === 'restore' ? 'cart.title' : 'end.cart.title');
  return (
    <div className="mx-auto max-w-3xl px-5">
      <PageHead title={title} description={t('cart.description')} isIndexed={false} hasPreview={false} />
      <PageTitle title={title} />
      <PersonalScreen>
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
      </PersonalScreen>
    </div>
  );
}
