import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { respondInSteps } from './respond-in-steps.ts';

/** Pauses that the test ends one by one. */
function aPause() {
  const waiting: (() => void)[] = [];
  const lengths: number[] = [];
  return {
    lengths,
    pause: (ms: number) => {
      lengths.push(ms);
      return new Promise<void>((resolve) => void waiting.push(resolve));
    },
    end: async () => {
      waiting.shift()?.();
      await setImmediate();
    },
  };
}

test('AUTH-23 a response that is ready early waits for the end of the step', async () => {
  const { pause, end, lengths } = aPause();
  let response = '';
  const responding = respondInSteps(pause, () => Promise.resolve('ok')).then((text) => (response = text));
  await setImmediate();
  expect([response, lengths]).toEqual(['', [250]]);
  await end();
  expect(response).toBe('ok');
  await responding;
});

test('AUTH-23 a response that is ready between two steps waits for the second', async () => {
  const { pause, end, lengths } = aPause();
  const work = Promise.withResolvers<string>();
  let response = '';
  const responding = respondInSteps(pause, () => work.promise).then((text) => (response = text));
  await end();
  work.resolve('ok');
  await setImmediate();
  expect([response, lengths]).toEqual(['', [250, 250]]);
  await end();
  expect(response).toBe('ok');
  await responding;
});

test('AUTH-23 a failure takes as long as a success', async () => {
  const { pause, end } = aPause();
  const responding = respondInSteps(pause, () => Promise.reject(new Error('the database is gone')));
  const failed = expect(responding).rejects.toThrow('the database is gone');
  await setImmediate();
  await end();
  await failed;
});
