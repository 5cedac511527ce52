import { LISTS, regionalBreakEven, type KindSource } from './kind-table.ts';
import type { KindFacts } from './compare-kinds.ts';
import type { Comparison } from './comparison.ts';
import type { ComparisonWords } from './comparison-words.ts';

type Verdict = NonNullable<Comparison['verdict']>;

/** From this share of the countries on, local plans are called the cheapest almost everywhere. */
const MOSTLY = 0.75;

/** Which kind is for whom, in plain words: the shortest answer, above all figures. */
export function verdict(source: KindSource, words: ComparisonWords): Verdict {
  const { t } = words;
  return {
    heading: t('verdict.heading'),
    kinds: source.kinds.map((facts) => ({
      trip: t(`verdict.trip.${facts.kind}`),
      kind: t(`kind.${facts.kind}`),
      text: [...reasons(facts, source, words), ...weekText(facts, words)].join(' '),
      link: { to: LISTS[facts.kind], name: t(`next.${facts.kind}`) },
    })),
  };
}

function reasons({ kind }: KindFacts, source: KindSource, words: ComparisonWords): readonly string[] {
  if (kind === 'local') return localReasons(source, words);
  if (kind === 'regional') return regionalReasons(source, words);
  return globalReasons(source, words);
}

function localReasons({ cheapest: { countries, local } }: KindSource, { t }: ComparisonWords) {
  if (countries === 0) return [];
  if (local === countries) return [t('verdict.local.always')];
  const often = local >= countries * MOSTLY ? t('verdict.local.mostly') : t('verdict.local.rarely');
  return [often, t('verdict.local.small')];
}

function regionalReasons({ regions }: KindSource, { t }: ComparisonWords) {
  if (regions.length === 0) return [];
  const range = regionalBreakEven(regions);
  if (range !== null)
    return [t(range.fewest === range.most ? 'verdict.regionalFrom' : 'verdict.regionalRange', range)];
  return [
    t(regions.every(({ found }) => found === null) ? 'verdict.regionalNever' : 'verdict.regionalDepends'),
  ];
}

function globalReasons({ worldwide }: KindSource, { t }: ComparisonWords) {
  if (worldwide === undefined) return [];
  const { found, mostCountries: most } = worldwide;
  return found === null
    ? [t('verdict.globalNever', { most })]
    : [t('verdict.globalFrom', { most, number: found.trip.countries.length })];
}

function weekText({ weekCents }: KindFacts, { t, price }: ComparisonWords): readonly string[] {
  return weekCents === null ? [] : [t('verdict.week', { price: price(weekCents) })];
}
