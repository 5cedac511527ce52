import { countryName } from '#core/catalogue/geography/country-names.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import type { Translate } from '#messages/translate.ts';

export type Translation = Readonly<{ language: Language; t: Translate<'plan-comparison'> }>;

export type ComparisonWords = Translation &
  Readonly<{
    list: (items: readonly string[]) => string;
    price: (cents: number) => string;
    /** A country as it follows "in". */
    country: (code: string) => string;
    /** The destination of a plan, as it follows "in" and "for". */
    place: (sample: Package) => string;
  }>;

export function comparisonWords({ language, t }: Translation): ComparisonWords {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    language,
    t,
    list: (items) => format.format(items),
    price: (cents) => formatMoney(money(cents), language),
    country: (code) => placeWithArticle(countryName(code, language) ?? code, language),
    place: (sample) => placeWithArticle(destinationName(sample, language), language),
  };
}
