import type { RoutePattern } from '#contract/route-patterns.ts';
import { createApiClient } from '../../api/api-client.ts';
import { watchPageSpeed } from './watch-page-speed.ts';

type Page = Readonly<{ route: RoutePattern; anonKey: string }>;

/** Measures this page load and sends the result once, when the page is hidden. A failed report is ignored. */
export function reportPageSpeed({ route, anonKey }: Page): void {
  const read = watchPageSpeed();
  const client = createApiClient({ anonKey });
  const report = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', report);
    // The request continues after the page is closed.
    const response = client.api['page-speed'].$post(
      { json: { route, ...read() } },
      { init: { keepalive: true } },
    );
    response.catch(() => undefined);
  };
  document.addEventListener('visibilitychange', report);
}
