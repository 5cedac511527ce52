import { UserRound } from 'lucide-react';
import { Navigate } from 'react-router';
import type { MyEsim } from '#contract/account/my-esims.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { isSent, noInstallReason } from '#core/esims/installation/no-install-reason.ts';
import { ordersToHandOut } from '#core/shares/orders-to-hand-out.ts';
import { SectionTitle } from '../features/account-sections/section-title.tsx';
import { AppOffer } from '../features/app-offer/app-offer.tsx';
import styles from '../features/esims/my-esims.css?url';
import { MyEsims } from '../features/esims/my-esims.tsx';
import { GiftOfOrder } from '../features/gifts/gift-of-order.tsx';
import orderStyles from '../features/orders/orders.css?url';
import { LatestOrders } from '../features/orders/latest-orders.tsx';
import { HandOutChip } from '../features/shares/hand-out/hand-out-link.tsx';
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
      >
        <LocalizedLink to="/dashboard/account" className={`ml-auto ${buttonClass('chip')}`}>
          <UserRound aria-hidden="true" className="size-5" />
          <span className="max-xl:sr-only">{t('account.link')}</span>
        </LocalizedLink>
      </SectionTitle>
      {isSignedIn ? (
        <PersonalScreen>
          <MyEsims
            above={(esims) => (
              <div className="mb-5 flex flex-wrap gap-3 empty:hidden">
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
                <Orders email={session.session.email} />
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

/** Known with the eSIMs, so that the chips do not move them when they arrive. */
function HandOut({ esims }: Readonly<{ esims: readonly MyEsim[] }>) {
  const orders = ordersToHandOut(esims, useNow());
  return orders.map(({ orderNumber, places }) => (
    <HandOutChip key={orderNumber} orderNumber={orderNumber} places={orders.length > 1 ? places : []} />
  ));
}

function Orders({ email }: Readonly<{ email: string }>) {
  const t = useMessages('orders');
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-3xl">{t('heading')}</h2>
      <LatestOrders
        actionsOf={(order) =>
          order.gift === null ? null : (
            <div className="mt-4">
              <GiftOfOrder gift={order.gift} buyerEmail={email} />
            </div>
          )
        }
      />
    </section>
  );
}
