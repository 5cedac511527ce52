import type { Language } from '#core/language.ts';
import { destinationInSentence } from './destination-in-sentence.ts';

/** Spanish names that need an article inside a sentence. "Estados Unidos" and "Filipinas" do not. */
const SPANISH_ARTICLES: readonly (readonly [article: string, names: RegExp])[] = [
  ['el', /^(?:Reino Unido|Congo|Caribe|Cáucaso|Sudeste|Norte de)\b/],
  ['la', /^(?:República|Ciudad|Isla|Guayana|Polinesia Francesa|Unión)\b/],
  ['los', /^(?:Países|Emiratos|Balcanes)\b/],
  ['las', /^(?:Islas|Bahamas|Bermudas|Comoras|Maldivas|Seychelles)\b/],
];

/**
 * A destination as it is written after "in", "for", "en" or "para": "the United Kingdom", "el Reino Unido". Spanish
 * joins "de" and "a" with "el", so a Spanish text must not put the name after one of them. A Portuguese text puts no
 * preposition before a name at all, so names stay as they are.
 */
export function placeWithArticle(name: string, language: Language): string {
  return WITH_ARTICLE[language](name);
}

const WITH_ARTICLE: Readonly<Record<Language, (name: string) => string>> = {
  en: (name) => destinationInSentence(name, 'en'),
  es: withSpanishArticle,
  pt: (name) => name,
};

function withSpanishArticle(name: string): string {
  const article = SPANISH_ARTICLES.find(([, names]) => names.test(name))?.[0];
  return article === undefined ? name : `${article} ${name}`;
}
