import type { PageSpeedBody } from '#contract/page-speed.ts';
import type { LeaveBody, VisitBody } from '#contract/visits.ts';

type Reports = Readonly<{
  '/api/page-speed': PageSpeedBody;
  '/api/track-visitor': VisitBody | LeaveBody;
}>;

/**
 * Sends a report of the page itself; it continues after the page is closed, and a failed one is ignored. Without the typed
 * client: every first visit loads this file, and most load nothing else that calls the server.
 */
export function sendReport<Path extends keyof Reports>(
  path: Path,
  report: Reports[Path],
  anonKey: string,
): void {
  fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(anonKey === '' ? {} : { apikey: anonKey }) },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
