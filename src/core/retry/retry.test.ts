import { expect, test } from 'vitest';
import { RequestRefused } from './failure.ts';
import { retry, retryWaitMs, type RetryPolicy } from './retry.ts';
import { PLAN_RETRY, USUAL_RETRY } from './retry-policies.ts';

const CONNECTION_LOST = new TypeError('Failed to fetch');
const TIMED_OUT = new DOMException('Too slow', 'TimeoutError');
const ABORTED = new DOMException('Stopped', 'AbortError');

/** Runs a call that always fails with `error`; returns how often it ran and how long each wait was. */
async function failingWith(error: Error, policy: RetryPolicy) {
  const waits: number[] = [];
  let runs = 0;
  const run = () => {
    runs += 1;
    return Promise.reject(error);
  };
  const needs = { wait: (ms: number) => Promise.resolve(void waits.push(ms)), random: () => 1 };
  await expect(retry(run, policy, needs)).rejects.toBe(error);
  return { runs, waits };
}

test('RETRY-01 a 5xx, 429, 408, a lost connection and a timeout are retried', async () => {
  for (const error of [500, 502, 503, 599, 429, 408].map((status) => new RequestRefused(status))) {
    expect((await failingWith(error, USUAL_RETRY)).runs).toBe(3);
  }
  for (const error of [CONNECTION_LOST, TIMED_OUT]) {
    expect((await failingWith(error, USUAL_RETRY)).runs).toBe(3);
  }
});

test('RETRY-02 any other 4xx and programming errors are not retried', async () => {
  for (const status of [400, 401, 403, 404, 409, 422]) {
    expect((await failingWith(new RequestRefused(status), USUAL_RETRY)).runs).toBe(1);
  }
  expect((await failingWith(new RangeError('A bug'), USUAL_RETRY)).runs).toBe(1);
  expect((await failingWith(ABORTED, USUAL_RETRY)).runs).toBe(1);
});

test('RETRY-03 the third attempt is the last, and its success is returned', async () => {
  let runs = 0;
  const needs = { wait: () => Promise.resolve(), random: () => 0 };
  const third = () => (++runs < 3 ? Promise.reject(CONNECTION_LOST) : Promise.resolve('here'));
  await expect(retry(third, USUAL_RETRY, needs)).resolves.toBe('here');
  expect(runs).toBe(3);
});

test('RETRY-04 waits start from 1000 ms, double, and never exceed 30000 ms', async () => {
  expect((await failingWith(CONNECTION_LOST, USUAL_RETRY)).waits).toEqual([1000, 2000]);
  expect(retryWaitMs(5, USUAL_RETRY, () => 1)).toBe(16_000);
  expect(retryWaitMs(6, USUAL_RETRY, () => 1)).toBe(30_000);
  expect(retryWaitMs(60, USUAL_RETRY, () => 1)).toBe(30_000);
});

test('RETRY-05 half of each wait is random', () => {
  expect(retryWaitMs(1, USUAL_RETRY, () => 0)).toBe(500);
  expect(retryWaitMs(1, USUAL_RETRY, () => 0.5)).toBe(750);
  expect(retryWaitMs(1, USUAL_RETRY, () => 0.999)).toBe(1000);
});

test('RETRY-06 RETRY-08 plans are tried twice, 500 ms apart at most, and no wait exceeds 5000 ms', async () => {
  expect(await failingWith(CONNECTION_LOST, PLAN_RETRY)).toEqual({ runs: 2, waits: [500] });
  expect(retryWaitMs(20, PLAN_RETRY, () => 1)).toBe(5000);
});

test('RETRY-07 plans are retried on connection, timeout, temporary and lock errors only', async () => {
  for (const error of [
    CONNECTION_LOST,
    TIMED_OUT,
    ...[408, 423, 429, 502, 503, 504].map((s) => new RequestRefused(s)),
  ]) {
    expect((await failingWith(error, PLAN_RETRY)).runs).toBe(2);
  }
  for (const error of [
    ABORTED,
    new Error('A bug'),
    ...[400, 404, 500, 501].map((s) => new RequestRefused(s)),
  ]) {
    expect((await failingWith(error, PLAN_RETRY)).runs).toBe(1);
  }
});

test('ERROR-09 nothing is retried after the caller has aborted', async () => {
  const queryable = new AbortController();
  let runs = 0;
  const run = () => {
    runs += 1;
    queryable.abort();
    return Promise.reject(CONNECTION_LOST);
  };
  const needs = { wait: () => Promise.resolve(), random: () => 0, signal: queryable.signal };
  await expect(retry(run, PLAN_RETRY, needs)).rejects.toBe(CONNECTION_LOST);
  expect(runs).toBe(1);
});
