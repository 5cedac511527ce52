/** One wish to pay and the key it was sent with. */
export type Attempt = Readonly<{ content: string; key: string }>;

/**
 * Pressing twice, retrying and reloading send the same content and so the same key; anything else is another
 * checkout and gets a key of its own.
 */
export function attemptFor(content: string, earlier: Attempt | null, newKey: () => string): Attempt {
  return earlier?.content === content ? earlier : { content, key: newKey() };
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
