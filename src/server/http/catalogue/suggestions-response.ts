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

/** The JSON of each suggested plan, serialised once: the same few cheap plans are suggested again and again. */
const planTexts = new WeakMap<Package, string>();

/** Plans and destinations for a partly typed search, as the JSON of a `SuggestionsResponse`. Null: the query is not valid. */
export function suggestionsText(
  index: CatalogueIndex,
  query: Readonly<Record<string, string>>,
): string | null {
  const { success, data } = SuggestionsQuery.safeParse(query);
  if (!success) return null;
  const plans = index.suggest(data.q);
  const found = index.suggestDestinations(data.q);
  const isNothing = plans.length === 0 && found.length === 0;
  const rest: Omit<SuggestionsResponse, 'suggestions'> = {
    destinations: found.map(shownDestination),
    popular: isNothing ? index.popularDestinations().map(shownDestination) : [],
  };
  return `{"suggestions":[${plans.map(planText).join(',')}],${JSON.stringify(rest).slice(1)}`;
}

function planText(plan: Package): string {
  const known = planTexts.get(plan);
  if (known !== undefined) return known;
  const text = JSON.stringify(shownPlan(plan));
  planTexts.set(plan, text);
  return text;
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
