import type { Language } from '#core/language.ts';
import { readerOf, textsOf } from '#messages/messages-of.server.ts';
import { MessageStore } from './message-store.ts';

/** Nothing has to be loaded: the server has every message. */
export function createPageMessages(language: Language): MessageStore {
  return new MessageStore({ language, find: readerOf, load: () => Promise.resolve(null) });
}

/**
 * The messages that a page embeds, as JSON: those it was rendered with. Always those of the shell, because the not-found
 * page and the error screen must not need the network.
 */
export function embeddedTexts(messages: MessageStore, language: Language): string {
  const names = new Set(['shell' as const, ...messages.used(language)]);
  return JSON.stringify(Object.fromEntries([...names].map((name) => [name, textsOf(language, name)])));
}
