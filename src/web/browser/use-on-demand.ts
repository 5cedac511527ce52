import { useEffect, useState } from 'react';
import type { PageNamespace } from '#messages/translate.ts';
import { useLanguage } from '../language/use-language.ts';
import { useMessageStore } from '../language/use-message-store.ts';
import type { AsyncState } from './async-state.ts';

type Options<Part> = Readonly<{
  isNeeded: boolean;
  /** Must be the same function on every render. */
  load: () => Promise<Part>;
  /** The message namespaces the part uses; must be the same array on every render. */
  namespaces: readonly PageNamespace[];
}>;

type Loaded<Part> = Readonly<{ part: Part; language: string }>;

/** A part of the page that is loaded, with its messages, when it is first needed. */
export function useOnDemand<Part>({ isNeeded, load, namespaces }: Options<Part>): AsyncState<Part> {
  const language = useLanguage();
  const store = useMessageStore();
  const [loaded, setLoaded] = useState<Loaded<Part> | null>(null);
  const [failedLanguage, setFailedLanguage] = useState<string | null>(null);
  const isReady = loaded?.language === language;
  const isFailed = failedLanguage === language;
  useEffect(() => {
    if (!isNeeded || isReady || isFailed) return undefined;
    const controller = new AbortController();
    Promise.all([load(), store.loadAll(language, namespaces)]).then(
      ([part, hasWords]) => {
        if (controller.signal.aborted) return;
        if (hasWords) setLoaded({ part, language });
        else setFailedLanguage(language);
      },
      () => {
        if (!controller.signal.aborted) setFailedLanguage(language);
      },
    );
    return () => controller.abort();
  }, [isNeeded, isReady, isFailed, load, namespaces, store, language]);
  if (loaded !== null && isReady) return { kind: 'ready', value: loaded.part };
  return isFailed ? { kind: 'failed', retry: () => setFailedLanguage(null) } : { kind: 'loading' };
}
