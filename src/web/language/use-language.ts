import { createContext, use, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { usePageFacts } from '../document/page-facts.ts';
import { DEFAULT_LANGUAGE, type Language } from '#core/language.ts';
import { isAdminPath, offeredLanguageOf } from '#core/language-path.ts';
import { useMessageStore } from './use-message-store.ts';

/** Set once, around the document: a page has hundreds of components that read the language. */
export const LanguageContext = createContext<Language>(DEFAULT_LANGUAGE);

/** The language of the current screen. */
export function useLanguage(): Language {
  return use(LanguageContext);
}

/** For the document: the path decides the language, except in the admin panel, where the detector does. */
export function useLanguageOfPath(): Language {
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
  const store = useMessageStore();
  const subscribe = (changed: () => void) => store.subscribe(changed);
  const read = () => store.language;
  return useSyncExternalStore(
    isLanguageNotInPath ? subscribe : subscribeToNothing,
    isLanguageNotInPath ? read : readDefault,
    readDefault,
  );
}
