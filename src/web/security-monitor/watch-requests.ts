import { recentEventOf, withEvent, type RecentEvent } from '#core/security/recent-events.ts';

type Listener = () => void;

/** The events of this page, for as long as it is open. */
let events: readonly RecentEvent[] = [];
let lastId = 0;
const listeners = new Set<Listener>();

export function readEvents(): readonly RecentEvent[] {
  return events;
}

export function subscribeToEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function clearEvents(): void {
  events = [];
  for (const listener of listeners) listener();
}

function record(method: string, url: string, status: number | null): void {
  const event = recentEventOf({ method, url, status });
  if (event === null) return;
  lastId += 1;
  events = withEvent(events, { ...event, id: lastId, at: new Date() });
  for (const listener of listeners) listener();
}

/** Watches the requests of this page until the returned function is called. Responses and errors pass unchanged. */
export function watchRequests(): () => void {
  const send = window.fetch;
  const watched: typeof window.fetch = async (input, init) => {
    const request = input instanceof Request ? input : null;
    const method = init?.method ?? request?.method ?? 'GET';
    const url = input instanceof Request ? input.url : input instanceof URL ? input.href : input;
    try {
      const response = await send.call(window, input, init);
      record(method, url, response.status);
      return response;
    } catch (error) {
      if (!isAborted(error)) record(method, url, null);
      throw error;
    }
  };
  window.fetch = watched;
  return () => {
    // Something else may have been put on top of it since.
    if (window.fetch === watched) window.fetch = send;
  };
}

/** The page itself gave up: a screen was left, or a newer request replaced it. */
function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
