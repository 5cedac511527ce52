import { expect, test } from 'vitest';
import { anOrder } from '#tests/builders/processed-order.ts';
import { OrderWatch, type OrderResponse } from './order-watch.ts';
import type { Order } from './processing-view.ts';

const CHECKING = anOrder({ state: 'checking' });
const WORKING = anOrder({ state: 'processing' });
const READY = anOrder({ state: 'ready' });

/** A shop and a clock that the test controls. */
function aShop() {
  const requests: PromiseWithResolvers<OrderResponse>[] = [];
  let waiting: { milliseconds: number; run: () => void }[] = [];
  let stream: { order: (order: Order) => void; fail: () => void } | null = null;
  const watch = new OrderWatch({
    load: () => {
      const response = Promise.withResolvers<OrderResponse>();
      requests.push(response);
      return response.promise;
    },
    listen: (handlers) => {
      stream = handlers;
      return () => {
        stream = null;
      };
    },
    after: (milliseconds, run) => {
      const entry = { milliseconds, run };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  });
  return {
    watch,
    requests,
    isStreamOpen: () => stream !== null,
    event: (order: Order) => stream?.order(order),
    breakStream: () => stream?.fail(),
    waits: () => waiting.map(({ milliseconds }) => milliseconds),
    passTime: () => {
      for (const { run } of waiting.splice(0)) run();
    },
    respond: async (response: OrderResponse) => {
      requests.at(-1)?.resolve(response);
      await Promise.resolve();
      await Promise.resolve();
    },
    fail: async () => {
      requests.at(-1)?.reject(new TypeError('Failed to fetch'));
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('ORDER-03 the page follows the events, and closes the stream when the order is final', () => {
  const shop = aShop();
  shop.watch.subscribe(() => undefined);
  expect(shop.watch.current()).toEqual({ order: null, contact: 'loading' });
  for (const order of [CHECKING, WORKING]) {
    shop.event(order);
    expect(shop.watch.current()).toEqual({ order, contact: 'received' });
  }
  shop.event(READY);
  expect(shop.watch.current().order).toBe(READY);
  expect([shop.isStreamOpen(), shop.waits(), shop.requests.length]).toEqual([false, [], 0]);
});

test('ORDER-03 where events fail, the page polls every two seconds', async () => {
  const shop = aShop();
  shop.watch.subscribe(() => undefined);
  shop.breakStream();
  await shop.respond({ kind: 'found', order: WORKING });
  expect(shop.watch.current()).toEqual({ order: WORKING, contact: 'received' });
  expect(shop.waits()).toEqual([2000]);
  shop.passTime();
  await shop.respond({ kind: 'found', order: READY });
  expect([shop.watch.current().order, shop.waits(), shop.requests.length]).toEqual([READY, [], 2]);
});

test('ORDER-03 polling finds what events delayed by a proxy did not report', async () => {
  const shop = aShop();
  shop.watch.subscribe(() => undefined);
  expect(shop.waits()).toEqual([10_000]);
  shop.passTime();
  await shop.respond({ kind: 'found', order: WORKING });
  expect(shop.watch.current().order).toBe(WORKING);
  expect(shop.isStreamOpen()).toBe(true);
});

test('ORDER-11 a lost connection keeps the last known order, and the page continues when it is back', async () => {
  const shop = aShop();
  shop.watch.subscribe(() => undefined);
  shop.event(WORKING);
  shop.breakStream();
  await shop.fail();
  expect(shop.watch.current()).toEqual({ order: WORKING, contact: 'unreachable' });
  shop.watch.poll();
  await shop.respond({ kind: 'found', order: READY });
  expect(shop.watch.current()).toEqual({ order: READY, contact: 'received' });
});

test('ORDER-13 an unknown session ends the watch', async () => {
  const shop = aShop();
  shop.watch.subscribe(() => undefined);
  shop.breakStream();
  await shop.respond({ kind: 'unknown-session' });
  expect(shop.watch.current().contact).toBe('unknown-session');
  expect(shop.waits()).toEqual([]);
});

test('leaving the page stops the watch, and returning starts it again', async () => {
  const shop = aShop();
  const unsubscribe = shop.watch.subscribe(() => undefined);
  shop.breakStream();
  unsubscribe();
  await shop.respond({ kind: 'found', order: READY });
  expect(shop.watch.current().order).toBeNull();
  shop.watch.subscribe(() => undefined);
  expect(shop.isStreamOpen()).toBe(true);
});

test('ORDER-03 ORDER-05 a request without a response is sent again', async () => {
  const shop = aShop();
  shop.watch.subscribe(() => undefined);
  shop.breakStream();
  expect(shop.waits()).toEqual([15_000]);
  shop.passTime();
  expect(shop.requests).toHaveLength(2);
  await shop.respond({ kind: 'found', order: READY });
  expect(shop.watch.current().order).toBe(READY);
  expect(shop.waits()).toEqual([]);
});
