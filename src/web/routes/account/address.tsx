import { Navigate, useSearchParams } from 'react-router';
import { CONFIRM_ADDRESS_PATH } from '#core/accounts/address-change-store.ts';
import { ConfirmNewAddress } from '../../features/address-change/confirm-new-address.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { PersonalScreen } from '../../queries/personal-screen.tsx';
import { redirectGuest, signInPath } from '../../session/redirect-guest.ts';
import { useSession } from '../../session/use-session.ts';
import { SimplePage } from '../../shell/simple-page.tsx';
import type { Route } from './+types/address.ts';

/** This page with its link, as a value in the address of the sign-in page. */
function pathWith(query: URLSearchParams): string {
  const link = new URLSearchParams({ token: query.get('token') ?? '' });
  return CONFIRM_ADDRESS_PATH + encodeURIComponent(`?${link.toString()}`);
}

export function loader({ request, url }: Route.LoaderArgs) {
  return redirectGuest({ request, url, next: pathWith(url.searchParams) });
}

export default function AddressPage() {
  const t = useMessages('new-address');
  const session = useSession();
  const path = useLocalizedPath();
  const [query] = useSearchParams();
  if (session.kind === 'guest') return <Navigate to={path(signInPath(pathWith(query)))} replace />;
  return (
    <SimplePage title={t('confirmTitle')} description={t('confirmText')} isIndexed={false}>
      <div className="tall-page max-w-xl">
        {session.kind === 'signed-in' ? (
          <PersonalScreen>
            <ConfirmNewAddress token={query.get('token') ?? ''} />
          </PersonalScreen>
        ) : null}
      </div>
    </SimplePage>
  );
}
