import { Navigate } from 'react-router';
import { SectionTitle } from '../features/account-sections/section-title.tsx';
import { AccountSections } from '../features/account/account-sections.tsx';
import { AccountAddress } from '../features/address-change/account-address.tsx';
import { useAccountAddress } from '../features/address-change/use-account-address.ts';
import { EmailSettings } from '../features/email-settings/email-settings.tsx';
import { DataLinks } from '../features/my-data/data-links.tsx';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PersonalScreen } from '../queries/personal-screen.tsx';
import { useSession } from '../session/use-session.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import switchStyles from '../ui/switch/switch.css?url';
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
  return (
    <div className="tall-page mx-auto max-w-6xl px-5 lg:px-8">
      <link rel="stylesheet" href={switchStyles} precedence="feature" />
      <PageHead title={t('account.title')} description={t('account.description')} isIndexed={false} />
      <SectionTitle title={t('account.title')} />
      {session.kind === 'signed-in' ? (
        <PersonalScreen>
          <Sections email={session.session.email} />
        </PersonalScreen>
      ) : null}
    </div>
  );
}

function Sections({ email }: Readonly<{ email: string }>) {
  const { isPending } = useAccountAddress();
  return (
    <AccountSections email={email} address={<AccountAddress />} isAddressPending={isPending}>
      <EmailSettings />
      <DataLinks />
    </AccountSections>
  );
}
