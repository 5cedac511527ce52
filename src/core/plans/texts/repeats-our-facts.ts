/** What the details of a plan say in our own words: the kind of eSIM, top-ups, the days, networks and countries. */
const OWN_FACTS = [
  /\bdata[- ]only\b/i,
  /\bphone number\b/i,
  /\b(?:recharg|reload|refill|top(?:ped|ping)?[- ]?ups?\b)/i,
  /\b(?:expir(?:y|es?|ation)|validity)\b/i,
  /\boperates on\b/i,
  /\bworks in \d+ (?:countries|destinations)\b/i,
];

/**
 * Whether a sentence of the eSIM network repeats or contradicts what we say about its plan. "Rechargeable online with no
 * expiry." is untrue below a plan of one day that can be topped up until a week after its end.
 */
export function repeatsOurFacts(feature: string): boolean {
  return OWN_FACTS.some((fact) => fact.test(feature));
}
