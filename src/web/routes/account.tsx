import { useState } from 'react';
import { Navigate, redirect } from 'react-router';
import { languageOfPath, localizedPath } from '#core/language-path.ts';
import { OwnPassword } from '../features/account/own-password.tsx';
import { SignOutEverywhere } from '../features/account/sign-out-everywhere.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { hasSessionHint } from '../session/session-hint.ts';
import { useSession } from '../session/use-session.ts';
import { SimplePage } from '../shell/simple-page.tsx';
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
  const [saved, setSaved] = useState<'account.set' | 'account.changed' | null>(null);
  if (session.kind === 'guest') return <Navigate to={path(SIGN_IN)} replace />;
  const isSignedIn = session.kind === 'signed-in';
  return (
    <SimplePage
      title={t('account.title')}
      description={t('account.description')}
      lead={isSignedIn ? t('dashboard.lead', { email: session.session.email }) : '\u00a0'}
      isIndexed={false}
    >
      {isSignedIn ? (
        <PersonalScreen>
          <section className="max-w-xl">
            <OwnPassword
              onSaved={(hadPassword) => setSaved(hadPassword ? 'account.changed' : 'account.set')}
            />
            <p role="status" className="mt-3 font-semibold text-good empty:hidden">
              {saved === null ? null : t(saved)}
            </p>
          </section>
          <section className="mt-12 max-w-xl">
            <SignOutEverywhere />
          </section>
        </PersonalScreen>
      ) : null}
    </SimplePage>
  );
}
