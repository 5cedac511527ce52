import { notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { RequestRefused } from '#core/retry/failure.ts';
import type { SessionState } from '../session/session-store.ts';

// At once instead of in a timer, so that a screen shows a response in the task in which it arrived.
notifyManager.setScheduler(queueMicrotask);

/** The one place that knows who is signed in; see `SessionStore`. */
export type CustomerSession = Readonly<{
  current: () => SessionState;
  subscribe: (changed: () => void) => () => void;
  refresh: () => Promise<unknown>;
}>;

/** The cache of everything personal or changing. A request refused with 401 makes the session check itself. */
export function createQueryClient(session: Pick<CustomerSession, 'refresh'>): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (error instanceof RequestRefused && error.status === 401) void session.refresh();
      },
    }),
    defaultOptions: {
      queries: {
        // The API client retries reads by the rules of src/core/retry; a second policy would multiply the attempts.
        retry: false,
        // Without a connection a request fails, and the screen says so; it does not wait for ever.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
      },
      // The same for a change: it is not sent later, when the customer has given up on it.
      mutations: { networkMode: 'always' },
    },
  });
}

/** Empties the cache when a customer signs out, loses the session or is replaced by another customer. */
export function clearOnCustomerChange(client: QueryClient, session: CustomerSession): void {
  let customer = customerOf(session.current());
  session.subscribe(() => {
    const next = customerOf(session.current());
    if (customer !== null && next !== customer) client.clear();
    customer = next;
  });
}

/** The id of the signed-in customer; null for a guest, and while it is not known. */
export function customerOf(session: SessionState): string | null {
  return session.kind === 'signed-in' ? session.session.userId : null;
}
