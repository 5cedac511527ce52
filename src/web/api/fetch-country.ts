import { RequestRefused } from '#core/retry/failure.ts';
import { readTextField } from './read-field.ts';
import { createRetryingFetch } from './retrying-fetch.ts';
import { wait } from '../browser/wait.ts';
import type { KnownCountry } from '../visitor/country-guess.ts';

/** A guess that arrives later than this would only disturb the visitor. */
const TIMEOUT_MS = 3000;

const retryingFetch = createRetryingFetch((input, init) => fetch(input, init), {
  wait,
  random: () => Math.random(),
});

/** Without the typed client: many first visits load this file, and most load nothing else that calls the server. */
export async function fetchCountry(anonKey: string): Promise<KnownCountry> {
  const response = await retryingFetch('/api/detect-user-country', {
    headers: anonKey === '' ? {} : { apikey: anonKey },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new RequestRefused(response.status);
  return { country: readTextField(await response.json(), 'country') };
}
