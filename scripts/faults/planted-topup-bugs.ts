import { bug, type PlantedBug } from './planted-bug.ts';

const TOPUPS_SQL = 'database/migrations/0018-topups.sql';
const STORES = 'src/adapters/postgres/orders';
const BUY_UNIT = 'src/core/orders/delivery/buy-unit.ts';
const TOP_UP = 'const result = await network.topUp({ ...purchase, iccid: targetIccid });';

/** Bugs of top-ups alone: the same shop still delivers eSIMs correctly. */
export const PLANTED_TOPUP_BUGS: readonly PlantedBug[] = [
  bug('topup: no look-up before it is repeated', 'outside-world', {
    file: 'src/adapters/airalo/buy.ts',
    from: 'if (input.purchase.attempt > 1 || input.purchase.mayBeBought === true) {',
    to: "if (input.type === 'sim' && (input.purchase.attempt > 1 || input.purchase.mayBeBought === true)) {",
  }),
  bug('topup: repeated after a missing response without a look-up', 'outside-world', {
    file: BUY_UNIT,
    from: TOP_UP,
    // Several times: the scenario also has a 429, after which nothing is sent for a while.
    to: `let ${TOP_UP.slice('const '.length)}
  const notAfter = new Date(purchase.notAfter.getTime() + 60_000);
  for (let again = 0; result.kind !== 'topped-up' && again < 5; again += 1) {
    await new Promise((done) => setTimeout(done, 2_000));
    result = await network.topUp({ ...purchase, notAfter, iccid: targetIccid });
  }`,
  }),
  bug('topup: added to another eSIM', 'outside-world', {
    file: `${STORES}/delivery-store.ts`,
    from: 'targetIccid: orderUnits.target_iccid,',
    to: 'targetIccid: sql`case when ${orderUnits.target_iccid} is null then null else (select iccid from esims order by created_at limit 1) end`,',
  }),
  bug('topup: ordered for another eSIM than the chosen one', 'outside-world', {
    file: `${STORES}/place-order.ts`,
    from: 'target_iccid: request.topup?.iccid ?? null,',
    to: 'target_iccid: request.topup === null ? null : sql`(select iccid from esims order by created_at limit 1)`,',
  }),
  bug('topup: refunded after a missing response, although it was added', 'outside-world', {
    file: 'src/core/orders/delivery/fulfil-unit.ts',
    from: '      return pause(needs, fence, WAIT_AFTER_UNKNOWN_MS);',
    to: "      return unit.targetIccid === null ? pause(needs, fence, WAIT_AFTER_UNKNOWN_MS) : stopRetrying(needs, fence, 'silent');",
  }),
  bug('topup: late, refunded although it was added', 'outside-world', {
    file: BUY_UNIT,
    from: 'const found = await network.findTopup(id);',
    to: "const found = await Promise.resolve({ kind: 'none' });",
  }),
  bug('topup: a failed one counts as added', 'outside-world', {
    file: 'src/adapters/airalo/buy.ts',
    from: 'if (isDead(order.data.data))',
    to: "if (isDead(order.data.data) && order.data.data.type === 'sim')",
  }),
  bug('topup: no unique key, two for a unit', 'contention: the last line', {
    file: TOPUPS_SQL,
    from: 'unit_id uuid primary key,',
    to: 'unit_id uuid not null,',
  }),
  bug('topup: no unique key, two for a purchase', 'contention: the last line', {
    file: TOPUPS_SQL,
    from: 'vendor_order_id text not null unique,',
    to: 'vendor_order_id text not null,',
  }),
  bug('topup: the same one not locked while it is ordered', 'contention: the same top-up', {
    file: `${STORES}/same-topup.ts`,
    from: '  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`topup ${iccid} ${packageId}`}, 0))`);\n',
    to: '  void sql;\n',
  }),
  bug('topup: pressed twice at once counts as wanted twice', 'contention: the button of a top-up', {
    file: `${STORES}/same-topup.ts`,
    from: '        ne(orders.idempotency_key, idempotencyKey),\n',
    to: '',
  }),
  bug('topup: shown at another eSIM', 'outside-world', {
    file: `${STORES}/store-topup.ts`,
    from: "from esims e where e.iccid = ${value('iccid')})",
    to: 'from esims e order by e.created_at limit 1)',
  }),
  bug('topup: the owner is informed twice, with a new message id', 'setup/pause-points', {
    file: 'src/core/orders/mail/send-order-mail.ts',
    from: '    messageId: messageIdOf(due, publicOrigin),',
    to: "    messageId: due.kind === 'topup-owner' ? `<${due.messageName}-${due.attempts}@shop>` : messageIdOf(due, publicOrigin),",
  }),
  bug('topup: the owner is informed of the own purchase', 'outside-world', {
    file: 'src/core/topups/owner-to-notify.ts',
    from: 'owner === null || owner.toLowerCase() === payer.toLowerCase() ?',
    to: 'owner === null ?',
  }),
  bug('topup: the owner gets no email', 'outside-world', {
    file: `${STORES}/close-order.ts`,
    from: "kind === 'topup-owner' ? await findOwnerToNotify(tx, order) : order.email;",
    to: "kind === 'topup-owner' ? null : order.email;",
  }),
];
