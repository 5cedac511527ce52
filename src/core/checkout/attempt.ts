/** One wish to pay and the key it was sent with. `content` tells wishes apart; it holds nothing that can be read back. */
export type Attempt = Readonly<{ content: string; key: string }>;

/**
 * Pressing twice, retrying and reloading send the same content and so the same key; anything else is another
 * checkout and gets a key of its own.
 */
export function attemptFor(content: string, earlier: Attempt | null, newKey: () => string): Attempt {
  return earlier?.content === content ? earlier : { content, key: newKey() };
}

/**
 * A short number for a long text: nobody reads an address or a cart out of it. Two texts with the same number are very
 * rare, and then the shop refuses the key and a fresh one is made.
 */
export function digestOf(text: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
}

/** What is stored is anybody's to write; null when it is no attempt of ours. */
export function parseAttempt(stored: string | null): Attempt | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null || !('content' in value) || !('key' in value))
      return null;
    const { content, key } = value;
    return typeof content === 'string' && typeof key === 'string' && /^[\w-]{16,100}$/.test(key)
      ? { content, key }
      : null;
  } catch {
    return null;
  }
}
