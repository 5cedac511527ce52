import { HOUR_MS } from '#core/durations.ts';

/** What the pages promise. */
export const REPLY_WITHIN_HOURS = 2;

/** When a reply to a message is due. */
export function replyDueAt(waitingSince: Date): Date {
  return new Date(waitingSince.getTime() + REPLY_WITHIN_HOURS * HOUR_MS);
}
