/** The daily amount of an unlimited plan at full speed: "3 GB". */
const DAILY_AMOUNT = /(\d+(?:\.\d+)?)\s?(GB|MB)\b[^.]*\b(?:day|daily)\b/i;
const DAILY_BEFORE = /\b(?:day|daily)\b[^.]*?(\d+(?:\.\d+)?)\s?(GB|MB)\b/i;

/** The daily amount in the network's text, with a non-breaking space; null when the text has none. */
export function fairUseLimit(policy: string): string | null {
  const found = DAILY_AMOUNT.exec(policy) ?? DAILY_BEFORE.exec(policy);
  return found === null ? null : `${found[1] ?? ''}\u00a0${(found[2] ?? '').toUpperCase()}`;
}
