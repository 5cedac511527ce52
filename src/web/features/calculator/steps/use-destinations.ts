import { useEffect, useState } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { askDestinations } from '../fetch-trip.ts';
import type { DestinationOption } from './destination-options.ts';

export type Destinations = Readonly<{
  options: readonly DestinationOption[];
  state: 'loading' | 'here' | 'failed';
  retry: () => void;
}>;

export function useDestinations(): Destinations {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [options, setOptions] = useState<readonly DestinationOption[]>([]);
  const [state, setState] = useState<Destinations['state']>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const asker = new AbortController();
    askDestinations(language, { anonKey, signal: asker.signal }).then(
      (found) => {
        if (asker.signal.aborted) return;
        setOptions(found);
        setState('here');
      },
      () => {
        if (!asker.signal.aborted) setState('failed');
      },
    );
    return () => asker.abort();
  }, [state, anonKey, language]);

  return { options, state, retry: () => setState('loading') };
}
