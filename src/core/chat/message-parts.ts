type MessagePart =
  | Readonly<{ kind: 'text'; text: string }>
  | Readonly<{ kind: 'link'; text: string; href: string }>;

/** Ends at a space, a quotation mark or an angle bracket. */
const ADDRESS = /https?:\/\/[^\s<>"'`]+/giu;
const PUNCTUATION_AFTER = /[.,;:!?…»”’*_]+$/u;

/**
 * The parts of a message. Only complete http and https addresses become links, so nothing that a message contains can run
 * or open another program. An address with a user name stays text: it looks like another site than it opens.
 */
export function messageParts(text: string): readonly MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutPunctuation(found);
    const href = safeHref(address);
    if (href === null) continue;
    if (index > end) parts.push({ kind: 'text', text: text.slice(end, index) });
    parts.push({ kind: 'link', text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) });
  return parts;
}

/** A closing bracket belongs to the sentence, unless the address opens it. */
function withoutPunctuation(found: string): string {
  const address = found.replace(PUNCTUATION_AFTER, '');
  const isOpenedOutside = address.endsWith(')') && !address.includes('(');
  return isOpenedOutside ? withoutPunctuation(address.slice(0, -1)) : address;
}

function safeHref(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, href } = new URL(address);
  const isPlain = username === '' && password === '';
  return isPlain && (protocol === 'https:' || protocol === 'http:') ? href : null;
}
