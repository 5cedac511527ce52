import { dayOf } from '#core/calendar/utc-day.ts';
import { z } from 'zod';
import { DAY_MS } from '#core/durations.ts';
import type { EsimProvider, ListedOrder } from '#core/esims/esim-provider.ts';
import type { AiraloClient, ApiResponse } from './http/airalo-client.ts';
import { callWithRetry, type Wait } from './http/call-with-retry.ts';
import { isDead } from './find-order.ts';
import { ListedOrders } from './order-responses.ts';

type Needs = Readonly<{ client: AiraloClient; readMs: number; wait: Wait }>;
type Period = Parameters<EsimProvider['listOrders']>[0];
type Result = Awaited<ReturnType<EsimProvider['listOrders']>>;
type Page = z.infer<typeof ListedOrders>;

const ORDERS_PER_PAGE = 100;
/** A list of some days is never longer, and a longer one would not fit into memory. */
const MAX_PAGES = 1_000;

/**
 * Reads every page. Newest orders come first, so an order made meanwhile moves others to the next page: they
 * are read twice and stored once, and none is missed.
 */
export async function listOrders(needs: Needs, period: Period): Promise<Result> {
  const orders = new Map<string, ListedOrder>();
  for (let number = 1; number <= MAX_PAGES; number += 1) {
    const response = await callWithRetry(needs.wait, () => callPage(needs, { period, number }));
    const page = readPage(response);
    if (page === null) return failureOf(response);
    for (const order of page.data.filter((one) => !isDead(one))) {
      orders.set(order.id, {
        vendorOrderId: order.id,
        reference: order.description,
        packageId: order.package_id,
      });
    }
    if (number >= page.meta.last_page) return { kind: 'read', value: [...orders.values()] };
  }
  return { kind: 'unknown' };
}

type PageRequest = Readonly<{ period: Period; number: number }>;

function callPage({ client, readMs }: Needs, { period, number }: PageRequest): Promise<ApiResponse> {
  return client.call({
    method: 'GET',
    path: '/v2/orders',
    query: {
      'filter[created_at]': dayRange(period),
      include: 'status',
      limit: String(ORDERS_PER_PAGE),
      page: String(number),
    },
    timeoutMs: readMs,
    maxBytes: 8 * 1024 * 1024,
    // Not the key of purchases: when the vendor pauses lists, customers' purchases must continue.
    limitKey: 'order-list',
  });
}

/** One day more at both ends: the network's days may start at another hour than ours. */
function dayRange({ from, to }: Period): string {
  const day = (at: number) => dayOf(new Date(at));
  return `${day(from.getTime() - DAY_MS)} - ${day(to.getTime() + DAY_MS)}`;
}

function readPage(response: ApiResponse): Page | null {
  if (response.kind !== 'received' || response.status !== 200) return null;
  const page = ListedOrders.safeParse(response.body);
  return page.success ? page.data : null;
}

function failureOf(response: ApiResponse): Result {
  if (response.kind === 'not-sent')
    return { kind: 'try-later', retryAfterSeconds: response.retryAfterSeconds, vendorCode: response.code };
  return { kind: 'unknown' };
}
