import { Suspense, useEffect, useState, type ComponentType } from 'react';
import { useSession } from '../session/use-session.ts';

/** Loads the security monitor for admins, and for everybody in a development build. Customers load nothing of it. */
export function SecurityMonitorSlot() {
  const session = useSession();
  const isShown = import.meta.env.DEV || (session.kind === 'signed-in' && session.session.isAdmin);
  const [Monitor, setMonitor] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!isShown) return;
    import('./security-monitor.tsx').then(
      ({ SecurityMonitor }) => setMonitor(() => SecurityMonitor),
      // The page works without it.
      () => undefined,
    );
  }, [isShown]);
  if (!isShown || Monitor === null) return null;
  return (
    <Suspense fallback={null}>
      <Monitor />
    </Suspense>
  );
}
