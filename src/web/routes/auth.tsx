import { useCallback, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router';
import { chooseAuthView, type AuthTab, type AuthView } from '#core/accounts/auth-view.ts';
import { returnPath } from '#core/accounts/return-path.ts';
import { signInReason } from '#core/accounts/sign-in-reason.ts';
import { useHydrated } from '../browser/hydration.tsx';
import { AuthTabs } from '../features/account/auth-tabs.tsx';
import { ConfirmAddress } from '../features/account/confirm-address.tsx';
import { MagicLink } from '../features/account/magic-link.tsx';
import { OwnPassword } from '../features/account/own-password.tsx';
import { PasswordSaved } from '../features/account/password-saved.tsx';
import { RequestReset } from '../features/account/request-reset.tsx';
import { OldResetLink, SetNewPassword } from '../features/account/set-new-password.tsx';
import { SignIn } from '../features/account/sign-in.tsx';
import { SignUp } from '../features/account/sign-up.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { pageSession } from '../session/page-session.ts';
import type { SessionState } from '../session/session-store.ts';
import { useSession } from '../session/use-session.ts';
import { SimplePage } from '../shell/simple-page.tsx';

const TITLES = {
  signin: 'auth.title',
  signup: 'auth.signUp.title',
  reset: 'auth.reset.title',
  'magic-link': 'auth.title',
  confirm: 'auth.confirm.title',
  'new-password': 'auth.newPassword.title',
} as const;

/** By why the visitor must sign in. */
const LEADS = {
  none: 'auth.lead',
  'hand-out': 'auth.leadHandOut',
  'new-address': 'auth.leadAddress',
} as const;

export default function Auth() {
  const t = useMessages('account');
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const session = useSession();
  const path = useLocalizedPath();
  const email = query.get('email') ?? '';
  // The server does not know the hash, so the first rendering in the browser must not use it, nor redirect without it.
  const isHydrated = useHydrated();
  const view = chooseAuthView(query, isHydrated ? hash : '');
  const next = path(returnPath(query.get('next')));

  if (isHydrated && isDone(view, session, email)) return <Navigate to={next} replace />;
  return (
    <SimplePage
      title={t(TITLES[view.kind === 'tab' ? view.tab : view.kind])}
      description={t('auth.description')}
      lead={t(LEADS[signInReason(next) ?? 'none'])}
      isIndexed={false}
    >
      <div className="max-w-xl">
        <View view={view} email={email} next={next} />
      </div>
    </SimplePage>
  );
}

/**
 * A signed-in visitor is sent on, except in a recovery or a confirmation. A sign-in link for another account than the
 * signed-in one is still used: the visitor opened it on purpose.
 */
function isDone(view: AuthView, session: SessionState, email: string): boolean {
  if (session.kind !== 'signed-in') return false;
  if (view.kind === 'tab') return true;
  return view.kind === 'magic-link' && (email === '' || email === session.session.email);
}

type ViewProperties = Readonly<{ view: AuthView; email: string; next: string }>;

function View({ view, email, next }: ViewProperties) {
  const goTo = useSignedInGoTo();
  const path = useLocalizedPath();
  const navigate = useNavigate();
  switch (view.kind) {
    case 'magic-link':
      return <MagicLink token={view.token} email={email} onSignedIn={() => goTo(next)} />;
    case 'confirm':
      return (
        <ConfirmAddress
          token={view.token}
          onSignedIn={() => goTo(path('/'))}
          toAccount={() => void navigate(path('/dashboard/account'))}
        />
      );
    case 'new-password':
      return <NewPassword token={view.token} email={email} />;
    case 'tab':
      return <Tab tab={view.tab} email={email} onSignedIn={() => goTo(next)} />;
  }
}

type TabProperties = Readonly<{
  tab: AuthTab;
  email: string;
  onSignedIn: () => Promise<void>;
}>;

/** Each tab is a new form, so messages disappear with the tab. The typed address stays. */
function Tab({ tab, email: prefilled, onSignedIn }: TabProperties) {
  const [email, setEmail] = useState(prefilled);
  return (
    <AuthTabs selected={tab}>
      {tab === 'signin' ? <SignIn email={email} onEmail={setEmail} onSignedIn={onSignedIn} /> : null}
      {tab === 'signup' ? <SignUp email={email} onEmail={setEmail} /> : null}
      {tab === 'reset' ? <RequestReset email={email} onEmail={setEmail} /> : null}
    </AuthTabs>
  );
}

/** With a token of an email, or for the signed-in customer. Without both, a new email is needed. */
function NewPassword({ token, email }: Readonly<{ token: string | null; email: string }>) {
  if (token !== null) return <SetNewPassword token={token} email={email} />;
  // Keeps the footer below the screen until the session is known.
  return (
    <div className="min-h-[85vh]">
      <NewPasswordWithoutLink email={email} />
    </div>
  );
}

function NewPasswordWithoutLink({ email }: Readonly<{ email: string }>) {
  const session = useSession();
  const [isSaved, setIsSaved] = useState(false);
  if (isSaved) return <PasswordSaved />;
  if (session.kind === 'guest') return <OldResetLink email={email} />;
  if (session.kind === 'loading') return null;
  return (
    <PersonalScreen>
      <OwnPassword onSaved={() => setIsSaved(true)} />
    </PersonalScreen>
  );
}

function useSignedInGoTo() {
  const navigate = useNavigate();
  return useCallback(
    async (to: string) => {
      await pageSession.refresh();
      await navigate(to, { replace: true });
    },
    [navigate],
  );
}
