import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageNamespace, Translate } from '#messages/translate.ts';
import { typedTranslate } from '#messages/typed-translate.ts';
import { useLanguage } from './use-language.ts';

/** The messages of one namespace in the screen's language. Suspends until a missing namespace is loaded. */
export function useMessages<const Name extends PageNamespace>(namespace: Name): Translate<Name> {
  const language = useLanguage();
  const { i18n } = useTranslation(namespace, { lng: language });
  // Without this, a screen whose messages could not be loaded would show their keys.
  if (!i18n.hasResourceBundle(language, namespace)) {
    throw new Error(`The ${language} messages "${namespace}" could not be loaded.`);
  }
  return useMemo(() => typedTranslate(i18n, language, namespace), [i18n, language, namespace]);
}
