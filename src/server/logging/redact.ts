/** A field with such a name is never written, whatever its value. */
const SECRET_NAMES =
  /pass(word|wd)|secret|token|authorization|cookie|api_?key|activation|matching_?id|^lpa$|^qr/i;

const HIDDEN = '[hidden]';

type Rule = Readonly<{ pattern: RegExp; replacement: string }>;

/** What must not be readable in any text, including error messages and stacks. */
const RULES: readonly Rule[] = [
  // Drizzle's message ends with the statement's values, which are customer data; one of them may span lines.
  { pattern: /\nparams: [\s\S]*?(?=\n {4}at |\ncaused by |$)/g, replacement: '' },
  { pattern: /LPA:1\$[^\s"']+/gi, replacement: `LPA:1$${HIDDEN}` },
  { pattern: /\b(?:sk|rk|pk|whsec)_[A-Za-z0-9_]{6,}/g, replacement: HIDDEN },
  { pattern: /\bBearer\s+[^\s"',]+/gi, replacement: `Bearer ${HIDDEN}` },
  // postgres://user:password@host and https://user:password@host
  { pattern: /([a-z][a-z0-9+.-]*:\/\/)[^\s/@:"']*:[^\s/@"']*@/gi, replacement: `$1${HIDDEN}@` },
  {
    pattern: /([?&](?:token|magic_link|session_id|key|code|secret)=)[^\s&"']+/gi,
    replacement: `$1${HIDDEN}`,
  },
  // An ICCID of 18 to 22 digits: its last four digits are enough to find it.
  { pattern: /\b89\d{12,16}(\d{4})\b/g, replacement: '…$1' },
  { pattern: /\b([A-Za-z0-9])[A-Za-z0-9._%+-]*@([A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)/g, replacement: '$1…@$2' },
];

/**
 * Removes from a log field what must never be written: secrets, activation codes, full ICCIDs, email
 * addresses.
 */
export function redact(name: string, value: string): string {
  if (SECRET_NAMES.test(name)) return HIDDEN;
  return RULES.reduce((text, { pattern, replacement }) => text.replace(pattern, replacement), value);
}
