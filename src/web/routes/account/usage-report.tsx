import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { UsageReport } from '../../features/usage/report/usage-report.tsx';
import reportStyles from '../../features/usage/report/report.css?url';
import styles from '../../features/usage/usage.css?url';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { PageTitle } from '../../shell/page-title.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Route } from './+types/usage-report.ts';

const PATH = '/dashboard/usage/report';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: PATH });
}

export default function UsageReportPage() {
  const t = useMessages('usage');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(PATH))} replace />;
  return (
    <div className="order-page mx-auto min-h-screen max-w-6xl px-5 lg:px-8">
      {[styles, reportStyles].map((href) => (
        <link key={href} rel="stylesheet" href={href} precedence="feature" />
      ))}
      <PageHead title={t('reports.title')} description={t('reports.description')} isIndexed={false} />
      <PageTitle title={t('reports.title')} lead={t('reports.description')} />
      <LocalizedLink to="/dashboard/usage" className={`usage-control mb-6 ${buttonClass('chip')}`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('title')}
      </LocalizedLink>
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <UsageReport />
        </PersonalScreen>
      ) : null}
    </div>
  );
}
