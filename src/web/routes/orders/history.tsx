import { Navigate } from 'react-router';
import { ORDERS_PATH } from '#core/orders/history/order-paths.ts';
import { SectionTitle } from '../../features/account-sections/section-title.tsx';
import { OrderHistory } from '../../features/orders/order-history.tsx';
import styles from '../../features/orders/orders.css?url';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import type { Route } from './+types/history.ts';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: ORDERS_PATH });
}

export default function Orders() {
  const t = useMessages('orders');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(ORDERS_PATH))} replace />;
  return (
    <div className="tall-page mx-auto max-w-6xl px-5 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('title')} description={t('description')} isIndexed={false} />
      <SectionTitle title={t('title')} />
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <OrderHistory key={session.session.userId} />
        </PersonalScreen>
      ) : null}
    </div>
  );
}
