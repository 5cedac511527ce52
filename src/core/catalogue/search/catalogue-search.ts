import { CoverageGroups, type CoverageGroup } from '../geography/coverage-groups.ts';
import { mergePositions } from './merge-positions.ts';
import type { PackageLists } from '../packages/package-lists.ts';
import type { PackageQuery } from '../packages/package-query.ts';
import type { Package } from '../packages/package.ts';
import { DestinationSearch } from './destination-search.ts';
import type { Matches } from './matches.ts';
import { hasAmounts, type NamedAmounts } from './named-amounts.ts';
import { CLOSENESS } from './text-search.ts';

/** One step of a merge costs about as much as this many steps of a plain scan. */
const MERGE_STEP = 4;

type Selected = Readonly<{ selected: ReadonlyMap<number, CoverageGroup>; amounts: NamedAmounts | null }>;

/** Runs text searches page by page without a scan of the whole catalogue. */
export class CatalogueSearch {
  readonly #groups: CoverageGroups;
  readonly #destinations: DestinationSearch;
  readonly #lists: PackageLists;
  readonly #packages: readonly Package[];

  constructor(packages: readonly Package[], lists: PackageLists) {
    this.#groups = new CoverageGroups(packages);
    this.#destinations = new DestinationSearch(this.#groups.destinations);
    this.#lists = lists;
    this.#packages = packages;
  }

  /** The positions of the requested page, in listing order. */
  find(query: PackageQuery): number[] {
    const { selected, amounts } = this.#select(query);
    if (selected.size === 0) return [];
    if (amounts !== null) {
      const { offset, limit } = query;
      return this.#holding(amounts, query, selected).slice(offset, offset + limit);
    }
    const list = this.#lists.of(query);
    if (!this.#isMergeCheaper(query, selected, list)) return this.#walk(query, selected, list);
    const positions = mergePositions([...selected.values()].map((group) => group.positions));
    const isUnfiltered = query.data === 'all' && query.service === 'all';
    return takePage(positions, query, (position) => isUnfiltered || holds(list, position));
  }

  /** How many packages match, on all pages together. */
  count(query: PackageQuery): number {
    const { selected, amounts } = this.#select(query);
    if (selected.size === 0) return 0;
    return (amounts === null ? this.#walkAll(query, selected) : this.#holding(amounts, query, selected))
      .length;
  }

  #select({ search, coverage }: PackageQuery): Selected {
    const matches = this.#destinations.find(search);
    const selected = this.#groups.select(withoutWeakerPlaces(matches), coverage);
    return { selected, amounts: matches.amounts };
  }

  /** All that have the named amounts; when none has them, all that match the place. */
  #holding(amounts: NamedAmounts, query: PackageQuery, selected: Selected['selected']): number[] {
    const all = this.#walkAll(query, selected);
    const holding = all.filter((position) => {
      const item = this.#packages[position];
      return item !== undefined && hasAmounts(item, amounts);
    });
    return holding.length === 0 ? all : holding;
  }

  #walkAll(query: PackageQuery, selected: Selected['selected']): number[] {
    return this.#walk({ ...query, offset: 0, limit: Infinity }, selected, this.#lists.of(query));
  }

  /** Both methods stop once the page is full, so the cost is the number of positions they pass until then. */
  #isMergeCheaper(
    query: PackageQuery,
    selected: ReadonlyMap<number, CoverageGroup>,
    list: Uint32Array,
  ): boolean {
    let found = 0;
    for (const group of selected.values()) found += group.positions.length;
    const wanted = query.offset + query.limit;
    const walk = Math.min(list.length, (wanted * this.#packages.length) / found);
    const merge =
      selected.size +
      MERGE_STEP * Math.min(found, (wanted * this.#packages.length) / Math.max(1, list.length));
    return merge < walk;
  }

  #walk(
    { offset, limit }: PackageQuery,
    selected: ReadonlyMap<number, CoverageGroup>,
    list: Uint32Array,
  ): number[] {
    const isSelected = new Uint8Array(this.#groups.size);
    for (const number of selected.keys()) isSelected[number] = 1;
    const page: number[] = [];
    for (let at = 0, seen = 0; at < list.length && page.length < limit; at += 1) {
      const position = list[at] ?? 0;
      if (isSelected[this.#groups.groupOf[position] ?? 0] !== 1) continue;
      if (seen >= offset) page.push(position);
      seen += 1;
    }
    return page;
  }
}

/** "fran" matches France. San Francisco is then only a suggestion; plans for the United States are not listed. */
function withoutWeakerPlaces(matches: Matches): Matches {
  const { found } = matches;
  const isNamed = [...found.values()].some(({ isMeant, place }) => isMeant && place === null);
  if (!isNamed) return matches;
  const kept = [...found].filter(
    ([, { place, closeness }]) => place === null || (closeness === CLOSENESS.exact && !place.isGroup),
  );
  return { ...matches, found: new Map(kept) };
}

function takePage(
  positions: Iterable<number>,
  { offset, limit }: PackageQuery,
  isFound: (position: number) => boolean,
): number[] {
  const page: number[] = [];
  let seen = 0;
  for (const position of positions) {
    if (page.length === limit) break;
    if (!isFound(position)) continue;
    if (seen >= offset) page.push(position);
    seen += 1;
  }
  return page;
}

/** Binary search in an ascending list. */
function holds(list: Uint32Array, wanted: number): boolean {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? Infinity) < wanted) low = middle + 1;
    else high = middle;
  }
  return list[low] === wanted;
}
