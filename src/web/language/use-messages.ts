import { use } from 'react';
import type { PageNamespace, Translate } from '#messages/translate.ts';
import { useLanguage } from './use-language.ts';
import { useMessageStore } from './use-message-store.ts';

/**
 * The messages of one namespace in the screen's language. Suspends until a missing namespace is loaded. A page calls it
 * hundreds of times, so it has no state and no subscription: a new language reaches it by the context.
 */
export function useMessages<const Name extends PageNamespace>(namespace: Name): Translate<Name> {
  const language = useLanguage();
  const store = useMessageStore();
  // Also when the messages are loaded: when React runs a suspended component again, it counts the calls of `use`.
  use(store.load(language, namespace));
  const texts = store.texts(language, namespace);
  if (texts !== null) return texts;
  // Without this, a screen whose messages could not be loaded would show their keys.
  throw new Error(`The ${language} messages "${namespace}" could not be loaded.`);
}
