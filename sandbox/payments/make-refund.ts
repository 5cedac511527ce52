import { z } from 'zod';
import type { Cause, Desk } from './desk.ts';
import { formExpand, formInteger, formMetadata } from './form-schemas.ts';
import { newId } from './ids.ts';
import type { ChargeRecord, RefundRecord } from './records.ts';
import { done, invalid, missing, refused, type Reply } from './reply.ts';
import { showCharge, showRefund } from './show-payment.ts';

export const refundParameters = z.strictObject({
  payment_intent: z.string().optional(),
  charge: z.string().optional(),
  amount: formInteger.pipe(z.int().min(1, 'must be at least 1')).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: formMetadata.optional(),
  expand: formExpand,
});
type Parameters = z.infer<typeof refundParameters>;

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

type Found = { charge: ChargeRecord } | { reply: Reply };

function chargeOfIntent(desk: Desk, intentId: string): Found {
  const intent = desk.records.intents.find(intentId);
  if (intent === null) return { reply: missing('payment_intent', intentId) };
  const charge = intent.latestChargeId === null ? null : desk.records.charges.find(intent.latestChargeId);
  if (intent.status === 'succeeded' && charge !== null) return { charge };
  const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
  return { reply: refused({ code: 'payment_intent_unexpected_state', message }) };
}

function findCharge(desk: Desk, parameters: Parameters): Found {
  if (parameters.payment_intent !== undefined) return chargeOfIntent(desk, parameters.payment_intent);
  if (parameters.charge === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    return { reply: invalid({ code: 'parameter_missing', message }) };
  }
  const charge = desk.records.charges.find(parameters.charge);
  return charge === null ? { reply: missing('charge', parameters.charge) } : { charge };
}

function refusalOf(charge: ChargeRecord, amount: number): Reply | null {
  const left = charge.amount - charge.amountRefunded;
  if (charge.decline !== null) {
    return refused({ code: 'charge_not_refundable', message: `Charge ${charge.id} did not succeed.` });
  }
  if (left === 0) {
    const message = `Charge ${charge.id} has already been refunded.`;
    return refused({ code: 'charge_already_refunded', message });
  }
  if (amount > left) {
    const message = `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`;
    return refused({ message, param: 'amount' });
  }
  return null;
}

/** `POST /v1/refunds`. Never gives back more than was paid. */
export function makeRefund(desk: Desk, parameters: Parameters, cause: Cause): Reply {
  const found = findCharge(desk, parameters);
  if ('reply' in found) return found.reply;
  const { charge } = found;
  const amount = parameters.amount ?? charge.amount - charge.amountRefunded;
  const refusal = refusalOf(charge, amount);
  if (refusal !== null) return refusal;

  const refund: RefundRecord = {
    id: newId('re'),
    created: desk.now(),
    amount,
    currency: charge.currency,
    chargeId: charge.id,
    intentId: charge.intentId,
    paymentMethodId: charge.paymentMethodId,
    reason: parameters.reason ?? null,
    metadata: parameters.metadata ?? {},
    balanceTransactionId: newId('txn'),
  };
  const refunded = { ...charge, amountRefunded: charge.amountRefunded + amount };
  desk.records.refunds.save(refund.id, refund);
  desk.records.charges.save(charge.id, refunded);
  desk.announce('refund.created', showRefund(refund), cause);
  desk.announce('charge.refunded', showCharge(refunded), cause);
  desk.world.ledger.append('refund-made', {
    refund: refund.id,
    paymentIntent: charge.intentId,
    charge: charge.id,
    amount,
    currency: charge.currency,
    metadata: refund.metadata,
    idempotencyKey: cause.idempotencyKey,
  });
  return done(showRefund(refund));
}
