import type { Generation } from '#core/catalogue/packages/network-generation.ts';
import type { Language } from '#core/language.ts';
import { formatMoney, money } from '#core/money.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import type { Translate } from '#messages/translate.ts';
import type { GuideSource } from '../guide.ts';

/** What every section needs to write its sentences. */
export type GuideWords = Readonly<{
  language: Language;
  t: Translate<'destination-guides'>;
  /** The destination as it follows "in" and "for". */
  place: string;
  isGlobal: boolean;
  /** "A, B and C" */
  list: (items: readonly string[]) => string;
  price: (cents: number) => string;
  generation: (generation: Generation | null) => string;
}>;

type Words = Readonly<{ language: Language; t: Translate<'destination-guides'> }>;

export function guideWords({ name, coverageType }: GuideSource, { language, t }: Words): GuideWords {
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  return {
    language,
    t,
    place: placeWithArticle(name, language),
    isGlobal: coverageType === 'global',
    list: (items) => format.format(items),
    price: (cents) => formatMoney(money(cents), language),
    generation: (generation) => t(`generation.${generation ?? 'unstated'}`),
  };
}

/** The first letter of a sentence that begins with a list. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
