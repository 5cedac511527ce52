import { CatalogueSearch } from '../search/catalogue-search.ts';
import { PackageLists } from './package-lists.ts';
import type { PackageQuery } from './package-query.ts';
import type { Package } from './package.ts';

/** Packages of one type, in listing order (cheapest first, then by id), indexed for every filter and search. */
export class PackageIndex {
  readonly packages: readonly Package[];
  readonly #lists: PackageLists;
  readonly #search: CatalogueSearch;

  constructor(packages: readonly Package[]) {
    this.packages = packages.toSorted(inListingOrder);
    this.#lists = new PackageLists(this.packages);
    this.#search = new CatalogueSearch(this.packages, this.#lists);
  }

  /** The positions of the requested page in `packages`. */
  positionsOf(query: PackageQuery): ArrayLike<number> {
    if (isSearch(query)) return this.#search.find(query);
    return this.#lists.of(query).subarray(query.offset, query.offset + query.limit);
  }

  /** How many packages match, on all pages together. */
  count(query: PackageQuery): number {
    return isSearch(query) ? this.#search.count(query) : this.#lists.of(query).length;
  }

  list(query: PackageQuery): readonly Package[] {
    return Array.from(this.positionsOf(query)).flatMap((position) => this.packages[position] ?? []);
  }
}

function isSearch({ region, search }: PackageQuery): boolean {
  return region === 'all' && search.trim() !== '';
}

/** Ids are compared by code unit, like the C collation of the database, so that pages never overlap. */
function inListingOrder(a: Package, b: Package): number {
  if (a.minimumPriceCents !== b.minimumPriceCents) return a.minimumPriceCents - b.minimumPriceCents;
  return a.package_id < b.package_id ? -1 : Number(a.package_id > b.package_id);
}
