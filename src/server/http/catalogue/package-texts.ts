import { PackageRow } from '#contract/packages.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { asciiJson, nameOf } from './ascii-json.ts';

const FIELDS = PackageRow.keyof().options;
/** Rows beyond this many letters are written anew each time they are asked for. */
const MOST_KEPT_LETTERS = 48 * 1024 * 1024;

type Row = Readonly<{ json: string; name: string }>;

/**
 * The JSON of each package, written once: a page is then only put together, not serialised. It is kept as text and
 * not as buffers: a buffer lies outside the heap, and making many has the whole heap, catalogue and all, swept.
 */
export class PackageTexts {
  readonly #packages: readonly Package[];
  readonly #rows = new Map<number, Row>();
  #kept = 0;

  constructor(packages: readonly Package[]) {
    this.#packages = packages;
  }

  /** The answer `{ packages }`, and a name for its content made from the names of its rows. */
  page(positions: ArrayLike<number>): { body: string; etag: string } {
    const rows: string[] = [];
    let names = '';
    for (let index = 0; index < positions.length; index += 1) {
      const { json, name } = this.#row(positions[index] ?? 0);
      rows.push(json);
      names += name;
    }
    return { body: `{"packages":[${rows.join(',')}]}`, etag: `W/"${nameOf(names)}"` };
  }

  #row(position: number): Row {
    const known = this.#rows.get(position);
    if (known !== undefined) return known;
    const plan = this.#packages[position];
    if (plan === undefined) throw new RangeError(`No package at position ${position}`);
    const json = writeRow(plan);
    const row = { json, name: nameOf(json) };
    if (this.#kept < MOST_KEPT_LETTERS) {
      this.#rows.set(position, row);
      this.#kept += json.length;
    }
    return row;
  }
}

/** Only the fields of the contract: whatever else an object may carry stays here. */
function writeRow(plan: Package): string {
  return asciiJson(Object.fromEntries(FIELDS.map((field) => [field, plan[field]])));
}
