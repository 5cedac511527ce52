import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { isFinal, type OrderKnowledge, type Order } from './processing-view.ts';

export type OrderResponse = Readonly<{ kind: 'found'; order: Order }> | Readonly<{ kind: 'unknown-session' }>;

/** The last response or event. */
export type OrderData = OrderResponse | Readonly<{ kind: 'not-received' }>;

type OrderName = Readonly<{ sessionId: string; language: string }>;

type Options = OrderName &
  Readonly<{
    /** Whether the event stream is open. */
    hasEvents: boolean;
    /** Fetches the order once. Rejects when the shop cannot be reached or its response cannot be parsed. */
    load: (signal: AbortSignal) => Promise<OrderResponse>;
  }>;

/** While the event stream is open, we poll only rarely: a proxy may delay events. */
const POLL_BESIDE_EVENTS_MS = 10_000;
const POLL_WITHOUT_EVENTS_MS = 2000;
const POLL_WHILE_UNREACHABLE_MS = 4000;
/** A request that hangs, as on airport wifi, is aborted after this time and sent again. */
const TIMEOUT_MS = 15_000;

const orderKey = ({ sessionId, language }: OrderName) => ['order', sessionId, language] as const;

/** An event of the stream is as good as a response. */
export function storeOrder(client: QueryClient, name: OrderName, order: Order): void {
  const data: OrderData = { kind: 'found', order };
  client.setQueryData(orderKey(name), data);
}

/** One order, polled until nothing can change any more. Events are written into the same cache entry. */
export function orderQuery({ sessionId, language, hasEvents, load }: Options) {
  return queryOptions({
    queryKey: orderKey({ sessionId, language }),
    queryFn: ({ signal }) => loadUntilResponse(load, signal),
    // The first data comes from the event stream, so nothing is fetched at the start.
    initialData: (): OrderData => ({ kind: sessionId === '' ? 'unknown-session' : 'not-received' }),
    staleTime: Infinity,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state: { data, status } }) => {
      if (isOver(data)) return false;
      if (status === 'error') return POLL_WHILE_UNREACHABLE_MS;
      return hasEvents ? POLL_BESIDE_EVENTS_MS : POLL_WITHOUT_EVENTS_MS;
    },
    refetchOnReconnect: ({ state: { data } }) => (isOver(data) ? false : 'always'),
    refetchOnWindowFocus: ({ state: { data } }) => (isOver(data) ? false : 'always'),
  });
}

/** Nothing can change any more: no request and no event stream is needed. */
export function isOver(data: OrderData | undefined): boolean {
  return data?.kind === 'unknown-session' || (data?.kind === 'found' && isFinal(data.order));
}

/** `hasFailed`: the last request failed; the order received before it stays known. */
export function knowledgeOf(data: OrderData, hasFailed: boolean): OrderKnowledge {
  switch (data.kind) {
    case 'unknown-session':
      return { order: null, contact: 'unknown-session' };
    case 'found':
      return { order: data.order, contact: hasFailed ? 'unreachable' : 'received' };
    case 'not-received':
      return { order: null, contact: hasFailed ? 'unreachable' : 'loading' };
  }
}

async function loadUntilResponse(load: Options['load'], signal: AbortSignal): Promise<OrderData> {
  for (;;) {
    const request = new AbortController();
    const aborted = Promise.withResolvers<null>();
    const abort = () => {
      request.abort();
      aborted.resolve(null);
    };
    const timer = setTimeout(abort, TIMEOUT_MS);
    signal.addEventListener('abort', abort);
    try {
      const response = await Promise.race([aborted.promise, load(request.signal)]);
      if (response !== null) return response;
      signal.throwIfAborted();
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }
}
