import { judgeMailbox, type OrderMailFact } from './judge-mailbox.ts';
import { judgeRefundRequests } from './judge-refund-requests.ts';
import { readDeeds, readFacts, refundsMade, type World } from './oracle.ts';

/** Slow checks, made only once all work is finished: every mail and every refund request. */
export async function judgeInTheEnd({ sandboxOrigin, databaseUrl }: World): Promise<readonly string[]> {
  const facts = await readFacts(databaseUrl);
  const deeds = await readDeeds(sandboxOrigin);
  const unitsOf = Map.groupBy(facts.units, ({ order_id }) => order_id);
  // No mail reports the refund of a second payment, because its order is delivered.
  const dueRefunds = facts.refunds.filter(({ reason }) => reason !== 'second-payment');
  const refundsOf = Map.groupBy(dueRefunds, ({ order_id }) => order_id);
  const mails = facts.mails.map((mail): OrderMailFact => {
    const refunds = refundsOf.get(mail.orderId) ?? [];
    return {
      ...mail,
      refundedCents: refunds.flatMap((one) => refundsMade(deeds, one)).reduce((sum, one) => sum + one, 0),
      unitIds: (unitsOf.get(mail.orderId) ?? []).map(({ id }) => id),
    };
  });
  const keys = facts.refunds.map(({ idempotency_key }) => idempotency_key);
  return [...(await judgeMailbox(sandboxOrigin, mails)), ...(await judgeRefundRequests(sandboxOrigin, keys))];
}
