const SAME_TOPUP_WITHIN_MS = 60_000;

/** A second identical top-up this soon is more often a mistake than intended, so the customer is asked first. */
export function repeatsTopup(boughtAt: Date, now: Date): boolean {
  return now.getTime() - boughtAt.getTime() < SAME_TOPUP_WITHIN_MS;
}
