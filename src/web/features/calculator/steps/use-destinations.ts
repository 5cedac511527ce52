import { useEffect, useState } from 'react';
import type { AsyncState } from '../../../browser/async-state.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { fetchDestinations } from '../fetch-trip.ts';
import type { DestinationOption } from './destination-options.ts';

export type Destinations = AsyncState<readonly DestinationOption[]>;

const LOADING: Destinations = { kind: 'loading' };

export function useDestinations(): Destinations {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [state, setState] = useState(LOADING);
  const isLoading = state.kind === 'loading';

  useEffect(() => {
    if (!isLoading) return undefined;
    const controller = new AbortController();
    const settle = (next: Destinations) => {
      if (!controller.signal.aborted) setState(next);
    };
    fetchDestinations(language, { anonKey, signal: controller.signal }).then(
      (value) => settle({ kind: 'ready', value }),
      () => settle({ kind: 'failed', retry: () => setState(LOADING) }),
    );
    return () => controller.abort();
  }, [isLoading, anonKey, language]);

  return state;
}

/** Empty until they are loaded. */
export function optionsOf(destinations: Destinations): readonly DestinationOption[] {
  return destinations.kind === 'ready' ? destinations.value : [];
}
