import { z } from 'zod';

/** One call of the public API with an example that changes nothing. */
const TestCall = z.object({
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** As the API describes it: `/api/esims/{id}`. */
  path: z.string(),
  summary: z.string(),
  /** Path and query of the example. */
  address: z.string(),
  /** JSON text of the example; null: the call has no body. */
  body: z.string().nullable(),
});
export type TestCall = z.infer<typeof TestCall>;

/** Every call of the public API, in the order of its description. */
export const TestCallsResponse = z.object({ calls: z.array(TestCall) });
export type TestCallsResponse = z.infer<typeof TestCallsResponse>;
