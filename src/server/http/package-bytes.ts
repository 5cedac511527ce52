import { createHash } from 'node:crypto';
import { PackageRow } from '#contract/packages.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { Package } from '#core/catalogue/package.ts';

const FIELDS = PackageRow.keyof().options;
const OPENING = Buffer.from('{"packages":[');
const CLOSING = Buffer.from(']}');
const COMMA_BYTES = 1;
/** 48 bits of a row's hash. */
const NAME_LETTERS = 8;
/** Rows beyond this many bytes are written anew each time they are asked for. */
const MOST_KEPT_BYTES = 48 * 1024 * 1024;

/** `bytes` begin with the comma that parts a row from the one before it. */
type Row = Readonly<{ bytes: Buffer; name: string }>;

/** The JSON of each plan, written once: a page is then only put together, not serialised. */
export class PackageBytes {
  readonly #index: CatalogueIndex;
  readonly #rows = new Map<number, Row>();
  #kept = 0;

  constructor(index: CatalogueIndex) {
    this.#index = index;
  }

  /** The answer `{ packages }`, and a name for its content made from the names of its rows. */
  page(positions: ArrayLike<number>): { body: Buffer<ArrayBuffer>; etag: string } {
    const rows: Row[] = [];
    let length = OPENING.length + CLOSING.length;
    let name = '';
    for (let place = 0; place < positions.length; place += 1) {
      const row = this.#row(positions[place] ?? 0);
      rows.push(row);
      length += row.bytes.length - (place === 0 ? COMMA_BYTES : 0);
      name += row.name;
    }
    return { body: joinRows(rows, length), etag: `W/"${shorten(name)}"` };
  }

  #row(position: number): Row {
    const known = this.#rows.get(position);
    if (known !== undefined) return known;
    const plan = this.#index.plans[position];
    if (plan === undefined) throw new RangeError(`No plan at position ${position}`);
    const json = writeRow(plan);
    const name = createHash('sha1').update(json).digest('base64url').slice(0, NAME_LETTERS);
    const row = { bytes: Buffer.from(`,${json}`), name };
    if (this.#kept < MOST_KEPT_BYTES) {
      this.#rows.set(position, row);
      this.#kept += row.bytes.length;
    }
    return row;
  }
}

function joinRows(rows: readonly Row[], length: number): Buffer<ArrayBuffer> {
  const body = Buffer.allocUnsafeSlow(length);
  let at = OPENING.copy(body);
  for (const [place, { bytes }] of rows.entries()) at += bytes.copy(body, at, place === 0 ? COMMA_BYTES : 0);
  CLOSING.copy(body, at);
  return body;
}

/** Two 32-bit sums over the names of the rows, each already a hash: enough to tell pages apart, and quick. */
function shorten(text: string): string {
  let [one, two] = [0x811c9dc5, 0x1000193];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x01000193);
    two = Math.imul(two + code, 0x85ebca6b) ^ (two >>> 13);
  }
  return `${(one >>> 0).toString(36)}${(two >>> 0).toString(36)}${text.length}`;
}

/** Only the fields of the contract: whatever else an object may carry stays here. */
function writeRow(plan: Package): string {
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, plan[field]])));
}
