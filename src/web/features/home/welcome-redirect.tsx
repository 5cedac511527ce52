import { Navigate, useSearchParams } from 'react-router';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useSession } from '../../session/use-session.ts';

/** Sends a signed-in visitor with `welcome=true` to the dashboard. In the browser: the page itself is the same for all. */
export function WelcomeRedirect() {
  const [query] = useSearchParams();
  const path = useLocalizedPath();
  const isSignedIn = useSession().kind === 'signed-in';
  return isSignedIn && query.get('welcome') === 'true' ? <Navigate to={path('/dashboard')} replace /> : null;
}
