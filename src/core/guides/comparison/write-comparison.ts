import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import { formatData, shownNeed } from '#core/calculator/format-data.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { everydayNeed } from '../facts/everyday-trips.ts';
import { COMPARED_DAYS } from '../facts/wider-offers.ts';
import { cheapestKinds, compareKinds, type KindFacts } from './compare-kinds.ts';
import { compareRegions } from './compare-regions.ts';
import type { Comparison, ComparisonCell } from './comparison.ts';
import { exampleTable, regionRows } from './region-texts.ts';
import { comparisonWords, type ComparisonWords, type Translation } from './comparison-words.ts';
import { worthTexts } from './worth-texts.ts';

/** What the comparison is written from: everything in stock. */
export type ComparisonSource = Readonly<{
  plans: readonly Package[];
  /** The plans that work in each country with local plans. */
  workingIn: readonly (readonly Package[])[];
}>;

/** The comparison in one language; what cannot be compared today is left out. */
export function writeComparison(source: ComparisonSource, translation: Translation): Comparison {
  const words = comparisonWords(translation);
  const { t } = words;
  const kinds = compareKinds(source.plans);
  const regions = compareRegions('regional', source.plans);
  const [worldwide] = compareRegions('global', source.plans);
  const [largest] = regions;
  return {
    title: t('title'),
    pageTitle: t('pageTitle'),
    description: t('description'),
    lead: t('lead'),
    kinds: kinds.length < 2 ? null : kindTable(kinds, words),
    worth: {
      heading: t('worth.heading'),
      kinds: worthTexts({ cheapest: cheapestKinds(source.workingIn), regions, worldwide }, words),
    },
    example: largest === undefined ? null : exampleTable(largest, words),
    regions:
      largest === undefined
        ? null
        : { heading: t('regions.heading'), note: t('regions.note'), rows: regionRows(regions, words) },
    own: ownRoute(words),
  };
}

function kindTable(kinds: readonly KindFacts[], words: ComparisonWords): Comparison['kinds'] {
  const { t, price, language } = words;
  const row = (name: string, text: (facts: KindFacts) => string | null) => ({
    name,
    cells: kinds.map((facts): ComparisonCell => ({ text: text(facts) ?? t('table.none'), note: null })),
  });
  const amount = (cents: number | null) => (cents === null ? null : price(cents));
  return {
    heading: t('table.heading'),
    caption: t('table.caption'),
    note: t('table.note', { need: formatData(shownNeed(everydayNeed(COMPARED_DAYS).megabytes), language) }),
    columns: [t('table.kind'), ...kinds.map(({ kind }) => t(`kind.${kind}`))],
    rows: [
      row(t('table.from'), ({ cheapestCents }) => price(cheapestCents)),
      row(t('table.week'), ({ weekCents }) => amount(weekCents)),
      row(t('table.perGigabyte'), ({ perGigabyteCents }) => amount(perGigabyteCents)),
      row(t('table.countries'), (facts) => countriesText(facts, words)),
    ],
  };
}

function countriesText({ kind, countries }: KindFacts, { t }: ComparisonWords): string | null {
  if (countries === null) return null;
  const { fewest, most } = countries;
  if (kind === 'global') return t('table.upTo', { most });
  return fewest === most ? String(most) : t('table.range', { fewest, most });
}

function ownRoute({ t }: ComparisonWords): Comparison['own'] {
  return {
    heading: t('own.heading'),
    text: t('own.text', { count: MAX_STOPS }),
    links: [
      { to: '/calculator', name: t('own.calculator') },
      { to: '/guides', name: t('own.guides') },
      { to: '/regional-plans', name: t('own.regional') },
      { to: '/global-plans', name: t('own.global') },
    ],
  };
}
