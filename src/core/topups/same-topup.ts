import { MINUTE_MS } from '#core/durations.ts';

const SAME_TOPUP_WITHIN_MS = MINUTE_MS;

/** An order of the same top-up for the same eSIM that was not cancelled. */
export type SameTopup = Readonly<{ orderId: string; email: string; createdAt: Date; paidAt: Date | null }>;

export type SameTopupVerdict =
  | Readonly<{ kind: 'none' }>
  /** A second identical top-up this soon is more often a mistake than intended, so the customer is asked first. */
  | Readonly<{ kind: 'ask'; isPaid: boolean }>
  /** The customer started these before and has not paid: they are ended. */
  | Readonly<{ kind: 'replace'; orderIds: readonly string[] }>;

/** What the same top-ups of the last minute mean for a purchase by `email`. */
export function judgeSameTopups(
  found: readonly SameTopup[],
  { email, now }: Readonly<{ email: string; now: Date }>,
): SameTopupVerdict {
  const recent = found.filter(({ createdAt, paidAt }) => isRecent(paidAt ?? createdAt, now));
  if (recent.some(({ paidAt }) => paidAt !== null)) return { kind: 'ask', isPaid: true };
  if (recent.some((one) => one.email !== email)) return { kind: 'ask', isPaid: false };
  return recent.length === 0
    ? { kind: 'none' }
    : { kind: 'replace', orderIds: recent.map(({ orderId }) => orderId) };
}

function isRecent(boughtAt: Date, now: Date): boolean {
  return now.getTime() - boughtAt.getTime() < SAME_TOPUP_WITHIN_MS;
}
