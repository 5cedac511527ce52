import { z } from 'zod';

/**
 * The response body of every refused or failed call, for every status. `code` is for programs, `message` for
 * people.
 */
export const ErrorResponse = z.object({ error: z.object({ code: z.string(), message: z.string() }) }).meta({
  id: 'Error',
  example: { error: { code: 'not-found', message: 'There is nothing at this address.' } },
});
export type ErrorResponse = z.infer<typeof ErrorResponse>;
