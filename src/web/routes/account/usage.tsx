import { Navigate } from 'react-router';
import { SectionTitle } from '../../features/account-sections/section-title.tsx';
import { EsimChoice } from '../../features/usage/esim-choice.tsx';
import { UsageScreen } from '../../features/usage/usage-screen.tsx';
import { UsageSkeleton } from '../../features/usage/usage-skeleton.tsx';
import chartStyles from '../../features/usage/chart/chart.css?url';
import placeStyles from '../../features/usage/places.css?url';
import styles from '../../features/usage/usage.css?url';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import type { Route } from './+types/usage.ts';

const PATH = '/dashboard/usage';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: PATH });
}

export default function Usage() {
  const t = useMessages('usage');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(PATH))} replace />;
  const isSignedIn = session.kind === 'signed-in';
  return (
    <div className="order-page mx-auto min-h-[85vh] max-w-6xl px-5 lg:px-8">
      {[styles, chartStyles, placeStyles].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="feature" />
      ))}
      <PageHead title={t('title')} description={t('description')} isIndexed={false} />
      <PersonalScreen>
        <SectionTitle title={t('title')}>{isSignedIn ? <EsimChoice /> : null}</SectionTitle>
        {isSignedIn ? <UsageScreen /> : <UsageSkeleton />}
      </PersonalScreen>
    </div>
  );
}
