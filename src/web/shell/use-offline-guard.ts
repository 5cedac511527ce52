import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useMessages } from '../language/use-messages.ts';
import { sayPageStays } from '../browser/say-page-stays.ts';

/**
 * Without a connection a link to another page would replace what is being read with an error. The page stays and says
 * so. Going back is always allowed, and so is a new query of the same page, which has its own way to fail.
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
