import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { ticketPath, TICKETS_PATH } from '#core/support/ticket-paths.ts';
import { TicketScreen } from '../../features/tickets/ticket-screen.tsx';
import styles from '../../features/tickets/tickets.css?url';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import { buttonClass } from '../../ui/button.tsx';
import type { Route } from './+types/ticket.ts';

export function loader({ request, url, params: { ticketId } }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: ticketPath(ticketId) });
}

export default function TicketPage({ params: { ticketId } }: Route.ComponentProps) {
  const t = useMessages('tickets');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(ticketPath(ticketId)))} replace />;
  return (
    <div className="ticket-frame">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('page.title')} description={t('page.description')} isIndexed={false} />
      <LocalizedLink to={TICKETS_PATH} className={buttonClass('chip')}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('all')}
      </LocalizedLink>
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <TicketScreen key={ticketId} ticketId={ticketId} />
        </PersonalScreen>
      ) : null}
    </div>
  );
}
