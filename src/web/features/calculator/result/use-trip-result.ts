import { useEffect, useState } from 'react';
import { usePageFacts } from '../../../document/page-facts.ts';
import { wait } from '../../../browser/wait.ts';
import { fetchTrip, type TripResult } from '../fetch-trip.ts';
import type { TripRequest } from '../trip-draft.ts';

/** Shortest time the "calculating" state is shown, even when the server responds faster. */
const CALCULATING_MS = 800;

export type TripResultState =
  | Readonly<{ kind: 'idle' }>
  | Readonly<{ kind: 'calculating'; request: TripRequest }>
  | Readonly<{ kind: 'ready'; request: TripRequest; response: TripResult }>
  | Readonly<{ kind: 'failed'; request: TripRequest }>;

/** From idle through calculating to a result, and back to idle when an input changes. */
export function useTripResult() {
  const { anonKey } = usePageFacts();
  const [state, setState] = useState<TripResultState>({ kind: 'idle' });
  const request = state.kind === 'calculating' ? state.request : null;

  useEffect(() => {
    if (request === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    Promise.all([fetchTrip(request, { anonKey, signal }), wait(CALCULATING_MS, signal)]).then(
      ([response]) => {
        if (!signal.aborted) setState({ kind: 'ready', request, response });
      },
      () => {
        if (!signal.aborted) setState({ kind: 'failed', request });
      },
    );
    return () => controller.abort();
  }, [request, anonKey]);

  return {
    state,
    calculate: (next: TripRequest) => setState({ kind: 'calculating', request: next }),
    reset: () => setState({ kind: 'idle' }),
  };
}
