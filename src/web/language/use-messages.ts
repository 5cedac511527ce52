import type { FlatNamespace } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useLanguage } from './use-language.ts';

/** The words of one namespace in the screen's language. A namespace not on the page yet is awaited. */
export function useMessages<const Name extends FlatNamespace>(namespace: Name) {
  const language = useLanguage();
  const { t, i18n } = useTranslation(namespace, { lng: language });
  // Without this, a screen whose words could not be loaded would show their keys.
  if (!i18n.hasResourceBundle(language, namespace)) {
    throw new Error(`The ${language} messages "${namespace}" could not be loaded.`);
  }
  return t;
}
