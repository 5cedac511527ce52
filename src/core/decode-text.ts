export type DecodedText =
  | Readonly<{ kind: 'text'; text: string }>
  /** A workbook such as .xlsx or .ods: it must be saved as CSV first. */
  | Readonly<{ kind: 'workbook' }>
  | Readonly<{ kind: 'not-text' }>;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
const UTF_16 = { 'utf-16le': [0xff, 0xfe], 'utf-16be': [0xfe, 0xff] } as const;
/** Letters that no text file has; the C1 range appears when bytes are read in the wrong encoding. */
const NOT_TEXT = /[\u0000-\u0008\u000E-\u001F]/;

/**
 * The text of a file from a spreadsheet: UTF-8, UTF-16 with its mark, or the Windows encoding that older spreadsheets
 * in Spain and Latin America write.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const startsWith = (start: readonly number[]) => start.every((byte, index) => bytes[index] === byte);
  if (startsWith(ZIP) || startsWith(OLD_WORKBOOK)) return { kind: 'workbook' };
  for (const encoding of ['utf-16le', 'utf-16be'] as const)
    if (startsWith(UTF_16[encoding])) return checked(new TextDecoder(encoding).decode(bytes));
  try {
    return checked(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return checked(new TextDecoder('windows-1252').decode(bytes));
  }
}

function checked(text: string): DecodedText {
  return NOT_TEXT.test(text) || !text.isWellFormed() ? { kind: 'not-text' } : { kind: 'text', text };
}
