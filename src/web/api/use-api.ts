import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#core/language.ts';
import { useLanguage } from '../language/use-language.ts';
import { usePageFacts } from '../document/page-facts.ts';

export type FetchNeeds = Readonly<{ anonKey: string; language: Language; signal: AbortSignal }>;

export type ApiState<Value> =
  | Readonly<{ kind: 'loading' }>
  | Readonly<{ kind: 'failed'; retry: () => void }>
  | Readonly<{ kind: 'ready'; value: Value }>;

type RequestKey = Readonly<{ load: unknown; language: Language; attempt: number }>;
type Settled<Value> = Readonly<{ requestKey: RequestKey; outcome: Readonly<{ value: Value }> | null }>;

/**
 * Sends the request when this part of the page appears, in the language of the screen. `load` must be the same
 * function for the same request.
 */
export function useApi<Value>(load: (needs: FetchNeeds) => Promise<Value>): ApiState<Value> {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled<Value> | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const settle = (outcome: Settled<Value>['outcome']) => {
      if (!controller.signal.aborted) setSettled({ requestKey: { load, language, attempt }, outcome });
    };
    load({ anonKey, language, signal: controller.signal }).then(
      (value) => settle({ value }),
      () => settle(null),
    );
    return () => controller.abort();
  }, [load, anonKey, language, attempt]);
  const retry = useCallback(() => setAttempt((last) => last + 1), []);
  if (settled === null || !isSame(settled.requestKey, { load, language, attempt }))
    return { kind: 'loading' };
  return settled.outcome === null ? { kind: 'failed', retry } : { kind: 'ready', ...settled.outcome };
}

function isSame(one: RequestKey, other: RequestKey): boolean {
  return one.load === other.load && one.language === other.language && one.attempt === other.attempt;
}
