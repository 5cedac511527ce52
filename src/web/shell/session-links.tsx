import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { useSession } from '../session/use-session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { buttonClass } from '../ui/button.tsx';

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
