import { createInstance, type i18n, type ResourceLanguage } from 'i18next';
import type { Language } from '#core/language.ts';
import { MESSAGE_LOADER_LIMITS } from '#core/retry/retry-policies.ts';
import { addFormats, I18N_OPTIONS } from '#messages/i18n-options.ts';
import { messageLoader, type FetchMessages } from '../api/message-loader.ts';

/** Starts with the messages embedded in the page; other namespaces are fetched, one file per language and name. */
export function createBrowserI18n(
  language: Language,
  embedded: ResourceLanguage,
  fetchMessages?: FetchMessages,
): i18n {
  const instance = createInstance();
  void instance.use(messageLoader(fetchMessages)).init({
    ...I18N_OPTIONS,
    ...MESSAGE_LOADER_LIMITS,
    lng: language,
    ns: Object.keys(embedded),
    resources: { [language]: embedded },
    partialBundledLanguages: true,
  });
  return addFormats(instance);
}
