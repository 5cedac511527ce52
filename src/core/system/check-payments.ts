import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { PaymentGateway } from '#core/payments/payment-gateway.ts';
import type { CheckOutcome } from './service-check.ts';

/** Reads a list that is nearly always empty. */
export async function checkPayments(
  gateway: Pick<PaymentGateway, 'listRefunds'>,
  clock: Clock,
): Promise<CheckOutcome> {
  const to = clock.now();
  const listed = await gateway.listRefunds({ from: new Date(to.getTime() - MINUTE_MS), to });
  if (listed.kind === 'done') return 'works';
  // A wrong key, or a key without the right to read: temporary, because it works again once that is fixed.
  if (listed.kind === 'try-later') return 'refused';
  return listed.kind === 'rejected' ? 'error' : 'no-response';
}
