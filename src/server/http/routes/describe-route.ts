import type { z } from 'zod';
import { ErrorResponse } from '#contract/error-response.ts';

/** What depends on the current moment or visitor is never cached. */
export const UNCACHED = { 'cache-control': 'no-store' };

export function jsonOf<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } };
}

export const REFUSED = jsonOf('Refused; the message says why.', ErrorResponse);
