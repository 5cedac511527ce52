import type { Language } from '#core/language.ts';

/** Names that need an article inside a sentence; a language without an entry needs none. "Estados Unidos" and "Filipinas" do not. */
const ARTICLES: Readonly<Partial<Record<Language, readonly (readonly [article: string, names: RegExp])[]>>> =
  {
    en: [
      [
        'the',
        /^(?:United |Americas|Bahamas|Balkans|Baltics|Caribbean|Caucasus|Central African|Comoros|Democratic|European Union|Gambia|Gulf|Isle|Maldives|Middle East|Netherlands|Nordics|Philippines|Seychelles)|(?:Emirates|Islands|Republic|Republic of the Congo|Territories)$/,
      ],
    ],
    es: [
      ['el', /^(?:Reino Unido|Congo|Caribe|Cáucaso|Sudeste|Norte de)\b/],
      ['la', /^(?:República|Ciudad|Isla|Guayana|Polinesia Francesa|Unión)\b/],
      ['los', /^(?:Países|Emiratos|Balcanes)\b/],
      ['las', /^(?:Islas|Bahamas|Bermudas|Comoras|Maldivas|Seychelles)\b/],
    ],
  };

/**
 * A destination as it is written after "in", "for", "en" or "para": "the United Kingdom", "el Reino Unido". Spanish
 * joins "de" and "a" with "el", so a Spanish text must not put the name after one of them. A Portuguese text puts no
 * preposition before a name at all, so names stay as they are.
 */
export function placeWithArticle(name: string, language: Language): string {
  const article = ARTICLES[language]?.find(([, names]) => names.test(name))?.[0];
  return article === undefined ? name : `${article} ${name}`;
}
