/** A field with such a name is never written, whatever its value. */
const SECRET_NAMES =
  /pass(word|wd)|secret|token|authorization|cookie|api_?key|activation|matching_?id|^lpa$|^qr/i;

const HIDDEN = '[hidden]';

/** Characters of a log field that are read at all; enough for a stack with its cause. */
export const LONGEST_FIELD = 8_000;

/** Every character that an email address or an ICCID may consist of. */
const WORD_CHARACTER = /[A-Za-z0-9._%+@-]/;

type Rule = Readonly<{ pattern: RegExp; replacement: string }>;

/**
 * What must not be readable in any text, including error messages and stacks. Anybody can send a long text, so a pattern
 * starts with a fixed text or with a run of limited length.
 */
const RULES: readonly Rule[] = [
  // Drizzle's message ends with the statement's values, which are customer data; one of them may span lines.
  { pattern: /\nparams: [\s\S]*?(?=\n {4}at |\ncaused by |$)/g, replacement: '' },
  { pattern: /LPA:1\$[^\s"']+/gi, replacement: `LPA:1$${HIDDEN}` },
  { pattern: /\b(?:sk|rk|pk|whsec)_[A-Za-z0-9_]{6,}/g, replacement: HIDDEN },
  { pattern: /\bBearer\s+[^\s"',]+/gi, replacement: `Bearer ${HIDDEN}` },
  // postgres://user:password@host and https://user:password@host
  { pattern: /:\/\/[^\s/@:"']*:[^\s/@"']*@/g, replacement: `://${HIDDEN}@` },
  {
    pattern: /([?&](?:token|magic_link|confirm|session_id|key|code|secret)=)[^\s&"']+/gi,
    replacement: `$1${HIDDEN}`,
  },
  // The secret of a share link is part of its path.
  { pattern: /(\/share\/)[\w%-]+/gi, replacement: `$1${HIDDEN}` },
  // The token of a link that ends reminders contains an address, encrypted.
  { pattern: /(\/email-reminders\/)[\w%-]+/gi, replacement: `$1${HIDDEN}` },
  { pattern: /(\/review\/)[\w%-]+/gi, replacement: `$1${HIDDEN}` },
  { pattern: /(\/(?:newsletter|cart-reminder)\/[a-z]+\/)[\w%-]+/gi, replacement: `$1${HIDDEN}` },
  // An ICCID of 18 to 22 digits: its last four digits are enough to find it.
  { pattern: /\b89\d{12,16}(\d{4})\b/g, replacement: '…$1' },
];

/** A whole word, with the domain when it is an address. Every word matches at once, so no letter is read twice. */
const WORD_OR_ADDRESS = /[A-Za-z0-9._%+-]+(?:@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+))?/g;

/**
 * Removes from a log field what must never be written: secrets, activation codes, full ICCIDs, email
 * addresses.
 */
export function redact(name: string, value: string): string {
  if (SECRET_NAMES.test(name)) return HIDDEN;
  return RULES.reduce(
    (text, { pattern, replacement }) => text.replace(pattern, replacement),
    cutText(value),
  ).replace(WORD_OR_ADDRESS, hideAddress);
}

function hideAddress(word: string, domain: string | undefined): string {
  if (domain !== undefined) return `${word.charAt(0)}…@${domain}`;
  const encodedAt = word.lastIndexOf('%40');
  return encodedAt < 1 ? word : `${word.charAt(0)}…${word.slice(encodedAt)}`;
}

/** Ends before the word that the cut would halve: half an address is no longer recognised as one. */
function cutText(text: string): string {
  if (text.length <= LONGEST_FIELD) return text;
  let end = LONGEST_FIELD;
  while (end > 0 && WORD_CHARACTER.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}… (${text.length} characters)`;
}
