import { type Context, Hono } from 'hono';
import type { Network } from '../network.ts';
import { type Included, presentNewOrder, presentOrder } from '../present/present-order.ts';
import type { OrderSearch } from '../shop/network-orders.ts';
import { sellEsims, sellTopup } from '../shop/sell-esims.ts';
import { invalid, notFound, originOf, recycled, refused, success } from './responses.ts';
import { checkOrder } from './check-order.ts';
import { checkTopup } from './check-topup.ts';
import { dateRange, filter } from './filters.ts';
import { pagination, readPage } from './pagination.ts';
import { readFields } from './read-fields.ts';

const ORDERS_PER_PAGE = 25;

/** /orders: buys eSIMs and top-ups, and looks orders up. */
export function orderRoutes(network: Network): Hono {
  return new Hono()
    .post('/orders', (context) => submitOrder(network, context))
    .post('/orders/topups', (context) => submitTopup(network, context))
    .get('/orders', (context) => listOrders(network, context))
    .get('/orders/:id', (context) => {
      const order = network.orders.find(Number(context.req.param('id')));
      if (order === null) return notFound(context);
      return success(context, presentOrder(network, order, shown(context)));
    });
}

async function submitOrder(network: Network, context: Context): Promise<Response> {
  const check = checkOrder(network, await readFields(context));
  if (check.kind === 'invalid') return invalid(context, check.errors);
  if (check.kind === 'refused') return refused(context, check.code, check.reason);
  const order = sellEsims(network, check.order);
  const quantity = check.order.requestedQuantity;
  return success(context, presentNewOrder(network, order, { origin: originOf(context), quantity }));
}

async function submitTopup(network: Network, context: Context): Promise<Response> {
  const check = checkTopup(network, await readFields(context));
  if (check.kind === 'invalid') return invalid(context, check.errors);
  if (check.kind === 'recycled') return recycled(context, check.iccid);
  if (check.kind === 'refused') return refused(context, check.code, check.reason);
  const { listing, esim, description } = check;
  const order = sellTopup(network, { listing, quantity: 1, description, brand: null }, esim);
  return success(context, presentNewOrder(network, order, { origin: originOf(context), quantity: '1' }));
}

function listOrders(network: Network, context: Context): Response {
  const page = readPage(context, ORDERS_PER_PAGE);
  if ('errors' in page) return invalid(context, page.errors);
  const search: OrderSearch = {
    description: filter(context, 'description'),
    code: filter(context, 'code'),
    iccid: filter(context, 'iccid'),
    status: filter(context, 'order_status'),
    ...dateRange(filter(context, 'created_at')),
    limit: page.limit,
    offset: page.offset,
  };
  const { orders, total } = network.orders.search(search);
  return context.json({
    data: orders.map((order) => presentOrder(network, order, shown(context))),
    ...pagination(context, page, { total, shown: orders.length }),
  });
}

function shown(context: Context): { origin: string; included: Included } {
  const names = (context.req.query('include') ?? '').split(',');
  const included = {
    sims: names.includes('sims'),
    user: names.includes('user'),
    status: names.includes('status'),
  };
  return { origin: originOf(context), included };
}
