/** Excel reads a file as UTF-8 only with it. */
const BYTE_ORDER_MARK = '\u{FEFF}';
/**
 * A spreadsheet runs a field that begins with one of these as a formula, also after spaces or control characters, and
 * in the wide form of East Asian keyboards.
 */
const FORMULA_START = /^[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|^[\t\r\n]/u;
/** Spreadsheets in languages with a decimal comma separate fields by semicolons. */
const NEEDS_QUOTES = /[",;\t\r\n]/;

type CsvRows = readonly (readonly (string | number)[])[];
type CsvFormat = Readonly<{ separator: ',' | ';' }>;

/** Rows as RFC 4180 writes them, safe to open in a spreadsheet. */
export function toCsv(rows: CsvRows, format: CsvFormat = { separator: ',' }): string {
  return BYTE_ORDER_MARK + csvRows(rows, format);
}

/** More rows of a file that began with `toCsv`. */
export function csvRows(rows: CsvRows, { separator }: CsvFormat = { separator: ',' }): string {
  return rows.map((row) => `${row.map(field).join(separator)}\r\n`).join('');
}

function field(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = FORMULA_START.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
