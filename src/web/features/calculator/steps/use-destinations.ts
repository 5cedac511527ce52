import type { AsyncState } from '../../../browser/async-state.ts';
import { usePublicRead } from '../../../browser/use-public-read.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { useLanguage } from '../../../language/use-language.ts';
import { fetchDestinations } from '../fetch-trip.ts';
import type { DestinationOption } from './destination-options.ts';

export type Destinations = AsyncState<readonly DestinationOption[]>;

export function useDestinations(): Destinations {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  return usePublicRead({
    key: language,
    load: (signal) => fetchDestinations(language, { anonKey, signal }),
  });
}

/** Empty until they are loaded. */
export function optionsOf(destinations: Destinations): readonly DestinationOption[] {
  return destinations.kind === 'ready' ? destinations.value : [];
}
