import {
  SuggestionsQuery,
  type SuggestedDestination,
  type SuggestionsResponse,
} from '#contract/catalogue/suggestions.ts';
import { destinationName, type Destination } from '#core/catalogue/geography/destination.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type {
  SuggestedDestination as Found,
  SuggestionReason,
  UnsoldCountry,
} from '#core/catalogue/search/suggest-destinations.ts';
import { buyablePlans } from '#core/destinations/buyable-plans.ts';
import { dollarsFromCents } from '#core/money.ts';
import { coveredCountries } from '#core/plans/covered-countries.ts';
import { forEachLanguage } from '#core/language.ts';
import type { Offered } from './calculator-responses.ts';
import { etagOf } from '../stored-response.ts';
import { hashedJson, type HashedJson } from './ascii-json.ts';

type Content = Readonly<{ body: string; bodyBytes: number; etag: string }>;

type Sources = Offered &
  Readonly<{
    /** The slugs that home shows, most popular first. */
    popular: readonly string[];
  }>;

/** The same few cheap plans and destinations are suggested again and again. */
const planTexts = new WeakMap<Package, HashedJson>();
const destinationTexts = new WeakMap<Offered['soldOut'], WeakMap<Destination, HashedJson>>();
const nameTexts = new WeakMap<SuggestionReason['names'], HashedJson>();

/**
 * Plans and destinations for a partly typed search, as the JSON of a `SuggestionsResponse`. Its ETag is made from the
 * hashes of its parts. Null: the query is not valid.
 */
export function suggestionsContent(
  offered: Sources,
  query: Readonly<Record<string, string>>,
): Content | null {
  const { success, data } = SuggestionsQuery.safeParse(query);
  if (!success) return null;
  const { index, popular: slugs } = offered;
  const plans = index.suggest(data.q);
  const destinationText = destinationTextsOf(offered);
  const { destinations: found, unsold: country, group } = index.suggestDestinations(data.q);
  const isNothing = plans.length === 0 && found.length === 0;
  const parts = [
    listOf(plans, planText),
    listOf(found, destinationText),
    listOf(
      isNothing ? index.popularDestinations({ slugs, near: country?.code ?? null }) : [],
      destinationText,
    ),
    unsoldText(country),
    listOf(group, codeText),
  ] as const;
  const [suggestions, destinations, popular, unsold, countries] = parts;
  const body = `{"suggestions":[${suggestions.json}],"destinations":[${destinations.json}],"popular":[${popular.json}],"unsold":${unsold.json},"group":[${countries.json}]}`;
  return { body, bodyBytes: body.length, etag: etagOf(parts.map(({ hash }) => hash).join(';')) };
}

/** Not joined, as in `PackageTexts`: the engine copies concatenated texts only once, when Node sends them. */
function listOf<Item>(items: readonly Item[], textOf: (item: Item) => HashedJson): HashedJson {
  let list = '';
  let hashes = '';
  for (const item of items) {
    const { json, hash } = textOf(item);
    list += list === '' ? json : `,${json}`;
    hashes += hash;
  }
  return { json: list, hash: hashes };
}

function planText(plan: Package): HashedJson {
  return serialisedOnce(planTexts, plan, () => shownPlan(plan));
}

/** The reason depends on the typed text, the price on what is sold out, the rest on neither. */
function destinationTextsOf({ index, soldOut }: Offered): (suggested: Found) => HashedJson {
  const texts = destinationTexts.get(soldOut) ?? new WeakMap<Destination, HashedJson>();
  destinationTexts.set(soldOut, texts);
  return (suggested) => {
    const { slug } = suggested.destination;
    const { json, hash } = serialisedOnce(texts, suggested.destination, () =>
      shownDestination(
        suggested,
        buyablePlans(index.plansOf(slug), (packageId) => soldOut.has(packageId)),
      ),
    );
    const reason = reasonText(suggested.reason);
    return { json: `{"reason":${reason.json},${json.slice(1)}`, hash: hash + reason.hash };
  };
}

function reasonText(reason: SuggestionReason | null): HashedJson {
  if (reason === null) return { json: 'null', hash: '' };
  const { kind, names } = reason;
  const { json, hash } = serialisedOnce(nameTexts, names, () => names);
  const count = kind === 'covers' ? `,"count":${reason.count}` : '';
  return { json: `{"kind":"${kind}","names":${json}${count}}`, hash: kind + hash + count };
}

function unsoldText(country: UnsoldCountry | null): HashedJson {
  if (country === null) return { json: 'null', hash: '' };
  const { json } = serialisedOnce(nameTexts, country.names, () => country.names);
  return { json: `{"country_code":"${country.code}","names":${json}}`, hash: country.code };
}

function codeText(code: string): HashedJson {
  return { json: `"${code}"`, hash: code };
}

function serialisedOnce<Item extends object>(
  texts: WeakMap<Item, HashedJson>,
  item: Item,
  shown: () => object,
): HashedJson {
  const known = texts.get(item);
  if (known !== undefined) return known;
  const text = hashedJson(shown());
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

function shownDestination(
  { destination, countries }: Found,
  buyable: readonly Package[],
): Omit<SuggestedDestination, 'reason'> {
  return {
    slug: destination.slug,
    names: destination.names,
    country_code: destination.countryCode,
    coverage_type: destination.coverageType,
    plans: destination.plans,
    price: dollarsFromCents(Math.min(...buyable.map(({ priceCents }) => priceCents))),
    country_count: countries,
  };
}
