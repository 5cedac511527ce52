import type { z } from 'zod';
import type { ReadResult } from '#core/esims/esim-provider.ts';
import type { ApiResponse } from './http/airalo-client.ts';

/** What a response to a read means: only a complete, well-formed one is a value. */
export function interpret<S extends z.ZodType, T>(
  response: ApiResponse,
  schema: S,
  toValue: (parsed: z.infer<S>) => T,
): ReadResult<T> {
  if (response.kind === 'no-response') return { kind: 'unknown' };
  if (response.kind === 'not-sent') {
    return { kind: 'try-later', retryAfterSeconds: response.retryAfterSeconds, vendorCode: response.code };
  }
  if (response.status === 404) return { kind: 'absent' };
  if (response.status === 200) {
    const parsed = schema.safeParse(response.body);
    return parsed.success ? { kind: 'read', value: toValue(parsed.data) } : { kind: 'unknown' };
  }
  if ([401, 403, 429, 503].includes(response.status)) {
    return {
      kind: 'try-later',
      retryAfterSeconds: response.retryAfterSeconds,
      vendorCode: `http-${response.status}`,
    };
  }
  return { kind: 'unknown' };
}
