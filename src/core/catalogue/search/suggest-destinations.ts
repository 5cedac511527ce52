import { regionOfCountry } from '../geography/country-regions.ts';
import { coversHalf } from '../geography/coverage-groups.ts';
import type { Destination } from '../geography/destination.ts';
import type { Language } from '#core/language.ts';
import { CLOSENESS } from './text-search.ts';
import type { Package } from '../packages/package.ts';
import { DestinationSearch } from './destination-search.ts';
import type { Match, Matches } from './matches.ts';
import type { KnownPlace } from './places/known-places.ts';
import { namesOfKnown } from './places/known-countries.ts';
import { isWellTravelled, travelRank } from '#core/destinations/well-travelled-countries.ts';

/** The maximum of matching destinations, and the maximum of regions that include the first of them. */
const MOST_NAMED = 4;
const MOST_WIDER = 2;
const MOST_POPULAR = 5;

type Names = Readonly<Record<Language, string>>;

/** Why a destination is suggested; `names` are of the place, the group or the country. Null: its own name matches. */
export type SuggestionReason =
  | Readonly<{ kind: 'place' | 'group' | 'includes'; names: Names }>
  | Readonly<{ kind: 'covers'; names: Names; count: number }>;

export type SuggestedDestination = Readonly<{
  destination: Destination;
  /** The country count of its widest plan. */
  countries: number;
  reason: SuggestionReason | null;
}>;

/** A country without plans of its own. */
export type UnsoldCountry = Readonly<{ code: string; names: Names }>;

/** What is suggested for a typed text. */
export type Suggested = Readonly<{
  /** Best first. */
  destinations: readonly SuggestedDestination[];
  /** The country that the text names and that has no plans of its own; then regions that include it are suggested. */
  unsold: UnsoldCountry | null;
  /** The countries of the group that the text names, such as "Balkans"; empty when it names none. */
  group: readonly string[];
}>;

export type PopularQuery = Readonly<{
  /** What home shows, most popular first. */
  slugs: readonly string[];
  /** A country without plans; null: anywhere. */
  near: string | null;
}>;

export const NOTHING_SUGGESTED: Suggested = { destinations: [], unsold: null, group: [] };

type Entry = Readonly<{ destination: Destination; covered: ReadonlySet<string>; mostCountries: number }>;
type Ranked = Readonly<{ entry: Entry; match: Match }>;

/** Finds destinations for the typed text, best first. Created once per catalogue version. */
export class DestinationSuggester {
  readonly #entries: readonly Entry[];
  readonly #search: DestinationSearch;
  readonly #wider: readonly Entry[];
  readonly #travelRanks: ReadonlyMap<Entry, number>;

  constructor(destinations: readonly Destination[], plansOf: (slug: string) => readonly Package[]) {
    this.#entries = destinations.map((destination) => entryOf(destination, plansOf(destination.slug)));
    this.#search = new DestinationSearch(
      destinations.map(({ title, countryCode }) => ({ title, code: countryCode })),
    );
    this.#wider = this.#entries
      .filter(({ destination }) => destination.coverageType !== 'local')
      .toSorted((a, b) => widthRank(a) - widthRank(b) || byPrice(a, b));
    this.#travelRanks = ranksByTravel(this.#entries);
  }

  suggest(typed: string): Suggested {
    const matches = this.#search.find(typed);
    const ranked = this.#rank(matches);
    const named = ranked.slice(0, MOST_NAMED).map(({ entry, match }) => suggestion(entry, reasonOf(match)));
    const unsold = unsoldCountry(matches);
    const group = ranked[0]?.match.place?.isGroup === true ? ranked[0].match.place : null;
    const shown = new Set(named.map(({ destination }) => destination.slug));
    const wider = (
      unsold === null ? this.#widerFor(ranked, matches) : this.#includingCountry(unsold.code, unsold.names)
    )
      .filter(({ destination }) => !shown.has(destination.slug))
      .slice(0, MOST_WIDER);
    // For a group its countries are the longer way.
    const first = group === null ? 0 : 1;
    return {
      destinations: [...wider.slice(0, first), ...named, ...wider.slice(first)],
      unsold,
      group: group?.countries ?? [],
    };
  }

  /** The one destination that a search matches. Null: none or several. */
  meant(search: string): Destination | null {
    const matches = this.#search.find(search);
    const [best, next] = this.#rank(matches);
    if (
      matches.unsold !== null ||
      best === undefined ||
      !best.match.isMeant ||
      best.match.closeness === CLOSENESS.inside
    )
      return null;
    return next !== undefined && rankOf(next.match) === rankOf(best.match) ? null : best.entry.destination;
  }

  /** The popular ones in their order, then well-travelled countries. Near a country: only those of its part of the world, if any. */
  popular({ slugs, near }: PopularQuery): readonly SuggestedDestination[] {
    const region = near === null ? null : regionOfCountry(near);
    const inRegion = this.#entries.filter(
      ({ destination: { countryCode } }) =>
        region !== null && countryCode !== null && regionOfCountry(countryCode) === region,
    );
    const listed = slugs.flatMap(
      (slug) => this.#entries.find((entry) => entry.destination.slug === slug) ?? [],
    );
    const isNear = (entry: Entry) => inRegion.length === 0 || inRegion.includes(entry);
    const others =
      inRegion.length === 0
        ? this.#entries.filter(({ destination }) => isWellTravelled(destination.countryCode))
        : inRegion;
    return [...new Set([...listed.filter(isNear), ...others.toSorted(byTravel)])]
      .slice(0, MOST_POPULAR)
      .map((entry) => suggestion(entry, null));
  }

  #rank({ found }: Matches): readonly Ranked[] {
    return [...found]
      .flatMap(([number, match]) => {
        const entry = this.#entries[number];
        return entry === undefined ? [] : [{ entry, match }];
      })
      .sort((a, b) => rankOf(a.match) - rankOf(b.match) || this.#travelRankOf(a) - this.#travelRankOf(b));
  }

  #travelRankOf({ entry }: Ranked): number {
    return this.#travelRanks.get(entry) ?? 0;
  }

  /** Regions that include the one matching country, or at least half of the matching group. */
  #widerFor(ranked: readonly Ranked[], { groups }: Matches): readonly SuggestedDestination[] {
    const group = ranked.find(({ match }) => match.place?.isGroup === true)?.match.place ?? null;
    return group !== null && groups.length === 1 ? this.#coveringGroup(group) : this.#including(ranked);
  }

  #coveringGroup({ names, countries }: KnownPlace): readonly SuggestedDestination[] {
    return this.#wider
      .filter(({ covered }) => coversHalf(covered, countries))
      .map((entry) => ({ entry, count: countries.filter((code) => entry.covered.has(code)).length }))
      .toSorted((a, b) => widthRank(a.entry) - widthRank(b.entry) || b.count - a.count)
      .map(({ entry, count }) => suggestion(entry, { kind: 'covers', names, count }));
  }

  /** Empty when the best match is not a country, or shares its rank with another match. */
  #including([best, next]: readonly Ranked[]): readonly SuggestedDestination[] {
    if (best === undefined || best.entry.destination.countryCode === null) return [];
    if (next !== undefined && rankOf(next.match) <= rankOf(best.match)) return [];
    const { countryCode, names } = best.entry.destination;
    return this.#includingCountry(countryCode, names);
  }

  #includingCountry(countryCode: string, names: Names): readonly SuggestedDestination[] {
    return this.#wider
      .filter(({ covered }) => covered.has(countryCode))
      .map((entry) => suggestion(entry, { kind: 'includes', names }));
  }
}

function entryOf(destination: Destination, plans: readonly Package[]): Entry {
  return {
    destination,
    covered: new Set(plans.flatMap(({ countries }) => countries)),
    mostCountries: plans.reduce((most, { countries }) => Math.max(most, countries.length), 0),
  };
}

function unsoldCountry({ unsold }: Matches): UnsoldCountry | null {
  const names = unsold === null ? null : namesOfKnown(unsold);
  return unsold === null || names === null ? null : { code: unsold, names };
}

function suggestion(entry: Entry, reason: SuggestionReason | null): SuggestedDestination {
  return { destination: entry.destination, countries: entry.mostCountries, reason };
}

function reasonOf({ place }: Match): SuggestionReason | null {
  return place === null ? null : { kind: place.isGroup ? 'group' : 'place', names: place.names };
}

/** A destination's own name ranks before a place in it that matches equally well. */
function rankOf({ closeness, place }: Match): number {
  return 2 * closeness + (place === null ? 0 : 1);
}

function widthRank({ destination }: Entry): number {
  return destination.coverageType === 'global' ? 1 : 0;
}

function byPrice(a: Entry, b: Entry): number {
  return a.destination.cheapestCents - b.destination.cheapestCents;
}

/** Names are compared here once, not at each search. Entries that compare as equal have the same rank. */
function ranksByTravel(entries: readonly Entry[]): ReadonlyMap<Entry, number> {
  let rank = 0;
  const sorted = entries.toSorted(byTravel);
  return new Map(
    sorted.map((entry, at) => {
      const before = sorted[at - 1];
      if (before !== undefined && byTravel(before, entry) !== 0) rank = at;
      return [entry, rank];
    }),
  );
}

function byTravel({ destination: a }: Entry, { destination: b }: Entry): number {
  const byRank = travelRank(a.countryCode) - travelRank(b.countryCode);
  return byRank === 0 ? a.names.en.localeCompare(b.names.en, 'en') : byRank;
}
