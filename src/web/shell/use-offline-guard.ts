import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useMessages } from '../language/use-messages.ts';
import { toasts } from '../ui/toasts/toasts.ts';

const NOTICE_MS = 6000;

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
    toasts.show({ title: t('toast.offlineTitle'), text: t('toast.pageStays'), durationMs: NOTICE_MS });
    blocker.reset();
  }, [blocker, t]);
}
