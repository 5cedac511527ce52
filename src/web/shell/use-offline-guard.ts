import { useEffect } from 'react';
import { NavigationType, useBlocker } from 'react-router';
import { useMessages } from '../language/use-messages.ts';
import { toasts } from '../ui/toasts/toasts.ts';

const NOTICE_MS = 6000;

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
    toasts.show({ title: t('toast.offlineTitle'), text: t('toast.pageStays'), durationMs: NOTICE_MS });
    blocker.reset();
  }, [blocker, t]);
}
