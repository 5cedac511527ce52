import { RequestRefused } from '#core/retry/failure.ts';
import { retry, type RetryNeeds } from '#core/retry/retry.ts';
import { USUAL_RETRY } from '#core/retry/retry-policies.ts';

/**
 * Retries reads (GET) by the shop's retry rules; a request that may change data is sent once. A response that is
 * still an error after the last attempt is returned unchanged, so that callers see its status.
 */
export function createRetryingFetch(send: typeof fetch, needs: RetryNeeds): typeof fetch {
  return async (input, init) => {
    if ((init?.method ?? 'GET').toUpperCase() !== 'GET') return send(input, init);
    const read = async () => {
      const response = await send(input, init);
      if (response.ok) return response;
      throw new RefusedResponse(response);
    };
    const signal = init?.signal ?? undefined;
    try {
      return await retry(read, USUAL_RETRY, { ...needs, ...(signal === undefined ? {} : { signal }) });
    } catch (error) {
      if (error instanceof RefusedResponse) return error.response;
      throw error;
    }
  };
}

class RefusedResponse extends RequestRefused {
  readonly response: Response;

  constructor(response: Response) {
    super(response.status);
    this.response = response;
  }
}
