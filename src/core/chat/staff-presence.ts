/** A browser reports itself whenever the stream sends a sign of life: every 15 seconds, also in a background tab. */
const STAFF_SEEN_FOR_MS = 50_000;

export type ChatStaff = Readonly<{
  userId: string;
  /** What customers see. */
  shownName: string;
  isAnswering: boolean;
  seenAt: Date;
}>;

/** Who answers chats now. Somebody whose browser is no longer heard of does not. */
export function presentStaff(staff: readonly ChatStaff[], now: Date): readonly ChatStaff[] {
  const since = now.getTime() - STAFF_SEEN_FOR_MS;
  return staff.filter(({ isAnswering, seenAt }) => isAnswering && seenAt.getTime() > since);
}

export const LONGEST_SHOWN_NAME = 40;

/** A name that customers may see: one line without hidden characters. Null: nothing is left. */
export function shownNameOf(typed: string): string | null {
  const name = typed
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_SHOWN_NAME)
    .toWellFormed()
    .trim();
  return name === '' ? null : name;
}
