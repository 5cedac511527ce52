import { ArrowLeft } from 'lucide-react';
import { Navigate } from 'react-router';
import { AccountSections } from '../features/account/account-sections.tsx';
import { NewsletterSwitch } from '../features/newsletter/newsletter-switch.tsx';
import { ReminderSwitch } from '../features/reminders/reminder-switch.tsx';
import { DataLinks } from '../features/my-data/data-links.tsx';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { useSession } from '../session/use-session.ts';
import { SimplePage } from '../shell/simple-page.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/account.ts';
import { redirectGuest, signInPath } from '../session/redirect-guest.ts';

const PATH = '/dashboard/account';

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: PATH });
}

export default function Account() {
  const t = useMessages('account');
  const session = useSession();
  const path = useLocalizedPath();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(PATH))} replace />;
  const isSignedIn = session.kind === 'signed-in';
  return (
    <SimplePage
      title={t('account.title')}
      description={t('account.description')}
      lead={isSignedIn ? t('dashboard.lead', { email: session.session.email }) : '\u00a0'}
      isIndexed={false}
    >
      {/* Keeps the footer below the screen while the account is loading. */}
      <div className="min-h-[85vh]">
        {isSignedIn ? (
          <PersonalScreen>
            <LocalizedLink to="/dashboard" className={`mb-8 ${buttonClass('chip')}`}>
              <ArrowLeft aria-hidden="true" className="size-5" />
              {t('dashboard.title')}
            </LocalizedLink>
            <AccountSections>
              <ReminderSwitch />
              <NewsletterSwitch />
              <DataLinks />
            </AccountSections>
          </PersonalScreen>
        ) : null}
      </div>
    </SimplePage>
  );
}
