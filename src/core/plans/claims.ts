/** "200+" for 214: a claim is rounded down to what surely holds. Small shops say the number itself. */
export function claimedCount(count: number): string {
  return count < 100 ? String(count) : `${Math.floor(count / 100) * 100}+`;
}
