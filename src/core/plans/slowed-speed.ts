const SPEED = /\d+(?:\.\d+)?\s?[KM]bps\b/gi;
/** In one sentence, the word comes before the speed, or "after" directly behind it. A point inside a number ends no sentence. */
const SLOWED =
  /\b(?:after|then|reduc\w+|slow\w*|held|throttl\w+|drop\w*)\b(?:[^.]|\.\d)*?(\d+(?:\.\d+)?)\s?([KM])bps\b/i;
const SLOWED_BEFORE = /(\d+(?:\.\d+)?)\s?([KM])bps\s+after\b/i;

/**
 * The speed of an unlimited plan after its daily amount at full speed, "1 Mbps" with a non-breaking space. Null when the
 * network's text does not state it, or states several speeds.
 */
export function slowedSpeed(policy: string): string | null {
  if (new Set(policy.match(SPEED)).size !== 1) return null;
  const found = SLOWED.exec(policy) ?? SLOWED_BEFORE.exec(policy);
  if (found === null) return null;
  const [, amount = '', prefix = ''] = found;
  return `${amount}\u00a0${prefix.toUpperCase() === 'M' ? 'Mbps' : 'kbps'}`;
}
