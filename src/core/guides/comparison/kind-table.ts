import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import type { CoverageType } from '#core/catalogue/packages/package.ts';
import { everydayNeed } from '../facts/everyday-trips.ts';
import { COMPARED_DAYS } from '../facts/wider-offers.ts';
import type { CheapestKinds, KindFacts } from './compare-kinds.ts';
import type { RegionFacts } from './compare-regions.ts';
import type { KindTable } from './comparison.ts';
import type { ComparisonWords } from './comparison-words.ts';

export type KindSource = Readonly<{
  kinds: readonly KindFacts[];
  cheapest: CheapestKinds;
  regions: readonly RegionFacts[];
  worldwide: RegionFacts | undefined;
}>;

export const LISTS = { local: '/plans', regional: '/regional-plans', global: '/global-plans' } as const;

/** The same questions for each kind on sale: when to choose it, why, and its figures. */
export function kindTable(source: KindSource, words: ComparisonWords): KindTable {
  const { t, price, language } = words;
  const { kinds } = source;
  const row = (name: string, isFigure: boolean, text: (facts: KindFacts) => string | null) => ({
    name,
    isFigure,
    texts: kinds.map((facts) => text(facts) ?? t('table.none')),
  });
  const amount = (cents: number | null) => (cents === null ? null : price(cents));
  return {
    heading: t('table.heading'),
    caption: t('table.caption'),
    note: t('table.note', { need: formatData(shownNeed(everydayNeed(COMPARED_DAYS).megabytes), language) }),
    columns: [t('table.kind'), ...kinds.map(({ kind }) => t(`kind.${kind}`))],
    rows: [
      row(t('table.choose'), false, ({ kind }) => t(`choose.${kind}`)),
      row(t('table.why'), false, ({ kind }) => whyText(kind, source, words)),
      row(t('table.countries'), true, (facts) => countriesText(facts, words)),
      row(t('table.from'), true, ({ cheapestCents }) => price(cheapestCents)),
      row(t('table.week'), true, ({ weekCents }) => amount(weekCents)),
      row(t('table.perGigabyte'), true, ({ perGigabyteCents }) => amount(perGigabyteCents)),
      row(t('table.days'), false, (facts) => daysText(facts, words)),
    ],
    next: {
      name: t('table.next'),
      links: kinds.map(({ kind }) => ({ to: LISTS[kind], name: t(`next.${kind}`) })),
    },
  };
}

function countriesText({ kind, countries }: KindFacts, { t }: ComparisonWords): string | null {
  if (countries === null) return null;
  const { fewest, most } = countries;
  if (kind === 'global') return t('table.upTo', { most });
  return fewest === most ? String(most) : t('table.range', { fewest, most });
}

function daysText({ startsOnInstall }: KindFacts, { t, language }: ComparisonWords): string {
  if (startsOnInstall === 0) return t('days.connection');
  if (startsOnInstall === 1) return t('days.install');
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  return startsOnInstall <= 0.5
    ? t('days.mostlyConnection', { share: percent.format(1 - startsOnInstall) })
    : t('days.mostlyInstall', { share: percent.format(startsOnInstall) });
}

/** Why a kind is worth it, by its prices; null where they cannot be compared. */
function whyText(kind: CoverageType, source: KindSource, words: ComparisonWords): string | null {
  if (kind === 'local') return localText(source.cheapest, words);
  if (kind === 'regional') return regionalText(source.regions, words);
  return source.worldwide === undefined ? null : globalText(source.worldwide, words);
}

function localText({ countries, local }: CheapestKinds, { t }: ComparisonWords): string | null {
  if (countries === 0) return null;
  return local === countries ? t('why.localAll') : t('why.local', { local, countries });
}

function regionalText(regions: readonly RegionFacts[], { t }: ComparisonWords): string | null {
  if (regions.length === 0) return null;
  const range = regionalBreakEven(regions);
  if (range === null) {
    const isNever = regions.every(({ found }) => found === null);
    return isNever ? t('why.regionalNever', { most: MAX_STOPS }) : t('why.regionalDepends');
  }
  const values = { ...range, all: regions.length };
  return range.fewest === range.most ? t('why.regionalFrom', values) : t('why.regionalRange', values);
}

/** From how many countries on one plan costs less, in the regions where it stays so; null where it does in none. */
export function regionalBreakEven(regions: readonly RegionFacts[]) {
  const numbers = regions.flatMap(({ found }) =>
    found?.isLasting === true ? [found.trip.countries.length] : [],
  );
  return numbers.length === 0
    ? null
    : { fewest: Math.min(...numbers), most: Math.max(...numbers), regions: numbers.length };
}

function globalText(
  { found, longest, mostCountries }: RegionFacts,
  { t, price, country, list }: ComparisonWords,
): string {
  const trip = found?.trip ?? longest;
  const values = {
    local: price(trip.localCents),
    wider: price(trip.widerCents),
    most: mostCountries,
    number: trip.countries.length,
    route: list(trip.countries.map(country)),
  };
  return t(found === null ? 'why.globalNever' : 'why.globalFrom', values);
}
