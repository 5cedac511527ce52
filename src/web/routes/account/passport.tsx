import { Navigate } from 'react-router';
import { SectionTitle } from '../../features/account-sections/section-title.tsx';
import bookStyles from '../../features/passport/book/book.css?url';
import styles from '../../features/passport/passport.css?url';
import { PassportScreen } from '../../features/passport/passport-screen.tsx';
import { PassportSkeleton } from '../../features/passport/passport-skeleton.tsx';
import switchStyles from '../../ui/switch/switch.css?url';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import type { Route } from './+types/passport.ts';

const PATH = '/dashboard/passport';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: PATH });
}

export default function PassportRoute() {
  const t = useMessages('passport');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(PATH))} replace />;
  return (
    <div className="order-page mx-auto max-w-6xl px-5 lg:px-8">
      <link rel="stylesheet" href={switchStyles} precedence="feature" />
      <link rel="stylesheet" href={bookStyles} precedence="feature" />
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('title')} description={t('description')} isIndexed={false} />
      <SectionTitle title={t('title')} />
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <PassportScreen key={session.session.userId} userId={session.session.userId} />
        </PersonalScreen>
      ) : (
        <PassportSkeleton label={t('loading')} />
      )}
    </div>
  );
}
