import { useEffect, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import type { SuggestedDestination } from './suggester.ts';

const NONE: readonly SuggestedDestination[] = [];

/** Popular destinations, fetched when first needed. Empty while they load, and when they cannot be loaded. */
export function usePopular(isNeeded: boolean): readonly SuggestedDestination[] {
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const [known, setKnown] = useState({ language, popular: NONE });
  const popular = known.language === language ? known.popular : NONE;
  const isMissing = isNeeded && popular.length === 0;
  useEffect(() => {
    if (!isMissing) return undefined;
    const request = new AbortController();
    const { signal } = request;
    import('./fetch-suggestions.ts')
      .then(({ fetchSuggestions }) => fetchSuggestions('', { anonKey, language, signal }))
      .then(
        (response) => {
          if (!signal.aborted) setKnown({ language, popular: response.popular });
        },
        // Without them the sheet is still a working search box.
        () => undefined,
      );
    return () => request.abort();
  }, [isMissing, anonKey, language]);
  return popular;
}
