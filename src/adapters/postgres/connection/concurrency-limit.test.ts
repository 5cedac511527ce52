import { expect, test } from 'vitest';
import { ConcurrencyLimit } from './concurrency-limit.ts';

test('a number of callers run at once, a number wait, and further ones are refused at once', async () => {
  const concurrencyLimit = new ConcurrencyLimit({ atOnce: 1, maxWaiting: 2 });
  const gate = Promise.withResolvers<undefined>();
  const passed: number[] = [];
  const comers = [1, 2, 3, 4].map((comer) =>
    concurrencyLimit.pass(async () => {
      await gate.promise;
      passed.push(comer);
      return comer;
    }),
  );
  expect(await comers[3]).toBe('crowded');
  gate.resolve(undefined);
  expect(await Promise.all(comers)).toEqual([1, 2, 3, 'crowded']);
  expect(passed).toEqual([1, 2, 3]);
  expect(await concurrencyLimit.pass(() => Promise.resolve('again'))).toBe('again');
});
