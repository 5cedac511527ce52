import { z } from 'zod';
import type { TestCall } from '#contract/api-test.ts';
import { exampleOf } from './example-calls.ts';

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

const Operation = z.object({ summary: z.string().default('') });
const Described = z.object({
  paths: z.record(
    z.string(),
    z.strictObject({
      get: Operation.optional(),
      post: Operation.optional(),
      put: Operation.optional(),
      delete: Operation.optional(),
    }),
  ),
});

/** Every call of the public API, from its OpenAPI document: a call that is described cannot be missing. */
export function testCalls(openApi: string): TestCall[] {
  const { paths } = Described.parse(JSON.parse(openApi));
  return Object.entries(paths).flatMap(([path, operations]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((name) => {
      const operation = operations[name];
      if (operation === undefined) return [];
      const method = METHODS[name];
      return [{ method, path, summary: operation.summary, ...exampleOf(method, path) }];
    }),
  );
}
