import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { nextTask } from '../../browser/next-task.ts';
import { decideLanguage } from './decide-language.ts';
import { detectLanguage } from './detect-language.ts';
import { readChoice, rememberLanguage } from './language-choice.ts';
import { languageOfPath } from '#core/language-path.ts';
import { DEFAULT_LANGUAGE, parseLanguage } from '#core/language.ts';

/**
 * Brings address and language in line after hydration. The server renders the language of the path, the same for
 * every visitor; only this hook reads the visitor's own language.
 */
export function useLanguageSync(): void {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const sync = () => {
      const decision = decideLanguage({ pathname, search, hash }, detectLanguage());
      if (decision.kind === 'redirect') {
        window.location.replace(decision.to);
        return;
      }
      if (i18n.language !== decision.language) void i18n.changeLanguage(decision.language);
      // A Spanish link shows a Spanish page; it does not change the visitor's choice.
      const hasChosen = parseLanguage(readChoice()) !== null;
      const named = languageOfPath(pathname);
      if (named !== DEFAULT_LANGUAGE && !hasChosen) rememberLanguage(named);
    };
    // After hydration, not during it: reading all browser storage takes time.
    return nextTask(sync);
  }, [i18n, pathname, search, hash]);
}
