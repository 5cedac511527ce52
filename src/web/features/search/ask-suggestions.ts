import { countryCodeOf } from '#core/catalogue/country-names.ts';
import { destinationName } from '#core/catalogue/destination.ts';
import type { Language } from '#core/language.ts';
import { centsFromDollars, formatMoney, money } from '#core/money.ts';
import { RefusedAnswer } from '#core/retry/failure.ts';
import { createApiClient } from '../../api-client.ts';
import type { Suggestion } from './suggester.ts';

type Needs = Readonly<{ anonKey: string; language: Language; signal: AbortSignal }>;

/** Asks the shop. Loaded with the first letters: it brings the names of all countries with it. */
export async function askSuggestions(query: string, needs: Needs): Promise<readonly Suggestion[]> {
  const { anonKey, language, signal } = needs;
  const client = createApiClient({ anonKey });
  const answer = await client.api.packages.suggestions.$get({ query: { q: query } }, { init: { signal } });
  if (!answer.ok) throw new RefusedAnswer(answer.status);
  const { suggestions } = await answer.json();
  return suggestions.map(({ package_id, country_region, data_amount, minimum_selling_price }) => ({
    id: package_id,
    name: destinationName({ country_region, country_code: countryCodeOf(country_region) }, language),
    data: /unlimited/i.test(data_amount) ? null : data_amount,
    price: formatMoney(money(centsFromDollars(minimum_selling_price)), language),
  }));
}
