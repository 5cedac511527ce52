import { useEffect } from 'react';
import { useMessages } from '../language/use-messages.ts';
import { toasts } from '../ui/toasts/toasts.ts';

const OFFLINE_MS = 8000;
const ONLINE_MS = 3000;

/** Travellers lose their connection; a toast tells them, and another when it is back. */
export function useConnectionToasts(): void {
  const t = useMessages('shell');
  useEffect(() => {
    const showOffline = () =>
      toasts.show({ title: t('toast.offlineTitle'), text: t('toast.offlineText'), durationMs: OFFLINE_MS });
    const showOnline = () =>
      toasts.show({ title: t('toast.onlineTitle'), tone: 'good', durationMs: ONLINE_MS });
    window.addEventListener('offline', showOffline);
    window.addEventListener('online', showOnline);
    return () => {
      window.removeEventListener('offline', showOffline);
      window.removeEventListener('online', showOnline);
    };
  }, [t]);
}
