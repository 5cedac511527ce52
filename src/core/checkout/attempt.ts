/**
 * One attempt to pay and the key it was sent with. `content` identifies the input; the input cannot be read back
 * from it.
 */
export type Attempt = Readonly<{ content: string; key: string }>;

/**
 * Double clicks, retries and reloads send the same content and so the same key. Other content is another checkout
 * and gets its own key.
 */
export function attemptFor(content: string, earlier: Attempt | null, newKey: () => string): Attempt {
  return earlier?.content === content ? earlier : { content, key: newKey() };
}

/**
 * A short digest of a long text: an address or a cart cannot be read from it. Two texts with the same digest are
 * very rare; then the server refuses the key and a new one is created.
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

/** Anyone can write to browser storage; returns null when the text is not an attempt that we stored. */
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
