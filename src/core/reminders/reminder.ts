/**
 * What a customer is reminded of. `data-…`: so many percent of the data are used. `ends-…`: so long before the end.
 * `review`: the one request for a review.
 */
export const REMINDER_KINDS = [
  'data-75',
  'data-90',
  'ends-3-days',
  'ends-1-day',
  'not-installed',
  'review',
] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/**
 * Each top-up starts a new period, in which every reminder may be sent once. The question about the installation and
 * the one for a review are asked once for an eSIM.
 */
export function reminderPeriod(kind: ReminderKind, topupCount: number): number {
  return kind === 'not-installed' || kind === 'review' ? 0 : topupCount;
}

/** Said already by the stronger one. */
const STRONGER: Partial<Record<ReminderKind, ReminderKind>> = {
  'data-75': 'data-90',
  'ends-3-days': 'ends-1-day',
};

/** `sent`: the reminders of the same period. */
export function isSaidAlready(kind: ReminderKind, sent: ReadonlySet<ReminderKind>): boolean {
  const stronger = STRONGER[kind];
  return sent.has(kind) || (stronger !== undefined && sent.has(stronger));
}
