import { Navigate } from 'react-router';
import type { MyEsim } from '#contract/account/my-esims.ts';
import type { MyOrder } from '#contract/account/my-orders.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { isSent, noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { orderToHandOut } from '#core/shares/order-to-hand-out.ts';
import { SectionTitle } from '../features/account-sections/section-title.tsx';
import { AppOffer } from '../features/app-offer/app-offer.tsx';
import styles from '../features/esims/my-esims.css?url';
import { MyEsims } from '../features/esims/my-esims.tsx';
import { GiftOfOrder } from '../features/gifts/gift-of-order.tsx';
import orderStyles from '../features/orders/orders.css?url';
import { LatestOrders } from '../features/orders/latest-orders.tsx';
import { HandOutChip, HandOutLink } from '../features/shares/hand-out/hand-out-link.tsx';
import { SaveForOffline } from '../features/saved-esims/save-for-offline.tsx';
import { ShareEsim } from '../features/shares/share-esim.tsx';
import { useNow } from '../esims/use-now.ts';
import { UpdateCopies } from '../features/saved-esims/update-copies.tsx';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { useSession } from '../session/use-session.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/dashboard.ts';
import { redirectGuest, signInPath } from '../session/redirect-guest.ts';

const PATH = '/dashboard';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: PATH });
}

const handOutOf = ({ number, units }: MyOrder) => (
  <HandOutLink orderNumber={number} units={units} hasNumber />
);

export default function Dashboard() {
  const t = useMessages('account');
  const session = useSession();
  const path = useLocalizedPath();
  const now = useNow();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(PATH))} replace />;
  const isSignedIn = session.kind === 'signed-in';
  return (
    <div className="tall-page mx-auto max-w-6xl px-5 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <link rel="stylesheet" href={orderStyles} precedence="feature" />
      <PageHead title={t('dashboard.title')} description={t('dashboard.description')} isIndexed={false} />
      <SectionTitle
        title={t('dashboard.title')}
        lead={isSignedIn ? t('dashboard.lead', { email: session.session.email }) : '\u00a0'}
      />
      {isSignedIn ? (
        <PersonalScreen>
          <MyEsims
            above={(esims) => (
              <div className="mb-5 flex flex-wrap gap-3">
                <LocalizedLink to="/dashboard/account" className={buttonClass('chip')}>
                  {t('account.link')}
                </LocalizedLink>
                <HandOut esims={esims} />
              </div>
            )}
            actionsOf={(esim) =>
              esim.gift === null && noInstallReason(esim) === null && planEnd(esim, now) === null ? (
                <div className="flex flex-wrap gap-3">
                  {isSent(esim) ? <ShareEsim esim={esim} /> : null}
                  <SaveForOffline esim={esim} />
                </div>
              ) : null
            }
            after={(esims) => (
              <>
                <Orders email={session.session.email} esims={esims} />
                <UpdateCopies esims={esims} />
                <div className="mt-8 empty:hidden">
                  {/* A customer with an eSIM has a delivered order. */}
                  <AppOffer hasDelivery={esims.length > 0} />
                </div>
              </>
            )}
          />
        </PersonalScreen>
      ) : null}
    </div>
  );
}

/** The newest group order. Known with the eSIMs, so that the chip does not move them when it arrives. */
function HandOut({ esims }: Readonly<{ esims: readonly MyEsim[] }>) {
  const orderNumber = orderToHandOut(esims, useNow());
  return orderNumber === null ? null : <HandOutChip orderNumber={orderNumber} hasNumber />;
}

function Orders({ email, esims }: Readonly<{ email: string; esims: readonly MyEsim[] }>) {
  const t = useMessages('orders');
  const above = orderToHandOut(esims, useNow());
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-3xl">{t('heading')}</h2>
      <LatestOrders
        actionsOf={(order) =>
          order.gift === null ? (
            <div className="mt-3 empty:hidden">{order.number === above ? null : handOutOf(order)}</div>
          ) : (
            <div className="mt-4">
              <GiftOfOrder gift={order.gift} buyerEmail={email} />
            </div>
          )
        }
      />
    </section>
  );
}
