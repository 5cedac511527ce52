import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { useSession } from '../session/use-session.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { buttonClass } from '../ui/button.tsx';

type Properties = Readonly<{
  kind: 'chip' | 'quiet';
  className: string;
  /** They take the place of an open menu in the history. */
  isReplacing?: boolean;
}>;

/** Sign in for a guest; My eSIMs and Sign out for a customer; the admin panel for staff. */
export function SessionLinks({ kind, className, isReplacing = false }: Properties) {
  const t = useMessages('shell');
  const session = useSession();
  const signOut = useSignOut();
  const style = `${className} ${buttonClass(kind)}`;
  if (session.kind !== 'signed-in') {
    return (
      <LocalizedLink to="/auth" className={style} replace={isReplacing}>
        {t('nav.signIn')}
      </LocalizedLink>
    );
  }
  return (
    <>
      {session.session.isStaff ? (
        <LocalizedLink to="/admin" className={style} replace={isReplacing}>
          {t('nav.admin')}
        </LocalizedLink>
      ) : null}
      <LocalizedLink to="/dashboard" className={style} replace={isReplacing}>
        {t('nav.myEsims')}
      </LocalizedLink>
      <button type="button" className={style} onClick={() => void signOut({ replace: isReplacing })}>
        {t('nav.signOut')}
      </button>
    </>
  );
}
