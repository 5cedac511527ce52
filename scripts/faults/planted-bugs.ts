import { bug, type Patch, type PlantedBug } from './planted-bug.ts';
import { PLANTED_TOPUP_BUGS } from './planted-topup-bugs.ts';

const ORDERS_SQL = 'database/migrations/0005-orders.sql';
const DELIVERY_SQL = 'database/migrations/0006-delivery.sql';
const STORES = 'src/adapters/postgres';

const COUPON_LOCK: Patch = {
  file: `${STORES}/discounts/discount-reader.ts`,
  from: ".where(eq(discountCodes.code, code)).for('update')",
  to: '.where(eq(discountCodes.code, code))',
};

/** The numbers of invoices must have no gaps, whatever is killed or happens at the same time. */
const INVOICES_SQL = 'database/migrations/0023-invoices.sql';
const PLANTED_INVOICE_BUGS: readonly PlantedBug[] = [
  bug('invoice: a number is left out', 'odd-cents', {
    file: INVOICES_SQL,
    from: 'last_number = last_number + 1 where',
    to: 'last_number = last_number + 1 + (random() < 0.5)::int where',
  }),
  bug('invoice: a refund without a credit note', 'odd-cents', {
    file: INVOICES_SQL,
    from: "perform issue_invoice('R', sold, new.id, new.done_at);",
    to: 'null;',
  }),
];

/** Bugs that real shops had, planted one at a time: every one must be caught, or the harness proves nothing. */
export const PLANTED_BUGS: readonly PlantedBug[] = [
  ...PLANTED_TOPUP_BUGS,
  ...PLANTED_INVOICE_BUGS,
  bug('no unique key: two eSIMs for a unit', 'contention: the last line', {
    file: DELIVERY_SQL,
    from: 'unit_id uuid not null unique,',
    to: 'unit_id uuid not null,',
  }),
  bug('no unique key: two refunds for a unit', 'contention: the last line', {
    file: DELIVERY_SQL,
    from: 'unit_id uuid unique references',
    to: 'unit_id uuid references',
  }),
  bug('no unique key: two payments that count', 'contention: the last line', {
    file: ORDERS_SQL,
    from: 'create unique index payments_one_that_counts',
    to: 'create index payments_one_that_counts',
  }),
  bug('no unique key: the same notice twice', 'contention: the last line', {
    file: ORDERS_SQL,
    from: 'notice_id text primary key,',
    to: 'notice_id text not null,',
  }),
  bug('no unique key: a coupon use taken twice', 'contention: the last line', {
    file: ORDERS_SQL,
    from: 'create unique index discount_redemptions_one_per_place',
    to: 'create index discount_redemptions_one_per_place',
  }),
  bug('no unique key: a mail twice', 'contention: the last line', {
    file: DELIVERY_SQL,
    from: '  unique (kind, subject),\n',
    to: '',
  }),
  bug('no unique key: two orders under one key', 'contention: pressed four times', {
    file: ORDERS_SQL,
    from: 'idempotency_key text not null unique,',
    to: 'idempotency_key text not null,',
  }),
  bug('no unique key: two payable orders of a cart', 'contention: pressed four times', {
    file: ORDERS_SQL,
    from: 'create unique index orders_one_payable_per_cart',
    to: 'create index orders_one_payable_per_cart',
  }),
  bug('stock: check, then update', 'contention: the last unit', {
    file: `${STORES}/orders/hold-stock.ts`,
    from: "\n    .for('update'),",
    to: ',',
  }),
  bug('coupon: its row not locked', 'contention: four who try a code', COUPON_LOCK),
  bug('coupon: check, then update', 'contention: four who try a code', COUPON_LOCK, {
    file: `${STORES}/discounts/redeem-discount.ts`,
    from: '.set({ uses: sql`${discountCodes.uses} + 1` })',
    to: '.set({ uses: discount.uses + 1 })',
  }),
  bug('order: not locked while its units settle', 'contention: units of one order', {
    file: `${STORES}/orders/close-order.ts`,
    from: "\n    .for('update', { of: orders }),",
    to: ',',
  }),
  bug('cookie of the paying browser not compared', 'contention: the cookie of one order', {
    file: 'src/server/http/checkout-session/order-grants.ts',
    from: 'return expected.length === received.length && timingSafeEqual(expected, received);',
    to: 'return expected.length === received.length || timingSafeEqual(expected, received);',
  }),
  bug('webhook: signature not checked', 'notices: forged notice', {
    file: 'src/adapters/stripe/read-notice.ts',
    from: 'return stripe.webhooks.constructEvent(rawBody, signature, secret, OLDEST_SIGNATURE_SECONDS);',
    to: 'return JSON.parse(rawBody);',
  }),
  bug('delivered on a session that is complete and unpaid', 'notices: forged notice', {
    file: 'src/core/payments/settle-payment.ts',
    from: "if (session.paymentStatus === 'paid' && session.status === 'complete') {",
    to: "if (session.status === 'complete') {",
  }),
  bug('expiry: a session that was paid meanwhile counts as cancelled', 'notices: changed in one tab', {
    file: 'src/core/orders/checkout/create-checkout.ts',
    from: "if (result.value.status === 'complete') {",
    to: "if (result.value.status === 'open') {",
  }),
  bug('amount not compared', 'outside-world', {
    file: 'src/core/payments/judge-payment.ts',
    from: 'payment.amountCents === order.totalCents &&',
    to: '',
  }),
  bug('currency not compared', 'outside-world', {
    file: 'src/core/payments/judge-payment.ts',
    from: '&&\n    payment.currency === order.currency;',
    to: ';',
  }),
  bug('network order repeated without a look-up', 'outside-world', {
    file: 'src/adapters/airalo/buy.ts',
    from: 'if (input.purchase.attempt > 1 || input.purchase.mayBeBought === true) {',
    to: 'if (input.purchase.attempt > 1_000) {',
  }),
  bug('a failed order counts as delivered', 'outside-world', {
    file: 'src/adapters/airalo/find-order.ts',
    from: 'return order.status !== null && DEAD.has(order.status.toLowerCase());',
    to: 'return order.status !== null && DEAD.has(`${order.status} and buried`);',
  }),
  bug('late: refunded although it was bought', 'outside-world', {
    file: 'src/core/orders/delivery/fulfil-unit.ts',
    from: "if (found.kind === 'found') return deliver(needs, unit, found.goods);",
    to: '',
  }),
  bug('refund: off by a cent, by proportion instead of the share of its unit', 'odd-cents', {
    file: `${STORES}/orders/delivery-store.ts`,
    from: 'const amountCents = unitRefundCents({ priceCents: unit.price_cents, discountCents: unit.discount_cents });',
    to: `const { rows } = await tx.execute(sql\`select total_cents, subtotal_cents from orders where id = \${unit.order_id}\`);
  const amountCents = Math.round((unit.price_cents * Number(rows[0]?.['total_cents'])) / Number(rows[0]?.['subtotal_cents']));`,
  }),
  bug('refund: its coupon stays used', 'odd-cents', {
    file: `${STORES}/orders/close-order.ts`,
    from: "if (closing.releasesCoupon) await releaseCoupon(tx, order.id, 'used');",
    to: 'void releaseCoupon;',
  }),
  bug('refund: created without an idempotency key', 'odd-cents', {
    file: 'src/adapters/stripe/refunds.ts',
    from: '      { idempotencyKey: request.idempotencyKey },\n    ));',
    to: '    ));',
  }),
  bug('mail: the first code twice for two eSIMs of one plan', 'odd-cents', {
    file: `${STORES}/orders/mail-store.ts`,
    from: 'esim: esim === null ? null : openEsim(esim, secretBox),',
    to: 'esim: esim === null ? null : openEsim(units.find((one) => one.unit.package_id === unit.package_id)?.esim ?? esim, secretBox),',
  }),
  bug('jobs queued outside the transaction', 'queue-alone', {
    file: 'src/server/main/assembly/assemble-shop.ts',
    from: 'enqueueWithin: (transaction, job) => queue.enqueueWithin(transaction, job),',
    to: 'enqueueWithin: (_, job) => queue.enqueue(job),',
  }),
  bug('no listener for lost connections', 'database-stop', {
    file: `${STORES}/connection/connect-postgres.ts`,
    from: "  pool.on('error', onLost);\n",
    to: '  void onLost;\n',
  }),
  bug('a worker that slept still buys', 'two-workers', {
    file: 'src/adapters/airalo/http/airalo-client.ts',
    from: 'if (call.mayBeSent?.() === false) return TOO_LATE;',
    to: '',
  }),
  bug('restored backup: everything bought again', 'restored-backup: before payments', {
    file: 'src/core/orders/delivery/fulfil-unit.ts',
    from: 'buyUnit(needs.network, unit, { mayBeBought, notAfter })',
    to: 'buyUnit(needs.network, unit, { notAfter })',
  }),
  bug('restored backup: refunds under random names', 'restored-backup: before payments', {
    file: `${STORES}/orders/refund-store.ts`,
    from: 'reference: due.unit_id ?? due.payment_id,',
    to: 'reference: due.id,',
  }),
  bug('restored backup: refunded units delivered as well', 'restored-backup: before payments', {
    file: 'src/core/orders/delivery/fulfil-unit.ts',
    from: "return isRefunded ? stopRetrying(needs, fence, 'refunded-before') : null;",
    to: 'return isRefunded ? null : null;',
  }),
  bug('lock order: an expired session locked before its order', 'lock-order: a session that expired', {
    file: `${STORES}/orders/payment-store.ts`,
    from: `        const [order] = await lockOrder(tx, { sessionId, named: null });
        await closeSession(tx, { sessionId, status });
`,
    to: `        await closeSession(tx, { sessionId, status });
        const [order] = await lockOrder(tx, { sessionId, named: null });
`,
  }),
  bug('pool: a BEGIN that fails keeps its connection', 'connection-cuts', {
    file: `${STORES}/connection/run-transaction.ts`,
    from: '  try {\n    await client.query(BEGIN[kind]);\n',
    to: '  await client.query(BEGIN[kind]);\n  try {\n',
  }),
];
