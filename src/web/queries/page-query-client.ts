import type { QueryClient } from '@tanstack/react-query';
import { pageSession } from '../session/page-session.ts';
import { clearOnCustomerChange, createQueryClient } from './create-query-client.ts';

let client: QueryClient | null = null;
let isFollowed = false;

/** One cache per browser tab. The server renders each page with an empty one, so that it shares nothing. */
export function pageQueryClient(): QueryClient {
  if (typeof document === 'undefined') return createQueryClient(pageSession);
  client ??= createQueryClient(pageSession);
  return client;
}

/**
 * Clears the cache when the customer changes, from now on and also on screens without queries. Called after
 * hydration: the first subscriber of the session starts its check.
 */
export function followPageSession(): void {
  if (isFollowed) return;
  isFollowed = true;
  clearOnCustomerChange(pageQueryClient(), pageSession);
}
