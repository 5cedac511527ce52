import { Navigate, redirect } from 'react-router';
import { languageOfPath, localizedPath } from '#core/language-path.ts';
import { PrintEsim } from '../features/saved-esims/print-esim.tsx';
import styles from '../features/saved-esims/print-esim.css?url';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { hasSessionHint } from '../session/session-hint.ts';
import { useSession } from '../session/use-session.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import type { Route } from './+types/print-esim.ts';

const signIn = (esimId: string) =>
  `/auth?mode=signin&next=/dashboard/esims/${encodeURIComponent(esimId)}/print`;

/** A guest is redirected to sign-in before rendering; the API decides whose eSIM it is. */
export function loader({ request, url, params }: Route.LoaderArgs) {
  if (hasSessionHint(request.headers.get('cookie') ?? '')) return null;
  return redirect(localizedPath(signIn(params.esimId), languageOfPath(url.pathname)));
}

export default function PrintEsimPage({ params: { esimId } }: Route.ComponentProps) {
  const t = useMessages('saved-esims');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signIn(esimId))} replace />;
  return (
    <div className="print-page">
      <link rel="stylesheet" href={styles} precedence="default" />
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
