import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useMessages } from '../language/use-messages.ts';
import { sayPageStays } from '../browser/say-page-stays.ts';

/**
 * Without a connection, a link to another page would replace the current page with an error. This keeps the page and
 * shows a message. Going back is always allowed, and so is a new query on the same page, which handles its own
 * failures.
 */
export function useOfflineGuard(): void {
  const t = useMessages('shell');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== NavigationType.Pop &&
      !navigator.onLine &&
      currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    sayPageStays(t);
    blocker.reset();
  }, [blocker, t]);
}
