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
 * joins "de" and "a" with "el", so a Spanish text must not put the name after one of them.
 */
export function placeWithArticle(name: string, language: Language): string {
  if (language === 'en') return destinationInSentence(name, language);
  const article = SPANISH_ARTICLES.find(([, names]) => names.test(name))?.[0];
  return article === undefined ? name : `${article} ${name}`;
}
