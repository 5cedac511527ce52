import { randomUUID } from 'node:crypto';
import { and, desc, eq, sql } from 'drizzle-orm';
import type {
  CheckoutRequest,
  CheckoutStore,
  EarlierCheckout,
  PlaceResult,
} from '#core/orders/checkout/checkout-store.ts';
import {
  judgeEarlierOrder,
  type EarlierOrder,
  type EarlierVerdict,
} from '#core/orders/checkout/judge-earlier-order.ts';
import { giftSendAt, shortestInstallWindow } from '#core/gifts/gift-day.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import { priceOrder, type OrderRefusal, type PricedOrder } from '#core/orders/checkout/price-order.ts';
import { normalCode } from '#core/discounts/discount.ts';
import type { Transaction } from '../connection/connect-postgres.ts';
import { holdStock } from './hold-stock.ts';
import { findSameTopups } from './same-topup.ts';
import { prepareStatement, type Params } from '../connection/prepared-statement.ts';
import { readOffers } from '../catalogue/offer-reader.ts';
import { payableOf, readPayable } from './payable-order.ts';
import { columnsOf } from '../gifts/gift-store.ts';
import { gifts } from '../schema/gifts.ts';
import { holdCoupon, lockCoupon, type LockedCoupon } from '../discounts/redeem-discount.ts';
import { checkoutSessions, orders, orderUnits } from '../schema/orders.ts';

export type PlaceMoments = Parameters<CheckoutStore['place']>[1];
export type PlaceNeeds = Readonly<{
  /** The hash that identifies the paying browser. */
  browserTokenHashOf(orderId: string): string;
}>;

/** Rolls back the transaction and carries the result: a refused checkout leaves nothing behind. */
export class PlaceUndone extends Error {
  readonly result: PlaceResult | 'retry';
  constructor(result: PlaceResult | 'retry') {
    super('The order was not placed');
    this.result = result;
  }
}

type OrderRow = typeof orders.$inferSelect;

export async function placeOrder(
  tx: Transaction,
  { browserTokenHashOf }: PlaceNeeds,
  input: Readonly<{ request: CheckoutRequest; at: PlaceMoments }>,
): Promise<PlaceResult> {
  const earlier = await findEarlier(tx, input.request, input.at.now);
  if (earlier !== null) return earlier;
  const { request, at } = input;
  const same = await findSameTopups(tx, request, at);
  if (same.kind === 'ask') throw refused({ kind: 'same-topup-again', isPaid: same.isPaid });
  if (same.kind === 'replace')
    return { kind: 'earlier-gives-way', earlier: await sessionsOf(tx, same.orderIds) };
  // Everything that can be read before the code's row is locked is read here, because other checkouts wait
  // for that lock.
  const offers = await readOffers(
    tx,
    request.lines.map(({ packageId }) => packageId),
  );
  const coupon =
    request.discountCode === null
      ? null
      : await lockCoupon(tx, {
          code: normalCode(request.discountCode),
          email: request.email,
          paidOrders: at.paidOrders,
        });
  const wanted = request.topup === null ? 'sim' : 'topup';
  const priced = priceOrder(request.lines, { offers, coupon, now: at.now, wanted });
  if (priced.kind !== 'priced') throw refused(priced);
  if (coupon !== null && coupon.ended.length > 0)
    return { kind: 'earlier-gives-way', earlier: await sessionsOf(tx, coupon.ended) };
  const order = await insertOrder(tx, request, { priced, at, browserTokenHashOf });
  await reserve(tx, order, { request, coupon });
  await storeGift(tx, order, { request, offers });
  return { kind: 'payable', order: payableOf(order, describeUnits(priced, offers), null) };
}

function describeUnits({ units }: PricedOrder, offers: readonly Offer[]) {
  const described = new Map(offers.map((offer) => [offer.packageId, offer.described]));
  return units.flatMap(({ packageId, priceCents }) => {
    const plan = described.get(packageId);
    return plan === undefined ? [] : [{ packageId, unitCents: priceCents, described: plan }];
  });
}

function refused(refusal: OrderRefusal): PlaceUndone {
  return new PlaceUndone({ kind: 'refused', refusal });
}

/** The result of an earlier request with this key or cart, or null when it is new. */
async function findEarlier(
  tx: Transaction,
  { idempotencyKey, requestHash, cartId }: CheckoutRequest,
  now: Date,
): Promise<PlaceResult | null> {
  const [same] = await findByKey(tx, { key: idempotencyKey });
  const [open] = same === undefined && cartId !== null ? await findPayable(tx, { cartId }) : [];
  const earlier = same ?? open;
  if (earlier === undefined) return null;
  const verdict = judgeEarlierOrder(
    { sameKey: earlierOf(same), openOfCart: earlierOf(open) },
    { requestHash, now },
  );
  return resultOf(tx, earlier, verdict);
}

async function resultOf(
  tx: Transaction,
  order: OrderRow,
  verdict: EarlierVerdict,
): Promise<PlaceResult | null> {
  switch (verdict) {
    case 'none':
      return null;
    case 'key-reused':
      return { kind: 'key-reused' };
    case 'pay-same-key':
    case 'pay-open-of-cart':
      return { kind: 'payable', order: await readPayable(tx, order) };
    case 'closed':
      return { kind: 'closed', paidSessionId: order.paid_at === null ? null : await sessionOf(tx, order) };
    case 'cart-busy':
      return { kind: 'cart-busy', orderId: order.id, sessionId: await sessionOf(tx, order) };
  }
}

function earlierOf(order: OrderRow | undefined): EarlierOrder | null {
  if (order === undefined) return null;
  return { requestHash: order.request_hash, status: order.status, payUntil: order.pay_until };
}

const findByKey = prepareStatement((db, value: Params<'key'>) =>
  db
    .select()
    .from(orders)
    .where(eq(orders.idempotency_key, value('key'))),
);

const findPayable = prepareStatement((db, value: Params<'cartId'>) =>
  db
    .select()
    .from(orders)
    // A literal, not a parameter: the partial index of payable orders is only used for this exact value.
    .where(and(eq(orders.cart_id, value('cartId')), sql`${orders.status} = 'awaiting-payment'`)),
);

async function sessionOf(tx: Transaction, order: OrderRow): Promise<string | null> {
  return (await readPayable(tx, order)).session?.id ?? null;
}

async function sessionsOf(tx: Transaction, orderIds: readonly string[]): Promise<EarlierCheckout[]> {
  const earlier: EarlierCheckout[] = [];
  for (const orderId of orderIds) {
    const [session] = await tx
      .select({ id: checkoutSessions.session_id })
      .from(checkoutSessions)
      .where(eq(checkoutSessions.order_id, orderId))
      .orderBy(desc(checkoutSessions.expires_at))
      .limit(1);
    earlier.push({ orderId, sessionId: session?.id ?? null });
  }
  return earlier;
}

type Writing = PlaceNeeds & Readonly<{ priced: PricedOrder; at: PlaceMoments }>;

async function insertOrder(
  tx: Transaction,
  request: CheckoutRequest,
  { priced, at, browserTokenHashOf }: Writing,
): Promise<OrderRow> {
  const id = randomUUID();
  const [order] = await writeOrder(tx, {
    id,
    email: request.email,
    language: request.language,
    subtotalCents: priced.subtotalCents,
    discountCents: priced.discountCents,
    totalCents: priced.totalCents,
    cartId: request.cartId,
    idempotencyKey: request.idempotencyKey,
    requestHash: request.requestHash,
    acceptedAt: request.hasAcceptedDisclaimer ? at.now : null,
    deviceAnswer: request.deviceAnswer,
    withdrawalText: request.withdrawal?.text ?? null,
    withdrawalAcceptedAt: request.withdrawal?.isAccepted === true ? at.now : null,
    browserTokenHash: browserTokenHashOf(id),
    now: at.now,
    payUntil: at.payUntil,
  });
  // Another request with the same key or cart was in progress. It is done now, and the retry finds its order.
  if (order === undefined) throw new PlaceUndone('retry');
  await tx.insert(orderUnits).values(
    priced.units.map((unit, index) => ({
      order_id: id,
      position: index + 1,
      package_id: unit.packageId,
      kind: request.topup === null ? ('sim' as const) : ('topup' as const),
      target_iccid: request.topup?.iccid ?? null,
      price_cents: unit.priceCents,
      discount_cents: unit.discountCents,
    })),
  );
  return order;
}

type OrderParams = Params<
  | 'id'
  | 'email'
  | 'language'
  | 'subtotalCents'
  | 'discountCents'
  | 'totalCents'
  | 'cartId'
  | 'idempotencyKey'
  | 'requestHash'
  | 'acceptedAt'
  | 'deviceAnswer'
  | 'withdrawalText'
  | 'withdrawalAcceptedAt'
  | 'browserTokenHash'
  | 'now'
  | 'payUntil'
>;
const writeOrder = prepareStatement((db, value: OrderParams) =>
  db
    .insert(orders)
    .values({
      id: value('id'),
      email: value('email'),
      language: value('language'),
      status: 'awaiting-payment',
      subtotal_cents: value('subtotalCents'),
      discount_cents: value('discountCents'),
      total_cents: value('totalCents'),
      currency: 'USD',
      cart_id: value('cartId'),
      idempotency_key: value('idempotencyKey'),
      request_hash: value('requestHash'),
      disclaimer_accepted_at: value('acceptedAt'),
      device_answer: value('deviceAnswer'),
      withdrawal_text: value('withdrawalText'),
      withdrawal_accepted_at: value('withdrawalAcceptedAt'),
      browser_token_hash: value('browserTokenHash'),
      created_at: value('now'),
      pay_until: value('payUntil'),
    })
    .onConflictDoNothing()
    .returning(),
);

type Reserving = Readonly<{ request: CheckoutRequest; coupon: LockedCoupon | null }>;

async function reserve(tx: Transaction, order: OrderRow, { request, coupon }: Reserving): Promise<void> {
  const why = await holdStock(tx, order.id, request.lines);
  if (why !== null) throw refused({ kind: 'unavailable', why });
  if (coupon?.discount == null) return;
  const { discount, takenSlots } = coupon;
  const { id: orderId, discount_cents: amountCents } = order;
  await holdCoupon(tx, { orderId, email: request.email, discount, amountCents, takenSlots });
}

type Gifting = Readonly<{ request: CheckoutRequest; offers: readonly Offer[] }>;

async function storeGift(tx: Transaction, order: OrderRow, { request, offers }: Gifting): Promise<void> {
  const { gift } = request;
  if (gift === null) return;
  const installWithinDays = shortestInstallWindow(
    offers.map(({ described }) => described.install_window_days),
  );
  const sendAt = giftSendAt(gift, { now: order.created_at, installWithinDays });
  if (sendAt === null) throw refused({ kind: 'gift-day-too-late' });
  await tx
    .insert(gifts)
    .values({ order_id: order.id, ...columnsOf(gift), send_at: sendAt, created_at: order.created_at });
}
