import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { Suggester, type SuggestionState } from './suggester.ts';

type Suggestions = Readonly<{ state: SuggestionState; type: (text: string) => void; close: () => void }>;

/** The suggestions for the text typed into one box. */
export function useSuggestions(): Suggestions {
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const [state, show] = useState<SuggestionState>({ kind: 'closed' });
  const suggester = useMemo(
    () =>
      new Suggester({
        async fetchSuggestions(query, signal) {
          const { fetchSuggestions } = await import('./fetch-suggestions.ts');
          return fetchSuggestions(query, { anonKey, language, signal });
        },
        after(milliseconds, run) {
          const timer = setTimeout(run, milliseconds);
          return () => clearTimeout(timer);
        },
        show,
      }),
    [anonKey, language],
  );
  useEffect(() => () => suggester.close(), [suggester]);
  return { state, type: (text) => suggester.type(text), close: () => suggester.close() };
}
