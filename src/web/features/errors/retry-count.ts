/**
 * How often each visited place was tried again. It lives outside the screen, because a try that fails while
 * rendering replaces the screen and would start the count anew.
 */
const counts = new Map<string, number>();

export function retriesAt(placeKey: string): number {
  return counts.get(placeKey) ?? 0;
}

export function countRetry(placeKey: string): number {
  const retries = retriesAt(placeKey) + 1;
  counts.set(placeKey, retries);
  return retries;
}
