import type { CoverageType, Package } from '../packages/package.ts';
import { destinationOf, type NamedDestination } from './destination-names.ts';
import type { Matches } from '../search/matches.ts';

/** Packages with the same title and the same countries. A text search selects all of them or none. */
export type CoverageGroup = Readonly<{
  coverageType: CoverageType;
  positions: Uint32Array;
  /** Empty for a plan of one country. */
  countries: ReadonlySet<string>;
}>;

type Draft = { number: number; sample: Package; positions: number[] };

export class CoverageGroups {
  readonly destinations: readonly NamedDestination[];
  /** The group of each package, by its position in listing order. */
  readonly groupOf: Uint32Array;
  readonly #groups: readonly CoverageGroup[];
  readonly #groupsTitled: ReadonlyMap<number, readonly number[]>;
  readonly #groupsCovering: ReadonlyMap<number, readonly number[]>;

  constructor(packages: readonly Package[]) {
    const drafts = draftGroups(packages);
    this.groupOf = new Uint32Array(packages.length);
    for (const { number, positions } of drafts)
      for (const position of positions) this.groupOf[position] = number;
    this.#groups = drafts.map(({ sample, positions }) => ({
      coverageType: sample.coverage_type,
      positions: Uint32Array.from(positions),
      countries: new Set(sample.coverage_type === 'local' ? [] : sample.countries),
    }));

    const numbering = new DestinationNumbering();
    this.#groupsTitled = collect(drafts, ({ sample }) => [numbering.ofTitle(sample)]);
    this.#groupsCovering = collect(drafts, ({ sample }) =>
      sample.coverage_type === 'local' ? [] : sample.countries.map((code) => numbering.ofCountry(code)),
    );
    this.destinations = numbering.destinations;
  }

  get size(): number {
    return this.#groups.length;
  }

  /**
   * Selects groups whose title matches, groups for several countries that cover a matching country, and groups that
   * cover at least half of a matching group of countries. Global plans cover nearly everything, so they are
   * selected by country only when the query is for global plans.
   */
  select({ found, groups }: Matches, coverage: CoverageType | null): ReadonlyMap<number, CoverageGroup> {
    const selected = new Map<number, CoverageGroup>();
    const add = (number: number, isByTitle: boolean) => {
      const group = this.#groups[number];
      if (group === undefined || (coverage !== null && group.coverageType !== coverage)) return;
      if (isByTitle || group.coverageType === 'regional' || coverage === 'global')
        selected.set(number, group);
    };
    for (const [index, { isMeant }] of found) {
      for (const number of this.#groupsTitled.get(index) ?? []) add(number, true);
      if (isMeant) for (const number of this.#groupsCovering.get(index) ?? []) add(number, false);
    }
    for (const countries of groups) {
      for (const [number, group] of this.#groups.entries())
        if (coversHalf(group.countries, countries)) add(number, false);
    }
    return selected;
  }
}

/** Whether a plan is useful for a traveller in these countries. */
export function coversHalf(covered: ReadonlySet<string>, countries: readonly string[]): boolean {
  return countries.filter((code) => covered.has(code)).length * 2 >= countries.length;
}

function draftGroups(packages: readonly Package[]): readonly Draft[] {
  const drafts = new Map<string, Draft>();
  for (const [position, item] of packages.entries()) {
    const key = `${item.coverage_type}|${item.country_region}|${item.country_code ?? ''}|${item.countries.join()}`;
    const draft = drafts.get(key);
    if (draft === undefined) drafts.set(key, { number: drafts.size, sample: item, positions: [position] });
    else draft.positions.push(position);
  }
  return [...drafts.values()];
}

/**
 * Gives every destination one number. A country with its own plans and the same country inside a region share a
 * number.
 */
class DestinationNumbering {
  readonly destinations: NamedDestination[] = [];
  readonly #ofTitle = new Map<string, number>();
  readonly #ofCode = new Map<string, number>();

  ofTitle(item: Package): number {
    const destination = destinationOf(item);
    const key = `${destination.title ?? ''}|${destination.code ?? ''}`;
    const number = this.#ofTitle.get(key) ?? this.#add(destination);
    this.#ofTitle.set(key, number);
    if (destination.code !== null && !this.#ofCode.has(destination.code))
      this.#ofCode.set(destination.code, number);
    return number;
  }

  ofCountry(code: string): number {
    const number = this.#ofCode.get(code) ?? this.#add({ title: null, code });
    this.#ofCode.set(code, number);
    return number;
  }

  #add(destination: NamedDestination): number {
    return this.destinations.push(destination) - 1;
  }
}

function collect(
  drafts: readonly Draft[],
  destinationsOf: (draft: Draft) => readonly number[],
): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  for (const draft of drafts) {
    for (const index of destinationsOf(draft)) {
      const numbers = groups.get(index);
      if (numbers === undefined) groups.set(index, [draft.number]);
      else numbers.push(draft.number);
    }
  }
  return groups;
}
