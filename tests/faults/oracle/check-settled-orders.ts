import { checkMailbox, type OrderMailFact } from './check-mailbox.ts';
import { checkRefundRequests } from './check-refund-requests.ts';
import { readLedgerFacts, readFacts, refundsMade, type OracleSources } from './oracle.ts';

/** Slow checks, made only once all work is finished: every mail and every refund request. */
export async function checkSettledOrders({
  sandboxOrigin,
  databaseUrl,
}: OracleSources): Promise<readonly string[]> {
  const facts = await readFacts(databaseUrl);
  const ledgerFacts = await readLedgerFacts(sandboxOrigin);
  const unitsOf = Map.groupBy(facts.units, ({ order_id }) => order_id);
  // No mail reports the refund of a second payment, because its order is delivered.
  const dueRefunds = facts.refunds.filter(({ reason }) => reason !== 'second-payment');
  const refundsOf = Map.groupBy(dueRefunds, ({ order_id }) => order_id);
  const mails = facts.mails.map((mail): OrderMailFact => {
    const refunds = refundsOf.get(mail.orderId) ?? [];
    const units = unitsOf.get(mail.orderId) ?? [];
    return {
      ...mail,
      refundedCents: refunds
        .flatMap((one) => refundsMade(ledgerFacts, one))
        .reduce((sum, one) => sum + one, 0),
      unitIds: units.map(({ id }) => id),
      toppedUp: units[0]?.target_iccid ?? null,
    };
  });
  const keys = facts.refunds.map(({ idempotency_key }) => idempotency_key);
  return [...(await checkMailbox(sandboxOrigin, mails)), ...(await checkRefundRequests(sandboxOrigin, keys))];
}
