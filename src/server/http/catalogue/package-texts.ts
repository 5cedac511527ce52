import type { Package } from '#core/catalogue/packages/package.ts';
import { hashedJson, type HashedJson } from './ascii-json.ts';
import { packageRow } from './package-row.ts';
import { etagOf } from '../stored-response.ts';

/** Rows beyond this many characters are serialised again for each request. */
const MAX_CACHED_CHARACTERS = 48 * 1024 * 1024;

/**
 * The JSON of each package, serialised once, so that a page of results is only joined. Rows are strings and
 * not buffers: a buffer is allocated outside the heap, and many of them trigger full garbage collections over
 * the whole catalogue.
 */
export class PackageTexts {
  readonly #packages: readonly Package[];
  readonly #isBestValue: (packageId: string) => boolean;
  readonly #rows = new Map<number, HashedJson>();
  #cachedCharacters = 0;

  constructor(packages: readonly Package[], isBestValue: (packageId: string) => boolean) {
    this.#packages = packages;
    this.#isBestValue = isBestValue;
  }

  /** The response body `{ packages }` and its ETag, made from the hashes of its rows. */
  page(positions: ArrayLike<number>): { body: string; bodyBytes: number; etag: string } {
    // Not joined: the engine copies concatenated texts only once, when Node sends them.
    let body = '{"packages":[';
    let hashes = '';
    for (let index = 0; index < positions.length; index += 1) {
      const { json, hash } = this.#row(positions[index] ?? 0);
      body += index === 0 ? json : `,${json}`;
      hashes += hash;
    }
    body += ']}';
    return { body, bodyBytes: body.length, etag: etagOf(hashes) };
  }

  #row(position: number): HashedJson {
    const known = this.#rows.get(position);
    if (known !== undefined) return known;
    const plan = this.#packages[position];
    if (plan === undefined) throw new RangeError(`No package at position ${position}`);
    const row = hashedJson({ ...packageRow(plan), is_best_value: this.#isBestValue(plan.package_id) });
    if (this.#cachedCharacters < MAX_CACHED_CHARACTERS) {
      this.#rows.set(position, row);
      this.#cachedCharacters += row.json.length;
    }
    return row;
  }
}
