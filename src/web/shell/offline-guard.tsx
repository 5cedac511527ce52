import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { sayPageStays } from '../browser/say-page-stays.ts';
import { useIsOnline } from '../browser/use-is-online.ts';
import { useMessages } from '../language/use-messages.ts';

/**
 * Without a connection, a link to another page would replace the current page with an error. This keeps the page and
 * shows a message. Going back is always allowed, and so is a new query on the same page, which handles its own
 * failures.
 */
export function OfflineGuard() {
  // Only while offline: `useBlocker` renders its component twice, which would slow down every start of a page.
  return useIsOnline() ? null : <NavigationBlocker />;
}

function NavigationBlocker() {
  const t = useMessages('shell');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== NavigationType.Pop && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    sayPageStays(t);
    blocker.reset();
  }, [blocker, t]);
  return null;
}
