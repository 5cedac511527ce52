/** The daily amount of an unlimited plan at full speed: "3 GB". */
const DAILY_AMOUNT = /(\d+(?:\.\d+)?)\s?(GB|MB)\b[^.]*\b(?:day|daily)\b/i;
const DAILY_BEFORE = /\b(?:day|daily)\b[^.]*?(\d+(?:\.\d+)?)\s?(GB|MB)\b/i;

/** The daily amount in the network's text, with a non-breaking space; null when the text has none. */
export function fairUseLimit(policy: string): string | null {
  const found = findLimit(policy);
  return found === null ? null : `${found.amount}\u00a0${found.unit}`;
}

/** The same in megabytes. */
export function fairUseMegabytes(policy: string): number | null {
  const found = findLimit(policy);
  return found === null ? null : Number(found.amount) * (found.unit === 'GB' ? 1024 : 1);
}

function findLimit(policy: string) {
  const found = DAILY_AMOUNT.exec(policy) ?? DAILY_BEFORE.exec(policy);
  return found === null ? null : { amount: found[1] ?? '', unit: (found[2] ?? '').toUpperCase() };
}
