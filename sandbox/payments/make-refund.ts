import { z } from 'zod';
import type { Cause, PaymentService } from './payment-service.ts';
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

type FoundCharge = { charge: ChargeRecord } | { reply: Reply };

function chargeOfIntent(service: PaymentService, intentId: string): FoundCharge {
  const intent = service.records.intents.find(intentId);
  if (intent === null) return { reply: missing('payment_intent', intentId) };
  const charge = intent.latestChargeId === null ? null : service.records.charges.find(intent.latestChargeId);
  if (intent.status === 'succeeded' && charge !== null) return { charge };
  const message = `This PaymentIntent (${intentId}) does not have a successful charge to refund.`;
  return { reply: refused({ code: 'payment_intent_unexpected_state', message }) };
}

function findCharge(service: PaymentService, parameters: Parameters): FoundCharge {
  if (parameters.payment_intent !== undefined) return chargeOfIntent(service, parameters.payment_intent);
  if (parameters.charge === undefined) {
    const message =
      'One of the following params should be provided for this request: payment_intent or charge.';
    return { reply: invalid({ code: 'parameter_missing', message }) };
  }
  const charge = service.records.charges.find(parameters.charge);
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

/** `POST /v1/refunds`. Never refunds more than was paid. */
export function makeRefund(service: PaymentService, parameters: Parameters, cause: Cause): Reply {
  const found = findCharge(service, parameters);
  if ('reply' in found) return found.reply;
  const { charge } = found;
  const amount = parameters.amount ?? charge.amount - charge.amountRefunded;
  const refusal = refusalOf(charge, amount);
  if (refusal !== null) return refusal;

  const refund: RefundRecord = {
    id: newId('re'),
    created: service.now(),
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
  service.records.refunds.save(refund.id, refund);
  service.records.charges.save(charge.id, refunded);
  service.announce('refund.created', showRefund(refund), cause);
  service.announce('charge.refunded', showCharge(refunded), cause);
  service.sandbox.ledger.append('refund-made', {
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
