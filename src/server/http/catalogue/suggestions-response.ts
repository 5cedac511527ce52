import {
  SuggestionsQuery,
  type SuggestedDestination,
  type SuggestionsResponse,
} from '#contract/catalogue/suggestions.ts';
import type { CatalogueIndex } from '#core/catalogue/catalogue-index.ts';
import { destinationName, type Destination } from '#core/catalogue/geography/destination.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { SuggestedDestination as Suggested } from '#core/catalogue/search/suggest-destinations.ts';
import { dollarsFromCents } from '#core/money.ts';
import { coveredCountries } from '#core/plans/covered-countries.ts';
import { forEachLanguage } from '#core/language.ts';

/** JSON of what was suggested before: the same few cheap plans and destinations are suggested again and again. */
const planTexts = new WeakMap<Package, string>();
const destinationTexts = new WeakMap<Destination, string>();

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
  const popular = isNothing ? index.popularDestinations() : [];
  return `{"suggestions":[${plans.map(planText).join(',')}],"destinations":[${found.map(destinationText).join(',')}],"popular":[${popular.map(destinationText).join(',')}]}`;
}

function planText(plan: Package): string {
  return serialisedOnce(planTexts, plan, () => shownPlan(plan));
}

/** The reason depends on the typed text, the rest does not. */
function destinationText(suggested: Suggested): string {
  const text = serialisedOnce(destinationTexts, suggested.destination, () => shownDestination(suggested));
  return `${text.slice(0, -1)},"reason":${JSON.stringify(suggested.reason)}}`;
}

function serialisedOnce<Item extends object>(
  texts: WeakMap<Item, string>,
  item: Item,
  shown: () => object,
): string {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = JSON.stringify(shown());
  texts.set(item, text);
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

function shownDestination({ destination, countries }: Suggested): Omit<SuggestedDestination, 'reason'> {
  return {
    slug: destination.slug,
    names: destination.names,
    country_code: destination.countryCode,
    coverage_type: destination.coverageType,
    plans: destination.plans,
    price: dollarsFromCents(destination.cheapestCents),
    country_count: countries,
  };
}
