import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import { everydayNeed } from '../facts/everyday-trips.ts';
import type { RegionFacts } from './compare-regions.ts';
import type { ComparedPrices, Comparison, ComparisonCell } from './comparison.ts';
import type { ComparisonWords } from './comparison-words.ts';
import { TRIP_DAYS, type ComparedTrip } from './several-countries.ts';

/** The example trips of one region, one country more in each row. */
export function exampleTable({ sample, trips }: RegionFacts, words: ComparisonWords): Comparison['example'] {
  const { t, language } = words;
  const place = words.place(sample);
  return {
    heading: t('example.heading', { place }),
    text: t('example.text', { need: formatData(shownNeed(everydayNeed(TRIP_DAYS).megabytes), language) }),
    note: t('example.note'),
    caption: t('example.caption', { place }),
    columns: [t('example.countries'), t('example.local'), t('example.wider', { place })],
    rows: trips.map((trip) => ({
      to: null,
      name: tripName(trip, words),
      detail: null,
      cells: tripCells(trip, words),
    })),
  };
}

function tripName({ countries }: ComparedTrip, { t, country }: ComparisonWords): string {
  const values = { number: countries.length, country: country(countries.at(-1) ?? '') };
  return countries.length === 1 ? t('example.first', values) : t('example.plus', values);
}

type Priced = Pick<ComparedTrip, 'localCents' | 'widerCents'>;

function tripCells({ localCents, widerCents }: Priced, { t, price }: ComparisonWords): ComparisonCell[] {
  const cell = (own: number | null, other: number | null): ComparisonCell => ({
    text: own === null ? t('example.notPossible') : price(own),
    note: own !== null && other !== null && own < other ? t('example.cheaper') : null,
  });
  return [cell(localCents, widerCents), cell(widerCents, localCents)];
}

/** From how many countries on each region's plan costs less than local plans, with the prices of that many. */
export function regionTable(regions: readonly RegionFacts[], words: ComparisonWords): ComparedPrices {
  const { t } = words;
  return {
    heading: t('regions.heading'),
    text: t('regions.text'),
    note: t('regions.note'),
    caption: t('regions.caption'),
    columns: [t('regions.region'), t('example.local'), t('regions.wider')],
    rows: regions.map(({ slug, sample, found, longest }) => {
      const trip = found?.trip ?? longest;
      return {
        to: `/guides/${slug}`,
        name: destinationName(sample, words.language),
        detail: t(`regions.${outcomeOf(found)}`, { number: trip.countries.length }),
        cells: tripCells(trip, words),
      };
    }),
  };
}

function outcomeOf(found: RegionFacts['found']): 'never' | 'at' | 'always' | 'from' {
  if (found === null) return 'never';
  if (!found.isLasting) return 'at';
  return found.trip.countries.length === 1 ? 'always' : 'from';
}
