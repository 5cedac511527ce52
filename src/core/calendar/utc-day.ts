/** The day in UTC: "2026-11-17". */
export function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10);
}
