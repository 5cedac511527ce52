/**
 * JSON with every character outside ASCII escaped as \u…. Parsers read the same value. Each character is one
 * byte, so Node sends the text without encoding it.
 */
export function asciiJson(value: object): string {
  return JSON.stringify(value).replace(/[\u007f-\uffff]/g, (letter) => {
    return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
}

/**
 * A short hash of a text, from two 32-bit sums: fast, and enough to distinguish versions of one response. Not
 * for secrets.
 */
export function nameOf(text: string): string {
  let [one, two] = [0x811c9dc5, 0x01000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two + code, 0x85ebca6b) ^ (two >>> 13);
  }
  return `${(one >>> 0).toString(36)}-${(two >>> 0).toString(36)}-${text.length.toString(36)}`;
}
