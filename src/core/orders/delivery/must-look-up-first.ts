/** A webhook arrives within seconds. What was paid longer ago and is handled only now has a history of some kind. */
const BRAND_NEW_MS = 60_000;

type PaidUnit = Readonly<{
  /** How many deliveries were begun, this one included, as far as our database knows. */
  attempt: number;
  /** As the payment service tells it: our own database may be younger than the payment. */
  paidAt: Date;
}>;

/** `runningSince`: since when both this process and its database run without a stop. */
type Moments = Readonly<{ now: Date; runningSince: Date }>;

/**
 * Whether a unit may have been delivered or refunded without our database knowing, because a backup was put back since.
 * That takes a restart of the shop or its database after the payment. The age of a first attempt is a second guard, for
 * a database that was exchanged under a running shop. An order on the normal path is neither.
 */
export function mustLookUpFirst({ attempt, paidAt }: PaidUnit, { now, runningSince }: Moments): boolean {
  if (paidAt < runningSince) return true;
  return attempt === 1 && now.getTime() - paidAt.getTime() > BRAND_NEW_MS;
}
