import { createHash } from 'node:crypto';
import { PackageRow } from '#contract/packages.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import type { Package } from '#core/catalogue/package.ts';

const FIELDS = PackageRow.keyof().options;
const OPENING = Buffer.from('{"packages":[');
const COMMA = Buffer.from(',');
const CLOSING = Buffer.from(']}');
/** Rows beyond this many bytes are written anew each time they are asked for. */
const MOST_KEPT_BYTES = 48 * 1024 * 1024;

type Row = Readonly<{ bytes: Buffer; digest: Buffer }>;

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
    const rows = Array.from(positions, (position) => this.#row(position));
    const parts = rows.flatMap(({ bytes }, place) => (place === 0 ? [bytes] : [COMMA, bytes]));
    const name = createHash('sha1');
    for (const { digest } of rows) name.update(digest);
    return { body: Buffer.concat([OPENING, ...parts, CLOSING]), etag: `W/"${name.digest('base64url')}"` };
  }

  #row(position: number): Row {
    const known = this.#rows.get(position);
    if (known !== undefined) return known;
    const plan = this.#index.plans[position];
    if (plan === undefined) throw new RangeError(`No plan at position ${position}`);
    const bytes = Buffer.from(writeRow(plan));
    const row = { bytes, digest: createHash('sha1').update(bytes).digest() };
    if (this.#kept < MOST_KEPT_BYTES) {
      this.#rows.set(position, row);
      this.#kept += bytes.length;
    }
    return row;
  }
}

/** Only the fields of the contract: whatever else an object may carry stays here. */
function writeRow(plan: Package): string {
  return JSON.stringify(Object.fromEntries(FIELDS.map((field) => [field, plan[field]])));
}
