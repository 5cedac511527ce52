import type { InitOptions } from 'i18next';
import { LANGUAGES } from '#core/language.ts';

/** Always embedded in the page, because the not-found page and the error screen must not need the network. */
export const SHELL_NAMESPACE = 'shell';

/** Options shared by server and browser, so that both render the same texts. */
export const I18N_OPTIONS = {
  supportedLngs: [...LANGUAGES],
  // Both languages are complete (`npm run check` verifies it), so no fallback is ever fetched.
  fallbackLng: false,
  load: 'languageOnly',
  defaultNS: SHELL_NAMESPACE,
  initAsync: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;

/** Limits of the message loader: retries, delays and parallel requests. */
export const LOADER_OPTIONS = {
  maxRetries: 5,
  retryTimeout: 350,
  maxParallelReads: 10,
} satisfies InitOptions;

export const LOCALES_PATH = '/locales/{{lng}}/{{ns}}.json';
