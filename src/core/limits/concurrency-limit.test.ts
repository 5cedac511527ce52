import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

test('a number of callers run at once, a number wait, and further ones are refused at once', async () => {
  const concurrencyLimit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 2 });
  const gate = Promise.withResolvers<undefined>();
  const passed: number[] = [];
  const callers = [1, 2, 3, 4].map((caller) =>
    concurrencyLimit.pass(async () => {
      await gate.promise;
      passed.push(caller);
      return caller;
    }),
  );
  expect(await callers[3]).toBe('overloaded');
  gate.resolve(undefined);
  expect(await Promise.all(callers)).toEqual([1, 2, 3, 'overloaded']);
  expect(passed).toEqual([1, 2, 3]);
  expect(await concurrencyLimit.pass(() => Promise.resolve('again'))).toBe('again');
});
