import type { Collection } from '#contract/account/collection.ts';
import { countryName } from '#core/catalogue/geography/country-names.ts';
import { earnedBadges, nextMilestones } from '#core/collection/badges.ts';
import type { CollectedEsim } from '#core/collection/collected-esims.ts';
import {
  awaitedCountries,
  visitedCountries,
  type CountryInCollection,
} from '#core/collection/visited-countries.ts';
import type { Language } from '#core/language.ts';

type ViewOptions = Readonly<{ language: Language; now: Date }>;

export function showCollection(esims: readonly CollectedEsim[], { language, now }: ViewOptions): Collection {
  const visited = visitedCountries(esims, now);
  const named = <Country extends CountryInCollection>(country: Country) => ({
    ...country,
    country: countryName(country.countryCode, language) ?? country.countryCode,
  });
  return {
    asOf: now.toISOString(),
    stamps: visited.map((one) => ({ ...named(one), visitedAt: one.visitedAt.toISOString() })),
    awaited: awaitedCountries(esims, now).map(named),
    earned: earnedBadges(visited).map((one) => ({ ...one, earnedAt: one.earnedAt.toISOString() })),
    next: [...nextMilestones(visited.length)],
  };
}
