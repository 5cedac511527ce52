import { ArrowLeft } from 'lucide-react';
import { Navigate, redirect } from 'react-router';
import { languageOfPath, localizedPath } from '#core/language-path.ts';
import { AccountSections } from '../features/account/account-sections.tsx';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { hasSessionHint } from '../session/session-hint.ts';
import { useSession } from '../session/use-session.ts';
import { SimplePage } from '../shell/simple-page.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/account.ts';

const SIGN_IN = '/auth?mode=signin&next=/dashboard/account';

/** A guest is redirected to sign-in before rendering; the API decides whether a session is valid. */
export function loader({ request, url }: Route.LoaderArgs) {
  if (hasSessionHint(request.headers.get('cookie') ?? '')) return null;
  return redirect(localizedPath(SIGN_IN, languageOfPath(url.pathname)));
}

export default function Account() {
  const t = useMessages('account');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(SIGN_IN)} replace />;
  const isSignedIn = session.kind === 'signed-in';
  return (
    <SimplePage
      title={t('account.title')}
      description={t('account.description')}
      lead={isSignedIn ? t('dashboard.lead', { email: session.session.email }) : '\u00a0'}
      isIndexed={false}
    >
      {/* Keeps the footer below the screen while the account is loading. */}
      <div className="min-h-[85vh]">
        {isSignedIn ? (
          <PersonalScreen>
            <LocalizedLink to="/dashboard" className={`mb-8 ${buttonClass('chip')}`}>
              <ArrowLeft aria-hidden="true" className="size-5" />
              {t('dashboard.title')}
            </LocalizedLink>
            <AccountSections />
          </PersonalScreen>
        ) : null}
      </div>
    </SimplePage>
  );
}
