import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { nextTask } from '../../browser/next-task.ts';
import { decideLanguage } from './decide-language.ts';
import { detectLanguage } from './detect-language.ts';
import { readChoice, rememberLanguage } from './language-choice.ts';
import { languageOfPath } from '../language-path.ts';
import { parseLanguage } from '../language.ts';

/**
 * Brings place and language together once the page is alive. The server renders what the path says, the same
 * for everyone; only here is the visitor's own language looked at.
 */
export function useLanguageSync(): void {
  const { i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const sync = () => {
      const decision = decideLanguage({ pathname, search, hash }, detectLanguage(i18n.services));
      if (decision.kind === 'redirect') {
        window.location.replace(decision.to);
        return;
      }
      if (i18n.language !== decision.language) void i18n.changeLanguage(decision.language);
      // A Spanish link shows a Spanish page; it does not change what the visitor chose.
      const hasChosen = parseLanguage(readChoice()) !== null;
      if (languageOfPath(pathname) === 'es' && !hasChosen) rememberLanguage('es');
    };
    // After the page was taken over, not within: looking through all the browser's stores takes its time.
    return nextTask(sync);
  }, [i18n, pathname, search, hash]);
}
