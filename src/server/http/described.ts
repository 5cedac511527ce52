import type { z } from 'zod';
import { ErrorAnswer } from '#contract/error-answer.ts';

/** An answer as the API's description tells it. */
export function json<Schema extends z.ZodType>(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

export const refused = json('The question is not one we understand.', ErrorAnswer);
