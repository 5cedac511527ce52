import type { Language } from '#core/language.ts';
import { CatalogueSearch } from '../search/catalogue-search.ts';
import type { ListOrder } from './filters.ts';
import { inListOrder, lastsDays } from './list-order.ts';
import { PackageLists } from './package-lists.ts';
import type { PackageQuery } from './package-query.ts';
import type { Package } from './package.ts';

/** The rank of each position in an order, and the position at each rank. */
type Ranks = Readonly<{ ranks: Uint32Array; atRank: Uint32Array }>;

/** Packages of one type, in listing order (cheapest first, then by id), indexed for every filter and search. */
export class PackageIndex {
  readonly packages: readonly Package[];
  readonly #lists: PackageLists;
  readonly #search: CatalogueSearch;
  readonly #ranks = new Map<string, Ranks>();
  readonly #recommendedLists = new Map<Uint32Array, Uint32Array>();

  constructor(packages: readonly Package[]) {
    this.packages = packages.toSorted(inListingOrder);
    this.#lists = new PackageLists(this.packages);
    this.#search = new CatalogueSearch(this.packages, this.#lists);
  }

  /** The positions of the requested page in `packages`. */
  positionsOf(query: PackageQuery): ArrayLike<number> {
    const { trip = 0, sort = 'price', language = 'en', offset, limit } = query;
    if (trip === 0 && sort === 'price') return this.#matching(query);
    if (trip === 0 && sort === 'recommended' && !isSearch(query)) {
      return this.#recommended(this.#lists.of(query)).subarray(offset, offset + limit);
    }
    const found = this.#lasting(this.#matching({ ...query, offset: 0, limit: Infinity }), trip);
    const sorted = sort === 'price' ? found : this.#sorted(found, sort, language);
    return sorted.slice(offset, offset + limit);
  }

  /** How many packages match, on all pages together. */
  count(query: PackageQuery): number {
    const { trip = 0 } = query;
    if (trip > 0) return this.#lasting(this.#matching({ ...query, offset: 0, limit: Infinity }), trip).length;
    return isSearch(query) ? this.#search.count(query) : this.#lists.of(query).length;
  }

  list(query: PackageQuery): readonly Package[] {
    return Array.from(this.positionsOf(query)).flatMap((position) => this.packages[position] ?? []);
  }

  /** In the specified order. */
  #matching(query: PackageQuery): ArrayLike<number> {
    if (isSearch(query)) return this.#search.find(query);
    return this.#lists.of(query).subarray(query.offset, query.offset + query.limit);
  }

  #lasting(positions: ArrayLike<number>, trip: number): Uint32Array {
    return Uint32Array.from(positions).filter((position) => {
      const item = this.packages[position];
      return item !== undefined && lastsDays(item, trip);
    });
  }

  /** A whole list in the order that home and the plans page start with: sorted once per catalogue version. */
  #recommended(list: Uint32Array): Uint32Array {
    const known = this.#recommendedLists.get(list);
    if (known !== undefined) return known;
    const sorted = this.#sorted(list, 'recommended', 'en');
    this.#recommendedLists.set(list, sorted);
    return sorted;
  }

  #sorted(positions: Uint32Array, order: ListOrder, language: Language): Uint32Array {
    const { ranks, atRank } = this.#ranksOf(order, language);
    // Without a comparison the engine sorts numbers three times as fast.
    return positions
      .map((position) => ranks[position] ?? 0)
      .sort()
      .map((rank) => atRank[rank] ?? 0);
  }

  /** The place of each position in an order; sorted when it is first requested, once per catalogue version. */
  #ranksOf(order: ListOrder, language: Language): Ranks {
    const key = order === 'name' ? `name ${language}` : order;
    const known = this.#ranks.get(key);
    if (known !== undefined) return known;
    const positions = new Map(this.packages.map((item, position) => [item, position]));
    const sorted = inListOrder(this.packages, order, language);
    const atRank = Uint32Array.from(sorted, (item) => positions.get(item) ?? 0);
    const ranks = new Uint32Array(atRank.length);
    for (const [rank, position] of atRank.entries()) ranks[position] = rank;
    const made = { ranks, atRank };
    this.#ranks.set(key, made);
    return made;
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
