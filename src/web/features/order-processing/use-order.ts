import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { fetchOrder, listenToOrder } from './fetch-order.ts';
import { OrderWatch } from './order-watch.ts';
import { PROMISED_MS, type OrderKnowledge } from './processing-view.ts';

const LOADING: OrderKnowledge = { order: null, contact: 'loading' };
const NO_SESSION: OrderKnowledge = { order: null, contact: 'unknown-session' };

/** Follows the order of a payment session for as long as the page is open. */
export function useOrder(sessionId: string): Readonly<{ knowledge: OrderKnowledge; waitedMs: number }> {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [watch] = useState(
    () =>
      new OrderWatch({
        load: (signal) => fetchOrder({ sessionId, language, anonKey, signal }),
        listen: (handlers) => listenToOrder({ sessionId, language }, handlers),
        after: (milliseconds, run) => {
          const timer = window.setTimeout(run, milliseconds);
          return () => window.clearTimeout(timer);
        },
      }),
  );
  const isNamed = sessionId !== '';
  const knowledge = useSyncExternalStore(
    isNamed ? watch.subscribe : neverChanges,
    isNamed ? watch.current : () => NO_SESSION,
    () => (isNamed ? LOADING : NO_SESSION),
  );
  useEffect(() => {
    const poll = () => {
      if (document.visibilityState === 'visible') watch.poll();
    };
    window.addEventListener('online', poll);
    document.addEventListener('visibilitychange', poll);
    return () => {
      window.removeEventListener('online', poll);
      document.removeEventListener('visibilitychange', poll);
    };
  }, [watch]);
  return { knowledge, waitedMs: useWaitedMs() };
}

function neverChanges() {
  return () => undefined;
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
