export const LONGEST_REASON = 300;

/**
 * What the library logs, for our own log: a few words of it, none with an email address. The library repeats what a
 * visitor sent, at any length, so the text is cut first and then read word by word.
 */
export function describeLibraryError(logged: unknown): string {
  // It logs some errors as they are. What the database says in them may be a customer's data.
  const message =
    typeof logged === 'string' ? logged : logged instanceof Error ? logged.name : 'unknown error';
  const words = message.slice(0, LONGEST_REASON).split(/\s/);
  // The cut may have halved an address, which then has no @ to be recognised by.
  if (message.length > LONGEST_REASON) words.splice(-1, 1, '…');
  return words.map((word) => (word.includes('@') ? '…' : word)).join(' ');
}
