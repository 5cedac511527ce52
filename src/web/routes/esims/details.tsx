import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { detailsPath } from '#core/esims/installation/esim-paths.ts';
import { EsimDetails } from '../../features/esims/details/esim-details.tsx';
import styles from '../../features/esims/my-esims.css?url';
import { ShareEsim } from '../../features/shares/share-esim.tsx';
import { EsimCopies } from '../../features/saved-esims/esim-copies.tsx';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Route } from './+types/details.ts';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';

export function loader({ request, url, params }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: detailsPath(params.esimId) });
}

/** Its heading is the name of the eSIM, so it has no title of its own above it. */
export default function Details({ params: { esimId } }: Route.ComponentProps) {
  const t = useMessages('esims');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(detailsPath(esimId)))} replace />;
  return (
    <div className="tall-page mx-auto max-w-4xl px-5 pt-6 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('details.title')} description={t('details.description')} isIndexed={false} />
      <LocalizedLink to="/dashboard" className={`mb-6 ${buttonClass('chip')}`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('details.back')}
      </LocalizedLink>
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <EsimDetails
            key={esimId}
            id={esimId}
            actionsOf={(esim) => (
              <div className="grid justify-items-start gap-3">
                <ShareEsim esim={esim} />
                <EsimCopies esim={esim} />
              </div>
            )}
          />
        </PersonalScreen>
      ) : null}
    </div>
  );
}
