const DAY_MS = 86_400_000;

/** Days until the end, a started day counted as one; 0 from the end on. */
export function daysLeft(expiresAt: Date, now: Date): number {
  return Math.max(0, Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS));
}
