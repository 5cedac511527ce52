import { Navigate } from 'react-router';
import { tagsPath } from '#core/shares/share-paths.ts';
import { PrintTags } from '../../features/shares/hand-out/print-tags.tsx';
import styles from '../../features/shares/hand-out/tags.css?url';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import type { Route } from './+types/tags.ts';

export function loader({ request, url, params }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: tagsPath(params.orderNumber) });
}

export default function Tags({ params: { orderNumber } }: Route.ComponentProps) {
  const t = useMessages('shares');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(tagsPath(orderNumber)))} replace />;
  return (
    <div className="tag-page">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('tags.title')} description={t('tags.description')} isIndexed={false} />
      <div className="print-control">
        <PageTitle title={t('tags.title')} lead={t('tags.description')} />
      </div>
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <PrintTags orderNumber={orderNumber} />
        </PersonalScreen>
      ) : null}
    </div>
  );
}
