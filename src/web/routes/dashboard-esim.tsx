import { ArrowLeft } from 'lucide-react';
import { Navigate, redirect } from 'react-router';
import { languageOfPath, localizedPath } from '#core/language-path.ts';
import { EsimDetails } from '../features/esims/details/esim-details.tsx';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { hasSessionHint } from '../session/session-hint.ts';
import { useSession } from '../session/use-session.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/dashboard-esim.ts';

const signInPath = (esimId: string) =>
  `/auth?mode=signin&next=${encodeURIComponent(`/dashboard/esims/${esimId}`)}`;

/** A guest is redirected to sign-in before rendering; the API decides whether a session is valid. */
export function loader({ request, url, params }: Route.LoaderArgs) {
  if (hasSessionHint(request.headers.get('cookie') ?? '')) return null;
  return redirect(localizedPath(signInPath(params.esimId), languageOfPath(url.pathname)));
}

export default function DashboardEsim({ params: { esimId } }: Route.ComponentProps) {
  const t = useMessages('esims');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(esimId))} replace />;
  return (
    <div className="order-page mx-auto max-w-4xl px-5 pt-6 lg:px-8">
      <PageHead title={t('details.title')} description={t('details.description')} isIndexed={false} />
      <LocalizedLink to="/dashboard" className={`mb-6 ${buttonClass('chip')}`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('details.back')}
      </LocalizedLink>
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <EsimDetails key={esimId} id={esimId} />
        </PersonalScreen>
      ) : null}
    </div>
  );
}
