import type { DestinationsResponse } from '#contract/catalogue/calculator.ts';
import { countryCodes, countryName, namesOfCountry } from '#core/catalogue/geography/country-names.ts';
import { foldText } from '#core/catalogue/search/fold-text.ts';
import { travelRank } from '#core/destinations/well-travelled-countries.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import type { Language } from '#core/language.ts';

/** A destination to choose. `spellings` are all its names, normalized for comparison. */
export type DestinationOption = Readonly<{
  slug: string;
  name: string;
  /** The name as it is written inside a sentence. */
  place: string;
  countryCode: string | null;
  spellings: readonly string[];
  /** False: a country without plans, found by its whole name only. */
  hasPlans: boolean;
}>;

type Offered = DestinationsResponse['destinations'][number];

/** Every destination on sale, named and sorted in the page's language, then the countries without plans. */
export function optionsOf(offered: readonly Offered[], language: Language): readonly DestinationOption[] {
  const sold = offered
    .map(({ slug, names, country_code }) => ({
      slug,
      name: names[language],
      place: placeWithArticle(names[language], language),
      countryCode: country_code,
      spellings: [
        ...Object.values(names),
        ...(country_code === null ? [] : namesOfCountry(country_code)),
      ].map(foldText),
      hasPlans: true,
    }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
  return [...sold, ...unsoldOptions(new Set(offered.map((one) => one.country_code)), language)];
}

function unsoldOptions(sold: ReadonlySet<string | null>, language: Language): readonly DestinationOption[] {
  return (
    countryCodes()
      // The Canary Islands are a part of Spain.
      .filter((code) => !sold.has(code) && code !== 'IC')
      .map((code) => {
        const name = countryName(code, language) ?? code;
        const place = placeWithArticle(name, language);
        const spellings = namesOfCountry(code).map(foldText);
        return { slug: code, name, place, countryCode: code, spellings, hasPlans: false };
      })
  );
}

/** Destinations that match the typed text, in the order of the search's suggestions. An empty text matches all on sale. */
export function matchingOptions(
  options: readonly DestinationOption[],
  typed: string,
): readonly DestinationOption[] {
  const wanted = foldText(typed.trim());
  if (wanted === '') return options.filter(({ hasPlans }) => hasPlans);
  return options
    .flatMap((option) => {
      const distance = distanceOf(option, wanted);
      return distance === null ? [] : [{ option, distance, rank: travelRank(option.countryCode) }];
    })
    .sort((a, b) => a.distance - b.distance || a.rank - b.rank)
    .map(({ option }) => option);
}

/** 0: a name or the country's code; 1: the start of a name; 2: the start of a word. Null: no match. */
function distanceOf({ spellings, countryCode, hasPlans }: DestinationOption, wanted: string): number | null {
  if (spellings.includes(wanted)) return 0;
  if (!hasPlans) return null;
  if (countryCode?.toLowerCase() === wanted) return 0;
  if (spellings.some((name) => name.startsWith(wanted))) return 1;
  return spellings.some((name) => name.includes(` ${wanted}`)) ? 2 : null;
}

/** The one destination that a page's search names; null when it matches several or none. */
export function optionNamed(options: readonly DestinationOption[], search: string): DestinationOption | null {
  const wanted = foldText(search.trim());
  if (wanted === '') return null;
  const named = options.find(({ spellings }) => spellings.includes(wanted));
  if (named !== undefined) return named;
  const [only, ...others] = matchingOptions(options, search);
  return others.length === 0 ? (only ?? null) : null;
}
