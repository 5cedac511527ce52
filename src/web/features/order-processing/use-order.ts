import { useEffect, useState, useSyncExternalStore } from 'react';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { fetchOrder, listenToOrder } from './fetch-order.ts';
import { OrderWatch } from './order-watch.ts';
import { PATIENCE_MS, type Knowledge } from './processing-view.ts';

const LOADING: Knowledge = { order: null, contact: 'asking' };
const NO_SESSION: Knowledge = { order: null, contact: 'unknown-session' };

/** Follows the order of a payment session for as long as the page is open. */
export function useOrder(sessionId: string): Readonly<{ knowledge: Knowledge; waitedMs: number }> {
  const { anonKey } = usePageFacts();
  const language = useLanguage();
  const [watch] = useState(
    () =>
      new OrderWatch({
        load: (signal) => fetchOrder({ sessionId, language, anonKey, signal }),
        listen: (hear) => listenToOrder({ sessionId, language }, hear),
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
    const look = () => {
      if (document.visibilityState === 'visible') watch.look();
    };
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [watch]);
  return { knowledge, waitedMs: usePatience() };
}

function neverChanges() {
  return () => undefined;
}

/** Milliseconds since the page began; it grows once, when patience is over. */
function usePatience(): number {
  const [waitedMs, setWaitedMs] = useState(0);
  useEffect(() => {
    const timer = window.setTimeout(() => setWaitedMs(PATIENCE_MS + 1), PATIENCE_MS + 1);
    return () => window.clearTimeout(timer);
  }, []);
  return waitedMs;
}
