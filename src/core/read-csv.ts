export type CsvRow = Readonly<{
  /** The number of the line on which the row begins, from 1. */
  line: number;
  fields: readonly string[];
}>;

export type CsvContent =
  | Readonly<{ kind: 'read'; rows: readonly CsvRow[] }>
  /** A quote that is never closed, or text after a closing quote. Nothing of the file can be trusted. */
  | Readonly<{ kind: 'broken'; line: number }>;

const BYTE_ORDER_MARK = '\u{FEFF}';
/** Written by Excel, or for it, before the header. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;
/** `toCsv` writes an apostrophe before what a spreadsheet would run as a formula. */
const PROTECTED = /^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@|%＝＋－＠]|[\t\r\n])/u;

/**
 * Reads what `toCsv` and spreadsheets write: separated by commas, semicolons or tabs, whichever the first line has
 * most, with quotes as in RFC 4180. Lines without any text are left out.
 */
export function readCsv(text: string): CsvContent {
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  const declared = SEPARATOR_LINE.exec(content);
  const rest = declared === null ? content : content.slice(declared[0].length);
  const reader = new CsvReader(rest, declared?.[1] ?? separatorOf(rest), declared === null ? 1 : 2);
  return reader.read();
}

function separatorOf(text: string): string {
  const header = text.split(/[\r\n]/, 1)[0] ?? '';
  const count = (separator: string) => header.split(separator).length;
  return [',', ';', '\t'].reduce((best, next) => (count(next) > count(best) ? next : best));
}

class CsvReader {
  readonly #text: string;
  readonly #separator: string;
  #at = 0;
  #line: number;

  constructor(text: string, separator: string, line: number) {
    this.#text = text;
    this.#separator = separator;
    this.#line = line;
  }

  read(): CsvContent {
    const rows: CsvRow[] = [];
    while (this.#at < this.#text.length) {
      const line = this.#line;
      const fields = this.#row();
      if (fields === null) return { kind: 'broken', line };
      if (fields.some((field) => field.trim() !== '')) rows.push({ line, fields });
    }
    return { kind: 'read', rows };
  }

  #row(): string[] | null {
    const fields: string[] = [];
    for (;;) {
      const field = this.#text[this.#at] === '"' ? this.#quoted() : this.#plain();
      if (field === null) return null;
      fields.push(field.replace(PROTECTED, ''));
      const next = this.#text[this.#at];
      if (next === this.#separator) this.#at += 1;
      else return this.#endLine() ? fields : null;
    }
  }

  #plain(): string {
    const start = this.#at;
    while (this.#at < this.#text.length && !this.#isEndOfField(this.#text[this.#at])) this.#at += 1;
    return this.#text.slice(start, this.#at);
  }

  #quoted(): string | null {
    let field = '';
    for (;;) {
      const end = this.#text.indexOf('"', this.#at + 1);
      if (end === -1) return null;
      const part = this.#text.slice(this.#at + 1, end);
      this.#line += part.match(/\r\n|\r|\n/g)?.length ?? 0;
      field += part;
      this.#at = end + 1;
      if (this.#text[this.#at] !== '"') return field;
      field += '"';
    }
  }

  #isEndOfField(letter: string | undefined): boolean {
    return letter === this.#separator || letter === '\n' || letter === '\r';
  }

  /** False: there is more text after a closing quote. */
  #endLine(): boolean {
    const end = this.#text.slice(this.#at, this.#at + 2);
    if (end === '') return true;
    if (end[0] !== '\r' && end[0] !== '\n') return false;
    this.#at += end === '\r\n' ? 2 : 1;
    this.#line += 1;
    return true;
  }
}
