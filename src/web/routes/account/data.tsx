import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { MyData } from '../../features/my-data/my-data.tsx';
import styles from '../../features/my-data/my-data.css?url';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { SimplePage } from '../../shell/simple-page.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Route } from './+types/data.ts';

const PATH = '/dashboard/account/data';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: PATH });
}

export default function MyDataPage() {
  const t = useMessages('my-data');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(PATH))} replace />;
  return (
    <SimplePage title={t('title')} description={t('description')} lead={t('description')} isIndexed={false}>
      <link rel="stylesheet" href={styles} precedence="feature" />
      <div className="tall-page">
        <LocalizedLink to="/dashboard/account" className={`my-data-control mb-8 ${buttonClass('chip')}`}>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {t('back')}
        </LocalizedLink>
        {session.kind === 'signed-in' ? (
          <PersonalScreen>
            <MyData />
          </PersonalScreen>
        ) : null}
      </div>
    </SimplePage>
  );
}
