import { createInstance, type i18n, type InitOptions, type ResourceLanguage } from 'i18next';
import HttpBackend, { type HttpBackendOptions } from 'i18next-http-backend';
import type { Language } from '#core/language.ts';
import { addFormats, I18N_OPTIONS } from '#messages/i18n-options.ts';

/** Limits of the message loader: retries, delays and parallel requests. */
const LOADER_OPTIONS = {
  maxRetries: 5,
  retryTimeout: 350,
  maxParallelReads: 10,
} satisfies InitOptions;

const LOCALES_PATH = '/locales/{{lng}}/{{ns}}.json';

/** Starts with the messages embedded in the page; other namespaces are fetched, one file per language and name. */
export function createBrowserI18n(
  language: Language,
  embedded: ResourceLanguage,
  backend: HttpBackendOptions = {},
): i18n {
  const instance = createInstance();
  void instance.use(HttpBackend).init<HttpBackendOptions>({
    ...I18N_OPTIONS,
    ...LOADER_OPTIONS,
    lng: language,
    ns: Object.keys(embedded),
    resources: { [language]: embedded },
    partialBundledLanguages: true,
    backend: { loadPath: LOCALES_PATH, ...backend },
  });
  return addFormats(instance);
}
