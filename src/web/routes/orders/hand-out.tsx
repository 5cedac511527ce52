import { Navigate } from 'react-router';
import { handOutPath } from '#core/shares/share-paths.ts';
import { HandOut } from '../../features/shares/hand-out/hand-out.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import type { Route } from './+types/hand-out.ts';

export function loader({ request, url, params }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: handOutPath(params.orderNumber) });
}

export default function HandOutOrder({ params: { orderNumber } }: Route.ComponentProps) {
  const t = useMessages('shares');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(handOutPath(orderNumber)))} replace />;
  return (
    <div className="order-page mx-auto max-w-6xl px-5 pt-6 lg:px-8">
      <PageHead title={t('handOut.titleLoading')} description={t('handOut.description')} isIndexed={false} />
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <HandOut key={orderNumber} orderNumber={orderNumber} />
        </PersonalScreen>
      ) : null}
    </div>
  );
}
