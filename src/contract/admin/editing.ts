import { z } from 'zod';
import { ErrorResponse } from '../error-response.ts';

/** Changes with every edit. An editor sends back the one that it loaded. */
export const Edition = z.int().nonnegative();

/**
 * The answer 409 to an edit of something that another person has changed meanwhile: what is stored now, and what this
 * editor sent. Nothing was overwritten and nothing typed is lost.
 */
export function conflictOf<Stored extends z.ZodType, Sent extends z.ZodType>(stored: Stored, sent: Sent) {
  return ErrorResponse.extend({ conflict: z.object({ stored, sent }) });
}
