import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import type { Language } from '#core/language.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { createApiClient } from '../../api/api-client.ts';
import type { CountryView, NamedCountries } from './coverage-view.ts';

/** While the visitor types on, nothing is requested. */
const DEBOUNCE_MS = 150;

type Needs = Readonly<{
  countries: readonly CountryView[];
  anonKey: string;
  language: Language;
  signal: AbortSignal;
}>;

/** The countries that the suggestions for a city, a group of countries or an area name. */
export async function findByPlace(text: string, needs: Needs): Promise<NamedCountries> {
  const { countries, anonKey, language, signal } = needs;
  await new Promise((resolve) => setTimeout(resolve, DEBOUNCE_MS));
  signal.throwIfAborted();
  const client = createApiClient({ anonKey });
  const response = await client.api.packages.suggestions.$get({ query: { q: text } }, { init: { signal } });
  if (!response.ok) throw new RequestRefused(response.status);
  const { destinations, unsold, group } = await response.json();
  const named = destinations.flatMap(({ country_code }) => country_code ?? []);
  // An area with a reason only includes what was typed: Asia for Tokyo.
  const areas = destinations.filter((one) => one.coverage_type === 'regional' && one.reason === null);
  const inAreas = countries.filter((country) => areas.some(({ slug }) => country.areas.includes(slug)));
  return {
    codes: new Set([...named, ...group, ...(named.length > 0 ? [] : inAreas.map(({ code }) => code))]),
    unsold:
      unsold === null || named.length > 0
        ? null
        : { code: unsold.country_code, place: placeWithArticle(unsold.names[language], language) },
  };
}
