import type { SuggestionsResponse } from '#contract/catalogue/suggestions.ts';
import type { Language } from '#core/language.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { DEFAULT_VALIDITY_DAYS } from '#core/plans/plan.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { SuggestedDestination, SuggestedPlan, SuggestionReason, Suggestions } from './suggester.ts';

type Needs = Readonly<{ anonKey: string; language: Language; signal: AbortSignal }>;
type ReceivedPlan = SuggestionsResponse['suggestions'][number];
type ReceivedDestination = SuggestionsResponse['destinations'][number];

/** This module is loaded when the visitor types the first letters. */
export async function fetchSuggestions(query: string, needs: Needs): Promise<Suggestions> {
  const { anonKey, language, signal } = needs;
  const client = createApiClient({ anonKey });
  const response = await client.api.packages.suggestions.$get({ query: { q: query } }, { init: { signal } });
  if (!response.ok) throw new RequestRefused(response.status);
  const { suggestions, destinations, popular, unsold } = await response.json();
  return {
    plans: suggestions.map((plan) => planOf(plan, language)),
    destinations: destinations.map((destination) => destinationOf(destination, language)),
    popular: popular.map((destination) => destinationOf(destination, language)),
    unsold: unsold === null ? null : placeWithArticle(unsold.names[language], language),
  };
}

function planOf(plan: ReceivedPlan, language: Language): SuggestedPlan {
  return {
    id: plan.package_id,
    slug: plan.slug,
    name: plan.names[language],
    countryCode: plan.country_code,
    isGlobal: plan.coverage_type === 'global',
    data: /unlimited/i.test(plan.data_amount) ? null : plan.data_amount,
    days: plan.validity_days ?? DEFAULT_VALIDITY_DAYS,
    countries: plan.coverage_type === 'local' ? null : plan.country_count,
    minutes: plan.voice,
    texts: plan.sms,
    price: priceOf(plan.price, language),
  };
}

function destinationOf(destination: ReceivedDestination, language: Language): SuggestedDestination {
  return {
    slug: destination.slug,
    name: destination.names[language],
    countryCode: destination.country_code,
    isGlobal: destination.coverage_type === 'global',
    plans: destination.plans,
    price: priceOf(destination.price, language),
    countries: destination.country_count,
    reason: reasonOf(destination.reason, language),
  };
}

function reasonOf(reason: ReceivedDestination['reason'], language: Language): SuggestionReason | null {
  if (reason === null) return null;
  const name = reason.names[language];
  if (reason.kind === 'covers') return { kind: 'covers', place: name, count: reason.count };
  const isSentence = reason.kind === 'includes';
  return { kind: reason.kind, place: isSentence ? placeWithArticle(name, language) : name };
}

function priceOf(dollars: number, language: Language): string {
  return formatMoney(money(centsFromDollars(dollars)), language);
}
