const LIMIT =
  /^(?:cannot|can not|can['’]t|does not|doesn['’]t|not|no)\b|\bnot (?:allowed|available|included|possible|supported)\b|\b(?:excluded|forbidden|prohibited)\b/i;

/** Whether a feature states what a plan lacks, such as "Cannot be topped up."; such a feature gets no tick. */
export function statesLimit(feature: string): boolean {
  return LIMIT.test(feature.trim());
}
