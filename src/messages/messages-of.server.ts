import { forEachLanguage, type Language } from '#core/language.ts';
import { ENGLISH_PAGES, ENGLISH_SERVER } from './english.server.ts';
import { PORTUGUESE } from './portuguese.server.ts';
import { textReader, type ReadText, type Texts } from './read-text.ts';
import { SPANISH } from './spanish.server.ts';
import type { MessagesOf, Namespace } from './translate.ts';

/** Every message of every language; only the server loads them all. */
const MESSAGES: Readonly<Record<Language, Readonly<Record<Namespace, Texts>>>> = {
  en: { ...ENGLISH_PAGES, ...ENGLISH_SERVER },
  es: SPANISH,
  pt: PORTUGUESE,
};

const readers = forEachLanguage(() => new Map<Namespace, ReadText>());

export function textsOf(language: Language, namespace: Namespace): Texts {
  return MESSAGES[language][namespace];
}

/** Returns the same function at every call. */
export function readerOf(language: Language, namespace: Namespace): ReadText {
  const known = readers[language].get(namespace);
  if (known !== undefined) return known;
  const added = textReader(textsOf(language, namespace), language);
  readers[language].set(namespace, added);
  return added;
}

/** The messages of one namespace for code without React: mails, jobs, API responses and loaders. */
export const messagesOf: MessagesOf = (language, namespace) => readerOf(language, namespace);
