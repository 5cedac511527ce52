import { useEffect, useState } from 'react';
import { useLanguage } from '../../../language/use-language.ts';
import { usePageFacts } from '../../../document/page-facts.ts';
import { fetchDestinations } from '../fetch-trip.ts';
import type { DestinationOption } from './destination-options.ts';

export type Destinations = Readonly<{
  options: readonly DestinationOption[];
  state: 'loading' | 'ready' | 'failed';
  retry: () => void;
}>;

export function useDestinations(): Destinations {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [options, setOptions] = useState<readonly DestinationOption[]>([]);
  const [state, setState] = useState<Destinations['state']>('loading');

  useEffect(() => {
    if (state !== 'loading') return undefined;
    const controller = new AbortController();
    fetchDestinations(language, { anonKey, signal: controller.signal }).then(
      (found) => {
        if (controller.signal.aborted) return;
        setOptions(found);
        setState('ready');
      },
      () => {
        if (!controller.signal.aborted) setState('failed');
      },
    );
    return () => controller.abort();
  }, [state, anonKey, language]);

  return { options, state, retry: () => setState('loading') };
}
