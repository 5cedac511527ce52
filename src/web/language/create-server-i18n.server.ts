import { createInstance, type FlatNamespace, type i18n } from 'i18next';
import { addFormats, I18N_OPTIONS } from './i18n-options.ts';
import type { Language } from '#core/language.ts';
import { MESSAGES } from './messages.server.ts';

/** One per page, because it records which namespaces that page used. */
export function createServerI18n(language: Language): i18n {
  const instance = createInstance();
  void instance.init({ ...I18N_OPTIONS, lng: language, resources: MESSAGES });
  return addFormats(instance);
}

const instances = new Map<Language, i18n>();

/** The messages of one namespace for server-only code, such as loaders. */
export function serverMessages<const Name extends FlatNamespace>(language: Language, namespace: Name) {
  const instance = instances.get(language) ?? createServerI18n(language);
  instances.set(language, instance);
  return instance.getFixedT(language, namespace);
}
