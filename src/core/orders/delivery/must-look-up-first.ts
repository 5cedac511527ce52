import { MINUTE_MS } from '#core/durations.ts';

/** A webhook arrives within seconds. A unit paid longer ago and handled only now may have been handled before. */
const BRAND_NEW_MS = MINUTE_MS;

type PaidUnit = Readonly<{
  /** The number of delivery attempts, this one included, as stored in our database. */
  attempt: number;
  /** According to the payment service: our database may have been restored from before the payment. */
  paidAt: Date;
}>;

/** `runningSince`: since when both this process and its database run without a restart. */
type Moments = Readonly<{ now: Date; runningSince: Date }>;

/**
 * Whether a unit may have been delivered or refunded without our database knowing it, because a backup was
 * restored. That requires a restart of the shop or its database after the payment. The age of a first attempt is a
 * second check, for a database that was replaced under a running shop. Neither is true for an order on the normal
 * path.
 */
export function mustLookUpFirst({ attempt, paidAt }: PaidUnit, { now, runningSince }: Moments): boolean {
  if (paidAt < runningSince) return true;
  return attempt === 1 && now.getTime() - paidAt.getTime() > BRAND_NEW_MS;
}
