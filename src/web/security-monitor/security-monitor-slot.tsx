import { lazy, Suspense, type ComponentType } from 'react';
import { useSession } from '../session/use-session.ts';

const Monitor = lazy<ComponentType>(() =>
  import('./security-monitor.tsx').then(
    ({ SecurityMonitor }) => ({ default: SecurityMonitor }),
    // The page works without it.
    () => ({ default: () => null }),
  ),
);

/** Loads the security monitor for admins, and for everybody in a development build. Customers load nothing of it. */
export function SecurityMonitorSlot() {
  const session = useSession();
  const isAdmin = session.kind === 'signed-in' && session.session.isAdmin;
  return import.meta.env.DEV || isAdmin ? (
    <Suspense>
      <Monitor />
    </Suspense>
  ) : null;
}
