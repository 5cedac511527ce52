import { createInstance, type i18n, type InitOptions, type ResourceLanguage } from 'i18next';
import type { Language } from '#core/language.ts';
import { addFormats, I18N_OPTIONS } from '#messages/i18n-options.ts';
import { messageLoader, type FetchMessages } from '../api/message-loader.ts';

/** Limits of the message loader: retries, delays and parallel requests. */
const LOADER_OPTIONS = {
  maxRetries: 5,
  retryTimeout: 350,
  maxParallelReads: 10,
} satisfies InitOptions;

/** Starts with the messages embedded in the page; other namespaces are fetched, one file per language and name. */
export function createBrowserI18n(
  language: Language,
  embedded: ResourceLanguage,
  fetchMessages?: FetchMessages,
): i18n {
  const instance = createInstance();
  void instance.use(messageLoader(fetchMessages)).init({
    ...I18N_OPTIONS,
    ...LOADER_OPTIONS,
    lng: language,
    ns: Object.keys(embedded),
    resources: { [language]: embedded },
    partialBundledLanguages: true,
  });
  return addFormats(instance);
}
