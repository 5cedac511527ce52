import { MAX_STOPS } from '#core/calculator/cover-itinerary.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { cheapestKinds, compareKinds } from './compare-kinds.ts';
import { compareRegions } from './compare-regions.ts';
import type { ComparedPrices, Comparison, KindTable } from './comparison.ts';
import { exampleTable, regionTable } from './region-tables.ts';
import { comparisonWords, type ComparisonWords, type Translation } from './comparison-words.ts';
import { kindTable } from './kind-table.ts';
import { verdict } from './verdict.ts';

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
  const cheapest = cheapestKinds(source.workingIn);
  const counted = kinds.length < 2 ? null : { kinds, cheapest, regions, worldwide };
  const compared = counted === null ? null : kindTable(counted, words);
  const byRegion = largest === undefined ? null : regionTable(regions, words);
  return {
    title: t('title'),
    pageTitle: t('pageTitle'),
    description: t('description'),
    lead: t('lead'),
    verdict: counted === null ? null : verdict(counted, words),
    kinds: compared,
    example: largest === undefined ? null : exampleTable(largest, words),
    regions: byRegion,
    own: ownRoute(words),
    questions: [
      ...(compared === null ? [] : [{ question: t('worth'), answer: kindAnswer(compared) }]),
      ...(byRegion === null ? [] : [{ question: byRegion.heading, answer: regionAnswer(byRegion) }]),
    ],
  };
}

/** "Local: one country. Nothing costs less in 150 of 170 countries." The first two rows say when and why. */
function kindAnswer({ columns, rows: [choose, why] }: KindTable): string {
  return columns
    .slice(1)
    .map((kind, index) => `${kind}: ${choose?.texts[index] ?? ''}. ${why?.texts[index] ?? ''}.`)
    .join('\n');
}

/** "Europe: from 4 countries on. Local plans $30.00, One plan $28.00" */
function regionAnswer({ columns: [, ...prices], rows }: ComparedPrices): string {
  return rows
    .map(({ name, detail, cells }) => {
      const priced = cells.map(({ text }, index) => `${prices[index] ?? ''} ${text}`);
      return `${name}: ${detail ?? ''}. ${priced.join(', ')}`;
    })
    .join('\n');
}

function ownRoute({ t }: ComparisonWords): Comparison['own'] {
  return {
    heading: t('own.heading'),
    text: t('own.text', { count: MAX_STOPS }),
    links: [
      { to: '/calculator', name: t('own.calculator') },
      { to: '/guides', name: t('own.guides') },
    ],
  };
}
