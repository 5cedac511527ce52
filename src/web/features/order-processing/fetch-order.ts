import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import { openEventStream } from '../../api/open-event-stream.ts';
import type { OrderResponse } from './order-query.ts';
import { parseOrder } from './parse-order.ts';
import type { Order } from './processing-view.ts';

type Session = Readonly<{ sessionId: string; language: Language }>;
type OrderRequest = Session & Readonly<{ anonKey: string; signal: AbortSignal }>;

/** A complete session id, as the server accepts it; anything else cannot be a session. */
const SESSION_ID = /^[\w-]{1,200}$/;

export async function fetchOrder({
  sessionId,
  language,
  anonKey,
  signal,
}: OrderRequest): Promise<OrderResponse> {
  if (!SESSION_ID.test(sessionId)) return { kind: 'unknown-session' };
  const sessions = createApiClient({ anonKey, retriesReads: false }).api['checkout-sessions'];
  const response = await sessions[':id'].$get(
    { param: { id: sessionId }, query: { language } },
    { init: { signal } },
  );
  if (response.ok) return { kind: 'found', order: await response.json() };
  // The typed client knows only the route's own responses; a rate limit or an outage responds before the route.
  const status: number = response.status;
  if (status === 404) return { kind: 'unknown-session' };
  throw new RequestRefused(status);
}

/** Opens the event stream; returns a function that closes it. After `fail` no more events come. */
export function listenToOrder(
  { sessionId, language }: Session,
  handlers: Readonly<{ order: (order: Order) => void; fail: () => void }>,
): () => void {
  const path = `/api/checkout-sessions/${encodeURIComponent(sessionId)}/events?language=${language}`;
  return openEventStream(path, {
    events: {
      progress: (data) => {
        const order = parseOrder(data);
        if (order !== null) handlers.order(order);
      },
    },
    failed: handlers.fail,
  });
}
