/**
 * How often a place was tried again, kept with its entry in the browser's history: a try that fails while
 * rendering replaces the screen, and a count inside it would begin anew. `page` is the document's own time of
 * birth, so that a page loaded afresh counts from zero.
 */
export type RetryState = Readonly<{ retries: number; page: number }>;

export function retriesIn(state: unknown, page: number): number {
  if (typeof state !== 'object' || state === null) return 0;
  if (!('retries' in state) || !('page' in state)) return 0;
  return state.page === page && typeof state.retries === 'number' ? state.retries : 0;
}
