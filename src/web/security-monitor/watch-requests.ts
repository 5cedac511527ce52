import { recentEventOf, withEvent, type RecentEvent } from '#core/security/recent-events.ts';
import { Store } from '../ui/store.ts';

/** The events of this page, for as long as it is open. */
export const recentEvents = new Store<readonly RecentEvent[]>([]);
let lastId = 0;

function record(method: string, url: string, status: number | null): void {
  const event = recentEventOf({ method, url, status });
  if (event === null) return;
  lastId += 1;
  recentEvents.set(withEvent(recentEvents.current(), { ...event, id: lastId, at: new Date() }));
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
