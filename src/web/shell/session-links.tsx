import { useNavigate } from 'react-router';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { useSession } from '../session/use-session.ts';
import { buttonClass } from '../ui/button.tsx';
import { toasts } from '../ui/toasts/toasts.ts';

type Properties = Readonly<{ kind: 'chip' | 'quiet'; className: string; onPress?: () => void }>;

/** Sign in for a guest; My eSIMs and Sign out for a customer; the admin panel for staff. */
export function SessionLinks({ kind, className, onPress }: Properties) {
  const t = useMessages('shell');
  const session = useSession();
  const signOut = useSignOut();
  const style = `${className} ${buttonClass(kind)}`;
  const press = onPress === undefined ? {} : { onClick: onPress };
  if (session.kind !== 'signed-in') {
    return (
      <LocalizedLink to="/auth" className={style} {...press}>
        {t('nav.signIn')}
      </LocalizedLink>
    );
  }
  return (
    <>
      {session.session.isStaff ? (
        <LocalizedLink to="/admin" className={style} {...press}>
          {t('nav.admin')}
        </LocalizedLink>
      ) : null}
      <LocalizedLink to="/dashboard" className={style} {...press}>
        {t('nav.myEsims')}
      </LocalizedLink>
      <button
        type="button"
        className={style}
        onClick={() => {
          onPress?.();
          void signOut();
        }}
      >
        {t('nav.signOut')}
      </button>
    </>
  );
}

function useSignOut(): () => Promise<void> {
  const t = useMessages('shell');
  const { anonKey } = usePageFacts();
  const navigate = useNavigate();
  const path = useLocalizedPath();
  return async () => {
    const { signOut } = await import('../session/sign-out.ts');
    if (await signOut(anonKey)) await navigate(path('/'));
    else toasts.show({ title: t('nav.signOutFailed'), tone: 'bad' });
  };
}
