import { usePublicRead } from '../../browser/use-public-read.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import type { SuggestedDestination } from './suggester.ts';

const NONE: readonly SuggestedDestination[] = [];

/**
 * Popular destinations, fetched when first needed. Empty while they load, and when they cannot be loaded: without them the
 * sheet is still a working search box.
 */
export function usePopular(isNeeded: boolean): readonly SuggestedDestination[] {
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const popular = usePublicRead({
    key: language,
    isNeeded,
    async load(signal) {
      const { fetchSuggestions } = await import('./fetch-suggestions.ts');
      return (await fetchSuggestions('', { anonKey, language, signal })).popular;
    },
  });
  return popular.kind === 'ready' ? popular.value : NONE;
}
