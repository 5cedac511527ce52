const LONGEST = 90;
const ENTRIES_KEPT = 3;

/** A list as text ("MTS 5G, Yettel 5G"). A list that is too long is cut to its first entries and an ellipsis. */
export function cutCoverageText(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.split(', ').slice(0, ENTRIES_KEPT).join(', ')}…`;
}
