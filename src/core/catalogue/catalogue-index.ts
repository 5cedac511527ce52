import type { Language } from '#core/language.ts';
import { centsFromDollars } from '#core/money.ts';
import { CatalogueSearch } from './catalogue-search.ts';
import type { CatalogueSnapshot } from './catalogue-store.ts';
import { destinationName, type Destination } from './destination.ts';
import { PackageLists } from './package-lists.ts';
import type { PackageQuery } from './package-query.ts';
import type { Package, PackageInventory } from './package.ts';

/** Asked with fewer letters, nearly everything would match. */
const SUGGESTION_LETTERS = 2;
const SUGGESTIONS = 8;

/** The whole catalogue of one version in memory, ready for any filter or search. Never changes. */
export class CatalogueIndex {
  readonly version: number;
  /** Plans for a new eSIM, in listing order: cheapest first, then by id. */
  readonly plans: readonly Package[];
  readonly #lists: PackageLists;
  readonly #search: CatalogueSearch;
  readonly #inventory: ReadonlyMap<string, PackageInventory>;
  readonly #plansBySlug: ReadonlyMap<string, readonly Package[]>;
  #destinations: readonly Destination[] | null = null;

  constructor(snapshot: CatalogueSnapshot) {
    this.version = snapshot.version;
    this.plans = snapshot.packages.filter((item) => item.type === 'sim').sort(inListingOrder);
    this.#lists = new PackageLists(this.plans);
    this.#search = new CatalogueSearch(this.plans, this.#lists);
    this.#inventory = new Map(snapshot.inventory.map((row) => [row.package_id, row]));
    this.#plansBySlug = Map.groupBy(this.plans, (item) => item.slug);
  }

  /** Where the asked page lies in `plans`. */
  positionsOf(query: PackageQuery): ArrayLike<number> {
    const isSearch = query.region === 'all' && query.search.trim() !== '';
    if (isSearch) return this.#search.find(query);
    return this.#lists.of(query).subarray(query.offset, query.offset + query.limit);
  }

  listPackages(query: PackageQuery): readonly Package[] {
    return Array.from(this.positionsOf(query)).flatMap((position) => this.plans[position] ?? []);
  }

  /** The cheapest few plans for what is being typed. */
  suggest(typed: string): readonly Package[] {
    if (typed.trim().length < SUGGESTION_LETTERS) return [];
    return this.listPackages({
      region: 'all',
      data: 'all',
      service: 'all',
      search: typed,
      coverage: null,
      offset: 0,
      limit: SUGGESTIONS,
    });
  }

  inventoryOf(packageId: string): PackageInventory | null {
    return this.#inventory.get(packageId) ?? null;
  }

  plansOf(slug: string): readonly Package[] {
    return this.#plansBySlug.get(slug) ?? [];
  }

  destinations(): readonly Destination[] {
    this.#destinations ??= [...this.#plansBySlug].flatMap(([slug, plans]) => {
      const [first] = plans;
      return first === undefined ? [] : [describe(slug, first, plans)];
    });
    return this.#destinations;
  }
}

/** Ids are compared letter by letter, as the database does in the C collation, so that pages never overlap. */
function inListingOrder(a: Package, b: Package): number {
  if (a.minimum_selling_price !== b.minimum_selling_price)
    return a.minimum_selling_price - b.minimum_selling_price;
  return a.package_id < b.package_id ? -1 : Number(a.package_id > b.package_id);
}

function describe(slug: string, first: Package, plans: readonly Package[]): Destination {
  const name = (language: Language) => destinationName(first, language);
  return {
    slug,
    names: { en: name('en'), es: name('es') },
    countryCode: first.country_code,
    coverageType: first.coverage_type,
    region: first.region,
    plans: plans.length,
    cheapestCents: plans.reduce((least, plan) => Math.min(least, centsFromDollars(plan.price)), Infinity),
  };
}
