import type { Log } from '#core/log.ts';
import type { AiraloClient } from './http/airalo-client.ts';
import { OrderList, type OrderResponse } from './order-responses.ts';

export type FoundOrder =
  | { kind: 'found'; order: OrderResponse }
  /** Every matching order was read and none of them delivers: it is safe to buy. */
  | { kind: 'none' }
  /** The vendor gave no certain result: the unit may have been bought. */
  | { kind: 'unsure' };

type Needs = Readonly<{ client: AiraloClient; log: Log; readMs: number }>;
type WantedOrder = Readonly<{ reference: string; type: 'sim' | 'topup' }>;

const ORDERS_PER_PAGE = 50;
/** A reference that matches this many pages of others is not a usable reference. */
const MAX_PAGES = 20;
const DEAD = new Set(['failed', 'refunded', 'canceled', 'cancelled']);

/** A failed or refunded order delivers nothing, even when the vendor returns it with a success status. */
export function isDead(order: Pick<OrderResponse, 'status'>): boolean {
  return order.status !== null && DEAD.has(order.status.toLowerCase());
}

/** The vendor matches substrings (`unit-1` also finds `unit-10`), so each match is compared exactly. */
export async function findOrder(needs: Needs, wanted: WantedOrder): Promise<FoundOrder> {
  const alive: OrderResponse[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const response = await readPage(needs, wanted.reference, page);
    if (response === null) return { kind: 'unsure' };
    alive.push(...response.data.filter((order) => isWanted(order, wanted) && !isDead(order)));
    if (page >= response.meta.last_page) return oldest(needs.log, alive);
  }
  return { kind: 'unsure' };
}

async function readPage(needs: Needs, reference: string, page: number) {
  const response = await needs.client.call({
    method: 'GET',
    path: '/v2/orders',
    query: {
      'filter[description]': reference,
      include: 'sims,status',
      limit: String(ORDERS_PER_PAGE),
      page: String(page),
    },
    timeoutMs: needs.readMs,
    maxBytes: 8 * 1024 * 1024,
    limitKey: 'orders',
  });
  const list =
    response.kind === 'received' && response.status === 200 ? OrderList.safeParse(response.body) : null;
  return list?.success === true ? list.data : null;
}

function isWanted(order: OrderResponse, { reference, type }: WantedOrder): boolean {
  return order.description === reference && order.type === type;
}

function oldest(log: Log, orders: readonly OrderResponse[]): FoundOrder {
  const [first, ...others] = [...orders].sort((a, b) => Number(a.id) - Number(b.id));
  if (first === undefined) return { kind: 'none' };
  for (const other of others) log.error('bought-twice-under-one-reference', { vendorOrderId: other.id });
  return { kind: 'found', order: first };
}
