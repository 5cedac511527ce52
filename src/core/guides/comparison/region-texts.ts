import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import { everydayNeed } from '../facts/everyday-trips.ts';
import type { RegionFacts } from './compare-regions.ts';
import type { ComparedRegion, Comparison, ComparisonCell } from './comparison.ts';
import type { ComparisonWords } from './comparison-words.ts';
import { TRIP_DAYS, type ComparedTrip } from './several-countries.ts';

/** The example trips of one region, one country more in each row. */
export function exampleTable({ sample, trips }: RegionFacts, words: ComparisonWords): Comparison['example'] {
  const { t, language } = words;
  const place = words.place(sample);
  return {
    heading: t('example.heading', { place }),
    text: t('example.text', { need: formatData(shownNeed(everydayNeed(TRIP_DAYS).megabytes), language) }),
    caption: t('example.caption', { place }),
    columns: [t('example.countries'), t('example.local'), t('example.wider', { place })],
    rows: trips.map((trip) => ({ name: tripName(trip, words), cells: tripCells(trip, words) })),
  };
}

function tripName({ countries }: ComparedTrip, { t, country }: ComparisonWords): string {
  const values = { number: countries.length, country: country(countries.at(-1) ?? '') };
  return countries.length === 1 ? t('example.first', values) : t('example.plus', values);
}

function tripCells({ localCents, widerCents }: ComparedTrip, words: ComparisonWords): ComparisonCell[] {
  const { t, price } = words;
  const cell = (own: number | null, other: number | null): ComparisonCell => ({
    text: own === null ? t('example.notPossible') : price(own),
    note: own !== null && other !== null && own < other ? t('example.cheaper') : null,
  });
  return [cell(localCents, widerCents), cell(widerCents, localCents)];
}

/** From how many countries on each region's plan costs less than local plans. */
export function regionRows(
  regions: readonly RegionFacts[],
  words: ComparisonWords,
): readonly ComparedRegion[] {
  return regions.map(({ slug, sample, found, longest }) => {
    const { countries, localCents, widerCents } = found?.trip ?? longest;
    const values = {
      number: countries.length,
      local: words.price(localCents),
      wider: words.price(widerCents),
    };
    return {
      to: `/guides/${slug}`,
      name: destinationName(sample, words.language),
      text: words.t(`regions.${outcomeOf(found)}`, values),
    };
  });
}

function outcomeOf(found: RegionFacts['found']): 'never' | 'at' | 'always' | 'from' {
  if (found === null) return 'never';
  if (!found.isLasting) return 'at';
  return found.trip.countries.length === 1 ? 'always' : 'from';
}
