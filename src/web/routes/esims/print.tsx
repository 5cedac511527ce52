import { Navigate } from 'react-router';
import { printPath } from '#core/esims/installation/esim-paths.ts';
import { PrintEsim } from '../../features/saved-esims/print-esim.tsx';
import styles from '../../features/saved-esims/print-esim.css?url';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import type { Route } from './+types/print.ts';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';

export function loader({ request, url, params }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: printPath(params.esimId) });
}

export default function PrintEsimPage({ params: { esimId } }: Route.ComponentProps) {
  const t = useMessages('saved-esims');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(printPath(esimId)))} replace />;
  return (
    <div className="print-page">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('print.title')} description={t('print.description')} isIndexed={false} />
      <div className="print-control">
        <PageTitle title={t('print.title')} lead={t('print.description')} />
      </div>
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <PrintEsim esimId={esimId} />
        </PersonalScreen>
      ) : null}
    </div>
  );
}
