import type { Language } from '#core/language.ts';
import { textReader, type Texts } from '#messages/read-text.ts';
import { messageLoader, type FetchMessages } from '../api/message-loader.ts';
import { MessageStore } from './message-store.ts';

/** Starts with the messages embedded in the page; other namespaces are fetched, one file per language and name. */
export function createBrowserMessages(
  language: Language,
  embedded: Readonly<Partial<Record<string, Texts>>>,
  fetchMessages?: FetchMessages,
): MessageStore {
  return new MessageStore({
    language,
    find(wanted, namespace) {
      const texts = wanted === language ? embedded[namespace] : undefined;
      return texts === undefined ? null : textReader(texts, language);
    },
    load: messageLoader(fetchMessages),
  });
}
