import type { i18n } from 'i18next';
import type { Language } from '#core/language.ts';
import { createServerI18n } from './create-server-i18n.server.ts';
import type { MessagesOf } from './translate.ts';
import { typedTranslate } from './typed-translate.ts';

const instances = new Map<Language, i18n>();

/** The messages of one namespace for code without React: mails, jobs, API responses and loaders. */
export const messagesOf: MessagesOf = (language, namespace) => {
  const instance = instances.get(language) ?? createServerI18n(language);
  instances.set(language, instance);
  return typedTranslate(instance, language, namespace);
};
