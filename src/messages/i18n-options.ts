import type { i18n, InitOptions } from 'i18next';
import { formatCount } from '#core/format-count.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, parseLanguage } from '#core/language.ts';

/** Always embedded in the page, because the not-found page and the error screen must not need the network. */
export const SHELL_NAMESPACE = 'shell';

/** Options shared by server and browser, so that both render the same texts. */
export const I18N_OPTIONS = {
  supportedLngs: [...LANGUAGES],
  // Every language is complete (`npm run check` verifies it), so no fallback is ever fetched.
  fallbackLng: false,
  load: 'languageOnly',
  defaultNS: SHELL_NAMESPACE,
  initAsync: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;

/** What `{{count, number}}` in a message means. */
export function addFormats(instance: i18n): i18n {
  instance.services.formatter?.add('number', (count: number, language) =>
    formatCount(count, parseLanguage(language) ?? DEFAULT_LANGUAGE),
  );
  return instance;
}
