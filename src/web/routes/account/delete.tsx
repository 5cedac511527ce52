import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { focusTitleAtTop } from '../../browser/focus-at-top.ts';
import { DeleteAccount } from '../../features/my-data/delete-account.tsx';
import styles from '../../features/my-data/my-data.css?url';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { signOut } from '../../session/sign-out.ts';
import { useSession } from '../../session/use-session.ts';
import { SimplePage } from '../../shell/simple-page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Route } from './+types/delete.ts';

const PATH = '/dashboard/account/delete';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: PATH });
}

export default function DeletePage() {
  const t = useMessages('my-data');
  const session = useSession();
  const path = useLocalizedPath();
  const { anonKey } = usePageFacts();
  const [isDeleted, setIsDeleted] = useState(false);
  if (isDeleted) return <Deleted />;
  if (session.kind === 'guest') return <Navigate to={path(signInPath(PATH))} replace />;
  const deleted = async () => {
    setIsDeleted(true);
    // Removes cookies and what this browser stored of the account.
    await signOut(anonKey);
  };
  return (
    <SimplePage
      title={t('delete.title')}
      description={t('delete.description')}
      lead={t('delete.description')}
      isIndexed={false}
    >
      <link rel="stylesheet" href={styles} precedence="feature" />
      <div className="tall-page">
        <LocalizedLink to="/dashboard/account" className={`mb-8 ${buttonClass('chip')}`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </LocalizedLink>
        {session.kind === 'signed-in' ? (
          <PersonalScreen>
            <DeleteAccount email={session.session.email} onDeleted={deleted} />
          </PersonalScreen>
        ) : null}
      </div>
    </SimplePage>
  );
}

function Deleted() {
  const t = useMessages('my-data');
  return (
    <SimplePage title={t('delete.doneTitle')} description={t('delete.description')} isIndexed={false}>
      {/* The page before was scrolled to its end, and its button is gone. */}
      <p ref={focusTitleAtTop} role="status" className="mb-6 text-lg">
        {t('delete.doneText')}
      </p>
      <LocalizedLink to="/" className={buttonClass('primary')}>
        {t('delete.shop')}
      </LocalizedLink>
    </SimplePage>
  );
}
