import { useEffect, useState } from 'react';
import { usePageFacts } from '../../../document/page-facts.ts';
import { wait } from '../../../browser/wait.ts';
import { fetchTrip, type TripResult } from '../fetch-trip.ts';
import type { TripQuestion } from '../trip-draft.ts';

/** Shortest time the "calculating" state is shown, even when the server responds faster. */
const CALCULATING_MS = 800;

export type TripResultState =
  | Readonly<{ kind: 'idle' }>
  | Readonly<{ kind: 'calculating'; question: TripQuestion }>
  | Readonly<{ kind: 'answered'; question: TripQuestion; response: TripResult }>
  | Readonly<{ kind: 'failed'; question: TripQuestion }>;

/** From idle through calculating to a result, and back to idle when an input changes. */
export function useTripResult() {
  const { anonKey } = usePageFacts();
  const [state, setState] = useState<TripResultState>({ kind: 'idle' });
  const question = state.kind === 'calculating' ? state.question : null;

  useEffect(() => {
    if (question === null) return undefined;
    const queryable = new AbortController();
    const { signal } = queryable;
    Promise.all([fetchTrip(question, { anonKey, signal }), wait(CALCULATING_MS, signal)]).then(
      ([response]) => {
        if (!signal.aborted) setState({ kind: 'answered', question, response });
      },
      () => {
        if (!signal.aborted) setState({ kind: 'failed', question });
      },
    );
    return () => queryable.abort();
  }, [question, anonKey]);

  return {
    state,
    calculate: (next: TripQuestion) => setState({ kind: 'calculating', question: next }),
    reset: () => setState({ kind: 'idle' }),
  };
}
