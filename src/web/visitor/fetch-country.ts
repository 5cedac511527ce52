import type { DetectCountryResponse } from '#contract/catalogue/visitor-country.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../api/api-client.ts';

/** A guess that arrives later than this would only disturb the visitor. */
const TIMEOUT_MS = 3000;

export async function fetchCountry(anonKey: string): Promise<DetectCountryResponse> {
  const response = await createApiClient({ anonKey }).api['detect-user-country'].$get(
    {},
    { init: { signal: AbortSignal.timeout(TIMEOUT_MS) } },
  );
  // The typed client knows only the route's own responses; a rate limit or an outage responds before the route.
  const status: number = response.status;
  if (status !== 200) throw new RequestRefused(status);
  return response.json();
}
