import { Navigate } from 'react-router';
import { TICKETS_PATH } from '#core/support/ticket-paths.ts';
import { SectionTitle } from '../../features/account-sections/section-title.tsx';
import { ChatInvitation } from '../../features/chat/chat-invitation.tsx';
import { HelpFirst } from '../../features/tickets/help-first.tsx';
import { TicketList } from '../../features/tickets/ticket-list.tsx';
import styles from '../../features/tickets/tickets.css?url';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { PageHead } from '../../shell/head/page-head.tsx';
import type { Route } from './+types/tickets.ts';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: TICKETS_PATH });
}

export default function Tickets() {
  const t = useMessages('tickets');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(TICKETS_PATH))} replace />;
  return (
    <div className="tall-page mx-auto max-w-6xl px-5 lg:px-8">
      <link rel="stylesheet" href={styles} precedence="feature" />
      <PageHead title={t('title')} description={t('description')} isIndexed={false} />
      <SectionTitle title={t('title')} />
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <TicketList key={session.session.userId}>
            <HelpFirst>
              <ChatInvitation />
            </HelpFirst>
          </TicketList>
        </PersonalScreen>
      ) : null}
    </div>
  );
}
