import { forEachLanguage, type Language } from '#core/language.ts';
import type { CatalogueSnapshot } from './sync/catalogue-store.ts';
import { CoveringPlans } from './geography/covering-plans.ts';
import { destinationName, type Destination } from './geography/destination.ts';
import type { PackageQuery } from './packages/package-query.ts';
import { PackageIndex } from './packages/package-index.ts';
import type { Package, PackageInventory, PackageType } from './packages/package.ts';
import { bestValues } from '#core/plans/best-values.ts';
import {
  DestinationSuggester,
  NOTHING_SUGGESTED,
  type PopularQuery,
  type Suggested,
  type SuggestedDestination,
} from './search/suggest-destinations.ts';

/** With fewer letters nearly everything would match. */
const SUGGESTION_LETTERS = 2;
const SUGGESTIONS = 8;

/** The whole catalogue of one version in memory, indexed for every filter and search. Immutable. */
export class CatalogueIndex {
  readonly version: number;
  readonly #indexes: Readonly<Record<PackageType, PackageIndex>>;
  readonly #inventory: ReadonlyMap<string, PackageInventory>;
  readonly #changedAt: ReadonlyMap<string, Date>;
  readonly #plansBySlug: ReadonlyMap<string, readonly Package[]>;
  readonly #bestValues: ReadonlySet<string>;
  #destinations: readonly Destination[] | null = null;
  #covering: CoveringPlans | null = null;
  #suggester: DestinationSuggester | null = null;

  constructor(snapshot: CatalogueSnapshot) {
    this.version = snapshot.version;
    const ofType = (type: PackageType) => new PackageIndex(snapshot.packages.filter((p) => p.type === type));
    this.#indexes = { sim: ofType('sim'), topup: ofType('topup') };
    this.#inventory = new Map(snapshot.inventory.map((row) => [row.package_id, row]));
    this.#changedAt = snapshot.changedAt ?? new Map();
    this.#plansBySlug = Map.groupBy(this.plans, (item) => item.slug);
    this.#bestValues = bestValues(this.plans);
  }

  /** Plans for a new eSIM, in listing order: cheapest first, then by id. */
  get plans(): readonly Package[] {
    return this.#indexes.sim.packages;
  }

  /** Packages that add data to an existing eSIM, in the same order. */
  get topUps(): readonly Package[] {
    return this.#indexes.topup.packages;
  }

  /** The positions of the requested page in `plans`, or in `topUps` when the query is for top-ups. */
  positionsOf(query: PackageQuery): ArrayLike<number> {
    return this.#indexes[query.type ?? 'sim'].positionsOf(query);
  }

  listPackages(query: PackageQuery): readonly Package[] {
    return this.#indexes[query.type ?? 'sim'].list(query);
  }

  /** How many packages a query finds, on all pages together. */
  countPackages(query: PackageQuery): number {
    return this.#indexes[query.type ?? 'sim'].count(query);
  }

  /** The cheapest plans that match the typed text. */
  suggest(typed: string): readonly Package[] {
    if (!isWorthSuggesting(typed)) return [];
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

  /** Destinations that match the typed text, or the country without plans that it names. */
  suggestDestinations(typed: string): Suggested {
    return isWorthSuggesting(typed) ? this.#destinationSuggester().suggest(typed) : NOTHING_SUGGESTED;
  }

  /** Suggestions for a visitor who has typed nothing yet, or whose search finds nothing. */
  popularDestinations(query: PopularQuery): readonly SuggestedDestination[] {
    return this.#destinationSuggester().popular(query);
  }

  /** The one destination that a search matches; null when it matches none or several. */
  destinationMeant(search: string): Destination | null {
    return isWorthSuggesting(search) ? this.#destinationSuggester().meant(search) : null;
  }

  #destinationSuggester(): DestinationSuggester {
    this.#suggester ??= new DestinationSuggester(this.destinations(), (slug) => this.plansOf(slug));
    return this.#suggester;
  }

  inventoryOf(packageId: string): PackageInventory | null {
    return this.#inventory.get(packageId) ?? null;
  }

  isBestValue(packageId: string): boolean {
    return this.#bestValues.has(packageId);
  }

  /** When a destination last changed; null when not known. */
  changedAt(slug: string): Date | null {
    return this.#changedAt.get(slug) ?? null;
  }

  plansOf(slug: string): readonly Package[] {
    return this.#plansBySlug.get(slug) ?? [];
  }

  /**
   * Plans that work everywhere in a destination: its own plans and, for a country, also plans of several countries.
   * Null: no such destination.
   */
  plansWorkingAt(slug: string): readonly Package[] | null {
    const own = this.plansOf(slug);
    const [first] = own;
    if (first === undefined) return null;
    return first.country_code === null ? own : this.plansWorkingIn(first.country_code);
  }

  /** `countryCode` is ISO 3166 alpha-2. */
  plansWorkingIn(countryCode: string): readonly Package[] {
    return this.#coveringPlans().inCountry(countryCode);
  }

  globalPlans(): readonly Package[] {
    return this.#coveringPlans().global;
  }

  #coveringPlans(): CoveringPlans {
    this.#covering ??= new CoveringPlans(this.plans);
    return this.#covering;
  }

  destinations(): readonly Destination[] {
    this.#destinations ??= [...this.#plansBySlug].flatMap(([slug, plans]) => {
      const [first] = plans;
      return first === undefined ? [] : [describe(slug, first, plans)];
    });
    return this.#destinations;
  }
}

function isWorthSuggesting(typed: string): boolean {
  return typed.trim().length >= SUGGESTION_LETTERS;
}

function describe(slug: string, first: Package, plans: readonly Package[]): Destination {
  const name = (language: Language) => destinationName(first, language);
  return {
    slug,
    title: first.country_region,
    names: forEachLanguage(name),
    countryCode: first.country_code,
    coverageType: first.coverage_type,
    region: first.region,
    plans: plans.length,
    cheapestCents: plans.reduce((least, plan) => Math.min(least, plan.priceCents), Infinity),
  };
}
