import { createInstance, type i18n, type ResourceKey } from 'i18next';
import type { Language } from '#core/language.ts';
import { ENGLISH_PAGES, ENGLISH_SERVER } from './english.server.ts';
import { addFormats, I18N_OPTIONS } from './i18n-options.ts';
import { PORTUGUESE } from './portuguese.server.ts';
import { SPANISH } from './spanish.server.ts';
import type { Namespace } from './translate.ts';

/** Every message of every language; only the server loads them all. */
const RESOURCES: Record<Language, Record<Namespace, ResourceKey>> = {
  en: { ...ENGLISH_PAGES, ...ENGLISH_SERVER },
  es: SPANISH,
  pt: PORTUGUESE,
};

/** One per page, because it records which namespaces that page used. */
export function createServerI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.init({ ...I18N_OPTIONS, lng: language, resources: RESOURCES });
  return addFormats(instance);
}
