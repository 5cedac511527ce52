import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Language } from '#core/language.ts';
import { DEFAULT_LANGUAGE, parseLanguage } from './language.ts';
import { isAdminPath, languageOfPath } from './language-path.ts';

/** The language of the current screen: its path decides, except in the admin panel, where the detector does. */
export function useLanguage(): Language {
  const { pathname } = useLocation();
  const chosen = useChosenLanguage();
  return isAdminPath(pathname) ? chosen : languageOfPath(pathname);
}

function useChosenLanguage(): Language {
  const { i18n } = useTranslation();
  return useSyncExternalStore(
    (changed) => {
      i18n.on('languageChanged', changed);
      return () => i18n.off('languageChanged', changed);
    },
    () => parseLanguage(i18n.language) ?? DEFAULT_LANGUAGE,
    () => DEFAULT_LANGUAGE,
  );
}
