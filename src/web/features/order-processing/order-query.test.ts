import { environmentManager, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anOrder } from '#tests/builders/processed-order.ts';
import { createQueryClient } from '../../queries/create-query-client.ts';
import { knowledgeOf, orderQuery, storeOrder, type OrderResponse } from './order-query.ts';
import type { Order } from './processing-view.ts';

const WORKING = anOrder({ state: 'processing' });
const READY = anOrder({ state: 'ready' });

beforeEach(() => {
  vi.useFakeTimers();
  // In a test as in a browser: a server would not poll.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

/** A processing page without React: an observer of the order, with a shop that the test controls. */
function aPage(sessionId = 'cs_1') {
  const client = createQueryClient({ refresh: () => Promise.resolve() });
  const requests: (PromiseWithResolvers<OrderResponse> & { signal: AbortSignal })[] = [];
  const options = (hasEvents: boolean) =>
    orderQuery({
      sessionId,
      language: 'en',
      hasEvents,
      load: (signal) => {
        const request = { ...Promise.withResolvers<OrderResponse>(), signal };
        requests.push(request);
        return request.promise;
      },
    });
  const observer = new QueryObserver(client, client.defaultQueryOptions(options(true)));
  const leave = observer.subscribe(() => undefined);
  return {
    requests,
    leave,
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
    event: (order: Order) => storeOrder(client, { sessionId, language: 'en' }, order),
    breakStream: () => {
      observer.setOptions(client.defaultQueryOptions(options(false)));
      void observer.refetch();
    },
    respond: async (response: OrderResponse) => {
      requests.at(-1)?.resolve(response);
      await vi.advanceTimersByTimeAsync(0);
    },
    fail: async () => {
      requests.at(-1)?.reject(new TypeError('Failed to fetch'));
      await vi.advanceTimersByTimeAsync(0);
    },
    known: () => {
      const { data, isError } = observer.getCurrentResult();
      return knowledgeOf(data ?? { kind: 'not-received' }, isError);
    },
  };
}

test('ORDER-03 the page shows what the events report, and sends no request of its own until ten seconds pass without one', async () => {
  const page = aPage();
  expect(page.known()).toEqual({ order: null, contact: 'loading' });
  await page.pass(9000);
  page.event(WORKING);
  await page.pass(9000);
  expect(page.known()).toEqual({ order: WORKING, contact: 'received' });
  expect(page.requests).toHaveLength(0);
  page.event(READY);
  await page.pass(60_000);
  expect([page.known().order, page.requests.length]).toEqual([READY, 0]);
});

test('ORDER-03 where events fail, the page polls every two seconds until the order is final', async () => {
  const page = aPage();
  page.breakStream();
  await page.respond({ kind: 'found', order: WORKING });
  expect(page.known()).toEqual({ order: WORKING, contact: 'received' });
  await page.pass(1999);
  expect(page.requests).toHaveLength(1);
  await page.pass(1);
  expect(page.requests).toHaveLength(2);
  await page.respond({ kind: 'found', order: READY });
  await page.pass(60_000);
  expect([page.known().order, page.requests.length]).toEqual([READY, 2]);
});

test('ORDER-03 polling finds what events delayed by a proxy did not report', async () => {
  const page = aPage();
  await page.pass(10_000);
  await page.respond({ kind: 'found', order: WORKING });
  expect(page.known().order).toEqual(WORKING);
});

test('ORDER-11 a lost connection keeps the last known order, is tried every four seconds, and the page continues when it is back', async () => {
  const page = aPage();
  page.event(WORKING);
  page.breakStream();
  await page.fail();
  expect(page.known()).toEqual({ order: WORKING, contact: 'unreachable' });
  await page.pass(3999);
  expect(page.requests).toHaveLength(1);
  await page.pass(1);
  expect(page.requests).toHaveLength(2);
  expect(page.known().contact).toBe('unreachable');
  await page.respond({ kind: 'found', order: READY });
  expect(page.known()).toEqual({ order: READY, contact: 'received' });
});

test('ORDER-11 a shop that was never reached is shown as unreachable while the page keeps trying', async () => {
  const page = aPage();
  page.breakStream();
  await page.fail();
  await page.pass(4000);
  expect(page.requests).toHaveLength(2);
  expect(page.known()).toEqual({ order: null, contact: 'unreachable' });
});

test('ORDER-13 an unknown session ends the polling', async () => {
  const page = aPage();
  page.breakStream();
  await page.respond({ kind: 'unknown-session' });
  await page.pass(60_000);
  expect(page.known().contact).toBe('unknown-session');
  expect(page.requests).toHaveLength(1);
});

test('ORDER-13 an address without a session sends no request', async () => {
  const page = aPage('');
  await page.pass(60_000);
  expect([page.known().contact, page.requests.length]).toEqual(['unknown-session', 0]);
});

test('leaving the page stops the polling and aborts the request', async () => {
  const page = aPage();
  page.breakStream();
  page.leave();
  await page.pass(60_000);
  expect(page.requests.map(({ signal }) => signal.aborted)).toEqual([true]);
});

test('ORDER-03 ORDER-05 a request without a response is aborted after 15 seconds and sent again', async () => {
  const page = aPage();
  page.breakStream();
  await page.pass(15_000);
  expect(page.requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(page.known()).toEqual({ order: null, contact: 'loading' });
  await page.respond({ kind: 'found', order: READY });
  expect(page.known().order).toEqual(READY);
});
