import { isRequested } from '../delivery/requested-refund.ts';
import type { RefundReason } from '../delivery/refund.ts';
import type { DueMail } from './mail-store.ts';

type Refund = Readonly<{
  requestId: string | null;
  status: 'due' | 'done' | 'refused';
  reason: RefundReason;
  amountCents: number;
}>;

type MailedRequest = Pick<DueMail, 'requestedRefund'> & Partial<Pick<DueMail, 'refundedCents'>>;

/** What a mail says about a request of staff: the refunds that were made. `refunds`: one per unit, null for a unit without. */
export function mailedRequest(requestId: string | null, refunds: readonly (Refund | null)[]): MailedRequest {
  const made = refunds.flatMap((refund, index) =>
    refund?.requestId === requestId && refund.status === 'done' && isRequested(refund.reason)
      ? [{ index, reason: refund.reason, amountCents: refund.amountCents }]
      : [],
  );
  const [first] = made;
  if (requestId === null || first === undefined) return { requestedRefund: null };
  return {
    requestedRefund: { reason: first.reason, units: made.map(({ index }) => index) },
    refundedCents: made.reduce((sum, { amountCents }) => sum + amountCents, 0),
  };
}
