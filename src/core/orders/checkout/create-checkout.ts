import type { Clock } from '#core/clock.ts';
import type { PackageType } from '#core/catalogue/packages/package.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { localizedPath } from '#core/language-path.ts';
import { money } from '#core/money.ts';
import type { NoticeInbox } from '#core/payments/notice-inbox.ts';
import type { PaymentGateway, PaymentSession } from '#core/payments/payment-gateway.ts';
import type { MessagesOf } from '#messages/translate.ts';
import type {
  CheckoutRequest,
  CheckoutStore,
  EarlierCheckout,
  PayableOrder,
  PlaceResult,
} from './checkout-store.ts';
import type { OrderRefusal } from './price-order.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';

/** The payment service counts its 30 minutes from when it receives the request, so we add one minute. */
const PAY_WITHIN_MS = 31 * MINUTE_MS;
/** The payment service refuses to open a session that would end sooner. */
const SHORTEST_SESSION_MS = 30 * MINUTE_MS;
/** A retry follows after an earlier checkout of this cart or with this code was ended. */
const MOST_TRIES = 3;

export type CheckoutOutcome =
  /** `orderId` null: the cart was paid in the meantime, and `url` is the progress page of that order. */
  | { kind: 'ready'; url: string; orderId: string | null }
  | { kind: 'refused'; refusal: OrderRefusal }
  | { kind: 'key-reused' }
  | { kind: 'closed' }
  /** Payment is not possible now; a retry with the same key is safe. */
  | { kind: 'payment-unavailable' };

export type CheckoutNeeds = Readonly<{
  checkouts: CheckoutStore;
  notices: NoticeInbox;
  gateway: PaymentGateway;
  clock: Clock;
  /** Scheme, host and port as visitors see them. */
  publicOrigin: string;
  messagesOf: MessagesOf;
}>;

/**
 * Creates a payment page for a cart. May be repeated: one key is one order, one order is one session. Stock and
 * coupon are held before the session exists, so no customer pays for something that is sold out.
 */
export async function createCheckout(
  needs: CheckoutNeeds,
  request: CheckoutRequest,
): Promise<CheckoutOutcome> {
  const paidOrders: string[] = [];
  for (let tries = 1; ; tries += 1) {
    const now = needs.clock.now();
    const payUntil = new Date(now.getTime() + PAY_WITHIN_MS);
    const result = await needs.checkouts.place(request, { now, payUntil, paidOrders });
    if (result.kind === 'payable') return openSession(needs, result.order);
    if (result.kind !== 'cart-busy' && result.kind !== 'earlier-gives-way')
      return outcomeOf(needs, request, result);
    // A process that ends another checkout must have a try left for its own; otherwise in a race no checkout would
    // be left.
    if (tries === MOST_TRIES) return { kind: 'closed' };
    const stopped =
      result.kind === 'cart-busy'
        ? await endCart(needs, request, result)
        : await endHolders(needs, result.earlier, paidOrders);
    if (stopped !== null) return stopped;
  }
}

type Unpayable = Exclude<PlaceResult, { kind: 'payable' | 'cart-busy' | 'earlier-gives-way' }>;

function outcomeOf(needs: CheckoutNeeds, request: CheckoutRequest, result: Unpayable): CheckoutOutcome {
  switch (result.kind) {
    case 'closed':
      return progressPageOf(needs, request, result.paidSessionId);
    case 'overloaded':
      return { kind: 'payment-unavailable' };
    case 'key-reused':
    case 'refused':
      return result;
  }
}

/** Another tab has a payable order for this cart. Null: that order is ended, and the cart is free. */
async function endCart(
  needs: CheckoutNeeds,
  request: CheckoutRequest,
  earlier: EarlierCheckout,
): Promise<CheckoutOutcome | null> {
  const ended = await endEarlier(needs, earlier);
  if (ended === 'unknown') return { kind: 'payment-unavailable' };
  return ended === 'ended' ? null : progressPageOf(needs, request, ended.paidSessionId);
}

/**
 * Unpaid checkouts of the same address hold the code or are of the same top-up. Null: they are ended, or one of them was just paid and is
 * added to `paidOrders`. That order is not shown: a person who knows an address may not see its orders.
 */
async function endHolders(
  needs: CheckoutNeeds,
  earlier: readonly EarlierCheckout[],
  paidOrders: string[],
): Promise<CheckoutOutcome | null> {
  for (const one of earlier) {
    const ended = await endEarlier(needs, one);
    if (ended === 'unknown') return { kind: 'payment-unavailable' };
    if (ended !== 'ended') paidOrders.push(one.orderId);
  }
  return null;
}

/** The progress page of a paid order; an unpaid order has none. */
function progressPageOf(
  { publicOrigin }: CheckoutNeeds,
  { language, topup }: CheckoutRequest,
  sessionId: string | null,
): CheckoutOutcome {
  if (sessionId === null) return { kind: 'closed' };
  const { success } = RESULT_PATHS[topup === null ? 'sim' : 'topup'];
  const url = publicOrigin + localizedPath(success + sessionId, language);
  return { kind: 'ready', url, orderId: null };
}

/** Where the customer goes after the payment page. The session's id follows `success`. */
const RESULT_PATHS: Readonly<Record<PackageType, Readonly<{ success: string; canceled: string }>>> = {
  sim: { success: '/checkout/success?session_id=', canceled: '/checkout/canceled' },
  topup: { success: '/topup/success?session_id=', canceled: '/topup/canceled' },
};

function resultUrls(publicOrigin: string, { lines, language }: PayableOrder) {
  // The units of an order are all eSIMs or one top-up.
  const { success, canceled } = RESULT_PATHS[lines[0]?.described.type ?? 'sim'];
  const urlOf = (path: string) => publicOrigin + localizedPath(path, language);
  return { successUrl: urlOf(`${success}{CHECKOUT_SESSION_ID}`), cancelUrl: urlOf(canceled) };
}

/**
 * Closes an unpaid checkout at the payment service first, then here. Its session may have been opened since it was
 * read: the store then returns the session instead of cancelling, and the second round expires it.
 */
async function endEarlier(
  { checkouts, notices, gateway, clock }: CheckoutNeeds,
  { orderId, sessionId }: EarlierCheckout,
): Promise<'ended' | 'unknown' | { paidSessionId: string }> {
  let payable = sessionId;
  for (let round = 1; round <= 2; round += 1) {
    if (payable !== null) {
      const result = await gateway.expireSession(payable);
      if (result.kind !== 'done') return 'unknown';
      if (result.value.status === 'complete') {
        const now = clock.now();
        const noticeId = `checkout:${payable}:${now.getTime()}`;
        await notices.receive(
          { noticeId, source: 'success-page', kind: 'requested', sessionId: payable },
          now,
        );
        return { paidSessionId: payable };
      }
    }
    payable = await checkouts.cancel(orderId, { at: clock.now(), expiredSessionId: payable });
    if (payable === null) return 'ended';
  }
  return 'unknown';
}

async function openSession(needs: CheckoutNeeds, order: PayableOrder): Promise<CheckoutOutcome> {
  if (order.session !== null) return { kind: 'ready', url: order.session.url, orderId: order.id };
  const { checkouts, gateway, clock, publicOrigin, messagesOf } = needs;
  const { language } = order;
  const result = await gateway.createSession({
    orderId: order.id,
    email: order.email,
    lines: order.lines.map(({ described, unitCents, quantity }) => ({
      name: unitTitle(described, { language, messagesOf }),
      quantity,
      unitPrice: money(unitCents),
    })),
    discount: order.discountCents === 0 ? null : money(order.discountCents),
    language,
    ...resultUrls(publicOrigin, order),
    expiresAt: order.payUntil,
    idempotencyKey: `order-${order.id}`,
  });
  if (result.kind === 'rejected') {
    // A retry would be refused too, so the holds of the order are released now.
    const now = clock.now();
    await checkouts.cancel(order.id, { at: now, expiredSessionId: null });
    // The request was too late, for example a retry after an outage of minutes. A new order gets the full time.
    const isTooLate = order.payUntil.getTime() - now.getTime() < SHORTEST_SESSION_MS;
    return { kind: isTooLate ? 'closed' : 'payment-unavailable' };
  }
  if (result.kind !== 'done') return { kind: 'payment-unavailable' };
  return storeSession(needs, order, result.value);
}

async function storeSession(
  { checkouts, gateway, clock }: CheckoutNeeds,
  order: PayableOrder,
  session: PaymentSession,
): Promise<CheckoutOutcome> {
  if (session.url === null) return { kind: 'payment-unavailable' };
  if (await checkouts.openSession(order.id, session, clock.now()))
    return { kind: 'ready', url: session.url, orderId: order.id };
  await gateway.expireSession(session.id);
  return { kind: 'closed' };
}
