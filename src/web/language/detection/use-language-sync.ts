import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { usePageFacts } from '../../document/page-facts.ts';
import { nextTask } from '../../browser/next-task.ts';
import { useMessageStore } from '../use-message-store.ts';
import { decideLanguage } from './decide-language.ts';
import { detectLanguage, isOffered } from './detect-language.ts';
import { readChoice, rememberLanguage } from './language-choice.ts';
import { DEFAULT_LANGUAGE } from '#core/language.ts';
import { offeredLanguageOf } from '#core/language-path.ts';

/**
 * Brings address and language in line after hydration. The server renders the language of the path, the same for
 * every visitor; only this hook reads the visitor's own language.
 */
export function useLanguageSync(): void {
  const store = useMessageStore();
  const { languages } = usePageFacts();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const sync = () => {
      const shown = offeredLanguageOf(pathname, languages);
      const detected = detectLanguage(languages);
      const decision = decideLanguage({ pathname, search, hash }, { shown, detected });
      if (decision.kind === 'redirect') {
        window.location.replace(decision.to);
        return;
      }
      if (store.language !== decision.language) void store.changeLanguage(decision.language);
      // A link to another language shows its page; it does not change the visitor's choice.
      const hasChosen = isOffered(readChoice(), languages);
      if (shown !== DEFAULT_LANGUAGE && !hasChosen) rememberLanguage(shown);
    };
    // After hydration, not during it: reading all browser storage takes time.
    return nextTask(sync);
  }, [store, languages, pathname, search, hash]);
}
