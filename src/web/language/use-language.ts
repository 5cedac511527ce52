import { use, useSyncExternalStore } from 'react';
import { I18nContext } from 'react-i18next';
import { useLocation } from 'react-router';
import { usePageFacts } from '../document/page-facts.ts';
import { DEFAULT_LANGUAGE, parseLanguage, type Language } from '#core/language.ts';
import { isAdminPath, offeredLanguageOf } from '#core/language-path.ts';

/** The language of the current screen: the path decides, except in the admin panel, where the detector does. */
export function useLanguage(): Language {
  const { pathname } = useLocation();
  const { languages } = usePageFacts();
  const isAdmin = isAdminPath(pathname);
  const chosen = useChosenLanguage(isAdmin);
  return isAdmin ? chosen : offeredLanguageOf(pathname, languages);
}

const subscribeToNothing = () => () => undefined;
const readDefault = (): Language => DEFAULT_LANGUAGE;

/**
 * Subscribes only where the language is not in the path: otherwise every page with a prefix would render twice at
 * hydration.
 */
function useChosenLanguage(isLanguageNotInPath: boolean): Language {
  const i18n = use(I18nContext)?.i18n;
  const subscribe = (changed: () => void) => {
    i18n?.on('languageChanged', changed);
    return () => i18n?.off('languageChanged', changed);
  };
  const read = () => parseLanguage(i18n?.language) ?? DEFAULT_LANGUAGE;
  return useSyncExternalStore(
    isLanguageNotInPath ? subscribe : subscribeToNothing,
    isLanguageNotInPath ? read : readDefault,
    readDefault,
  );
}
