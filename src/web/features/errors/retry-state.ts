/**
 * How often an address was retried, stored in its entry of the browser's history: a retry that fails while rendering
 * replaces the screen, and a count inside the screen would start again. `page` is the start time of the document, so
 * that a new page load counts from zero.
 */
export type RetryState = Readonly<{ retries: number; page: number }>;

export function retriesIn(state: unknown, page: number): number {
  if (typeof state !== 'object' || state === null) return 0;
  if (!('retries' in state) || !('page' in state)) return 0;
  return state.page === page && typeof state.retries === 'number' ? state.retries : 0;
}
