import { useCallback } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { returnPath } from '#core/accounts/return-path.ts';
import { MagicLink } from '../features/account/magic-link.tsx';
import { SignIn } from '../features/account/sign-in.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { pageSession } from '../session/page-session.ts';
import { useSession } from '../session/use-session.ts';
import { SimplePage } from '../shell/simple-page.tsx';

export default function Auth() {
  const t = useMessages('account');
  const [query] = useSearchParams();
  const session = useSession();
  const path = useLocalizedPath();
  const navigate = useNavigate();
  const email = query.get('email') ?? '';
  const token = query.get('magic_link') ?? '';
  const next = path(returnPath(query.get('next')));

  const goNext = useCallback(async () => {
    await pageSession.refresh();
    await navigate(next, { replace: true });
  }, [navigate, next]);

  // A sign-in link for another account than the signed-in one is still used: the visitor opened it on purpose.
  const isForAnother =
    token !== '' && session.kind === 'signed-in' && email !== '' && email !== session.session.email;
  if (session.kind === 'signed-in' && !isForAnother) return <Navigate to={next} replace />;
  return (
    <SimplePage
      title={t('auth.title')}
      description={t('auth.description')}
      lead={t('auth.lead')}
      isIndexed={false}
    >
      <div className="max-w-xl">
        {token === '' ? (
          <SignIn email={email} onSignedIn={goNext} />
        ) : (
          <MagicLink token={token} email={email} onSignedIn={goNext} />
        )}
        <p className="mt-6 max-w-prose text-ink-soft">{t('auth.note')}</p>
      </div>
    </SimplePage>
  );
}
