import type { ApiResponse } from './airalo-client.ts';

/** How a reader waits when the network requires a pause. */
export type Wait = (seconds: number) => Promise<void>;

const TRIES = 4;
const MAX_WAIT_SECONDS = 60;

/**
 * For long lists: reading changes nothing, so a missing response or a busy vendor leads to a retry after a
 * wait.
 */
export async function callWithRetry(wait: Wait, call: () => Promise<ApiResponse>): Promise<ApiResponse> {
  let response = await call();
  for (let tries = 1; tries < TRIES && isPassing(response); tries += 1) {
    await wait(Math.min(requestedWait(response) ?? 2 ** tries, MAX_WAIT_SECONDS));
    response = await call();
  }
  return response;
}

function isPassing(response: ApiResponse): boolean {
  if (response.kind === 'received') return response.status === 429 || response.status >= 500;
  return response.kind === 'no-response' || !response.code.startsWith('token-http-4');
}

function requestedWait(response: ApiResponse): number | null {
  return response.kind === 'no-response' ? null : response.retryAfterSeconds;
}
