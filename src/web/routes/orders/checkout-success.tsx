import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { keptCheckout } from '../../checkout/kept-checkout.ts';
import { useCartAwaitingPayment } from '../../features/cart/use-cart-awaiting-payment.ts';
import { AppOffer } from '../../features/app-offer/app-offer.tsx';
import { GiftOfOrder } from '../../features/gifts/gift-of-order.tsx';
import styles from '../../features/installation/installation.css?url';
import { InstallOrder } from '../../features/installation/install-order.tsx';
import { GiftCodes } from '../../features/order-processing/gift-codes.tsx';
import { OrderProcessing } from '../../features/order-processing/order-processing.tsx';
import type { Order } from '../../features/order-processing/processing-view.ts';
import { dismissPromo } from '../../features/promo/promo-dismissal.ts';
import { HandOutLink } from '../../features/shares/hand-out/hand-out-link.tsx';
import { GuestCopies, OrderedEsimCopies } from '../../features/saved-esims/esim-copies.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';

export default function CheckoutSuccess() {
  const t = useMessages('order');
  const [query] = useSearchParams();
  const sessionId = query.get('session_id') ?? '';
  const { paid, unpaid } = useCartAwaitingPayment();
  const settleCart = useCallback(
    (outcome: 'paid' | 'failed', cartId: string | null) => {
      if (outcome === 'paid') {
        keptCheckout.forget();
        // It offers a discount on a first order.
        dismissPromo();
      }
      if (cartId === null) return;
      if (outcome === 'paid') paid(cartId);
      else unpaid(cartId);
    },
    [paid, unpaid],
  );
  return (
    <div className="mx-auto max-w-6xl px-5 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('title')} description={t('description')} isIndexed={false} />
      <PageTitle title={t('title')} />
      <noscript>
        <p className="mb-8 max-w-prose">{t('withoutScript')}</p>
      </noscript>
      <PersonalScreen>
        <OrderProcessing
          key={sessionId}
          subject="esim"
          sessionId={sessionId}
          resultOf={(order) => (
            <>
              <Delivered sessionId={sessionId} order={order} />
              <AppOffer hasDelivery={order.units.every(({ state }) => state === 'delivered')} />
            </>
          )}
          onSettled={settleCart}
        />
      </PersonalScreen>
    </div>
  );
}

type DeliveredProperties = Readonly<{ sessionId: string; order: Order }>;

function Delivered({ sessionId, order: { gift, email, orderNumber, units } }: DeliveredProperties) {
  const install = (
    <InstallOrder
      sessionId={sessionId}
      openedIds={gift?.openedEsimIds ?? []}
      actionsOf={({ id, title }) => <OrderedEsimCopies esimId={id} title={title} />}
      aboutAll={gift === null ? <HandOutLink orderNumber={orderNumber} units={units} /> : null}
      afterUsable={(count) => <GuestCopies count={count} />}
    />
  );
  if (gift === null) return install;
  return (
    <div className="grid gap-5">
      <GiftOfOrder gift={gift} buyerEmail={email} after={<GiftCodes>{install}</GiftCodes>} />
    </div>
  );
}
