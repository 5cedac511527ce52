import {
  SuggestionsQuery,
  type SuggestedDestination,
  type SuggestionsResponse,
} from '#contract/catalogue/suggestions.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { SuggestedDestination as Suggested } from '#core/catalogue/search/suggest-destinations.ts';
import { dollarsFromCents } from '#core/money.ts';
import { coveredCountries } from '#core/plans/covered-countries.ts';
import { forEachLanguage } from '#core/language.ts';

/** Plans and destinations for a partly typed search. Null: the query is not valid. */
export function suggestionsResponse(
  index: CatalogueIndex,
  query: Readonly<Record<string, string>>,
): SuggestionsResponse | null {
  const { success, data } = SuggestionsQuery.safeParse(query);
  if (!success) return null;
  const suggestions = index.suggest(data.q).map(shownPlan);
  const destinations = index.suggestDestinations(data.q).map(shownDestination);
  const isNothing = suggestions.length === 0 && destinations.length === 0;
  return {
    suggestions,
    destinations,
    popular: isNothing ? index.popularDestinations().map(shownDestination) : [],
  };
}

function shownPlan(plan: Package): SuggestionsResponse['suggestions'][number] {
  return {
    package_id: plan.package_id,
    country_region: plan.country_region,
    slug: plan.slug,
    country_code: plan.country_code,
    coverage_type: plan.coverage_type,
    data_amount: plan.data_amount,
    validity_days: plan.validity_days,
    minimum_selling_price: dollarsFromCents(plan.minimumPriceCents),
    price: dollarsFromCents(plan.priceCents),
    sms: plan.sms,
    voice: plan.voice,
    networks: plan.networks,
    names: forEachLanguage((language) => destinationName(plan, language)),
    country_count: coveredCountries(plan),
  };
}

function shownDestination({ destination, countries, reason }: Suggested): SuggestedDestination {
  return {
    slug: destination.slug,
    names: destination.names,
    country_code: destination.countryCode,
    coverage_type: destination.coverageType,
    plans: destination.plans,
    price: dollarsFromCents(destination.cheapestCents),
    country_count: countries,
    reason,
  };
}
