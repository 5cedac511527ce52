import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Language } from '#core/language.ts';
import { usePageFacts } from '../document/page-facts.ts';
import { useLanguage } from '../language/use-language.ts';
import { useSession } from '../session/use-session.ts';
import { customerOf } from './create-query-client.ts';

export type FetchNeeds = Readonly<{ anonKey: string; language: Language; signal: AbortSignal }>;

type Load<Value> = (needs: FetchNeeds) => Promise<Value>;

/** The name of a read: the resource, then its ids. */
type QueryName = readonly [string, ...string[]];

/** For what changes without the customer: when the read is sent again while its screen is open and visible. */
export type Repeats = Readonly<{
  refetchInterval?: number;
  refetchOnWindowFocus?: boolean;
  /** False: nothing is sent. */
  enabled?: boolean;
}>;

/** A read for this browser, in the language of the screen. Sent whenever a screen that uses it opens. */
export function useApiQuery<Value>(
  name: QueryName,
  load: Load<Value>,
  repeats: Repeats = {},
): UseQueryResult<Value> {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  return useQuery({
    queryKey: [...name, language],
    queryFn: ({ signal }) => load({ anonKey, language, signal }),
    ...repeats,
  });
}

/**
 * A read of the signed-in customer. The customer's id is part of the key: what one customer loaded is never shown to
 * the next one.
 */
export function useMyQuery<Value>(
  name: QueryName,
  load: Load<Value>,
  repeats: Repeats = {},
): UseQueryResult<Value> {
  return useApiQuery(useMyName(name), load, repeats);
}

/** The key of a read of the signed-in customer, to change what is stored under it. */
export function useMyKey(name: QueryName): QueryName {
  const language = useLanguage();
  return [...useMyName(name), language];
}

function useMyName(name: QueryName): QueryName {
  return ['my', customerOf(useSession()) ?? '', ...name];
}
