import { useEffect } from 'react';
import { NavigationType, useBlocker, useLocation, useNavigate } from 'react-router';
import { sayPageStays } from '../browser/say-page-stays.ts';
import { useIsOnline } from '../browser/use-is-online.ts';
import { setShownPage } from '../connection/keep-page.ts';
import { useMessages } from '../language/use-messages.ts';

/**
 * Without a connection, a link to another page would replace the current page with an error. This keeps the page and
 * shows a message. Going back is always allowed, and so is a new query on the same page, which handles its own
 * failures.
 */
export function OfflineGuard() {
  useUnreachableShop();
  // Only while offline: `useBlocker` renders its component twice, which would slow down every start of a page.
  return useIsOnline() ? null : <NavigationBlocker />;
}

/** On Wi-Fi without internet only the request of the next page shows that there is no connection. */
function useUnreachableShop() {
  const t = useMessages('shell');
  const navigate = useNavigate();
  const location = useLocation();
  useEffect(() => {
    const { pathname } = location;
    const state: unknown = location.state;
    const stay = (path: string) => {
      // A navigation to the page being read, which requests nothing, cancels the other one.
      void navigate(location, {
        state,
        replace: true,
        preventScrollReset: true,
        defaultShouldRevalidate: false,
      });
      sayPageStays(t, () => void navigate(path));
    };
    setShownPage({ pathname, stay });
    return () => setShownPage(null);
  }, [t, navigate, location]);
}

function NavigationBlocker() {
  const t = useMessages('shell');
  const navigate = useNavigate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== NavigationType.Pop && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location } = blocker;
    sayPageStays(t, () => void navigate(location));
    blocker.reset();
  }, [blocker, t, navigate]);
  return null;
}
