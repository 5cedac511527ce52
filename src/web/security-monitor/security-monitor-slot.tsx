import { lazy, Suspense, type ComponentType } from 'react';
import { useSession } from '../session/use-session.ts';

type Properties = Readonly<{
  /** `page`: over the page, at its lower edge. `frame`: in the frame of staff screens, where it covers nothing. */
  slot: 'page' | 'frame';
}>;

const Monitor = lazy<ComponentType<Properties>>(() =>
  import('./security-monitor.tsx').then(
    ({ SecurityMonitor }) => ({ default: SecurityMonitor }),
    // The page works without it.
    () => ({ default: () => null }),
  ),
);

/** Loads the security monitor for admins, and for everybody in a development build. Customers load nothing of it. */
export function SecurityMonitorSlot({ slot }: Properties) {
  const session = useSession();
  const isAdmin = session.kind === 'signed-in' && session.session.isAdmin;
  return import.meta.env.DEV || isAdmin ? (
    <Suspense>
      <Monitor slot={slot} />
    </Suspense>
  ) : null;
}
