import { useEffect, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { fetchOrder, listenToOrder } from './fetch-order.ts';
import { isOver, knowledgeOf, orderQuery, storeOrder } from './order-query.ts';
import { PROMISED_MS, type OrderKnowledge } from './processing-view.ts';

/** Follows the order of a payment session: by server-sent events, and by polling where those fail. */
export function useOrder(sessionId: string): Readonly<{ knowledge: OrderKnowledge; waitedMs: number }> {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const client = useQueryClient();
  const stream = `${sessionId} ${language}`;
  const [failedStream, setFailedStream] = useState<string | null>(null);
  const query = orderQuery({
    sessionId,
    language,
    hasEvents: failedStream !== stream,
    load: (signal) => fetchOrder({ sessionId, language, anonKey, signal }),
  });
  const { data, isError, refetch } = useQuery(query);
  const isListening = !isOver(data);
  useEffect(() => {
    if (!isListening) return undefined;
    return listenToOrder(
      { sessionId, language },
      {
        order: (order) => storeOrder(client, { sessionId, language }, order),
        fail: () => {
          setFailedStream(stream);
          void refetch();
        },
      },
    );
  }, [isListening, sessionId, language, stream, client, refetch]);
  return { knowledge: knowledgeOf(data, isError), waitedMs: useWaitedMs() };
}

/** Milliseconds since the page opened; it changes once, when the promised time is over. */
function useWaitedMs(): number {
  const [waitedMs, setWaitedMs] = useState(0);
  useEffect(() => {
    const timer = window.setTimeout(() => setWaitedMs(PROMISED_MS + 1), PROMISED_MS + 1);
    return () => window.clearTimeout(timer);
  }, []);
  return waitedMs;
}
