import type { InitOptions } from 'i18next';
import { LANGUAGES } from '#core/language.ts';

/** Always on the page, because the not-found page and the error screen must not need the network. */
export const SHELL_NAMESPACE = 'shell';

/** What server and browser share, so that both render the same words. */
export const I18N_OPTIONS = {
  supportedLngs: [...LANGUAGES],
  // Both languages are complete (a check sees to it), so nothing is ever fetched as a fallback.
  fallbackLng: false,
  load: 'languageOnly',
  defaultNS: SHELL_NAMESPACE,
  initAsync: false,
  interpolation: { escapeValue: false },
} satisfies InitOptions;

/** The translation loader's manners: how often, how patiently and how broadly it reads. */
export const LOADER_OPTIONS = {
  maxRetries: 5,
  retryTimeout: 350,
  maxParallelReads: 10,
} satisfies InitOptions;

export const LOCALES_PATH = '/locales/{{lng}}/{{ns}}.json';
