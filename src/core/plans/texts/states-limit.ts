const LIMIT = /^(?:cannot|can not|can['’]t|does not|doesn['’]t|not|no)\b/i;

/** A feature that says what a plan lacks, such as "Cannot be topped up.": it deserves no tick. */
export function statesLimit(feature: string): boolean {
  return LIMIT.test(feature.trim());
}
