import type { Language } from '#core/language.ts';

const WITH_ARTICLE =
  /^(?:United |Bahamas|Central African|Comoros|Democratic|Gambia|Maldives|Netherlands|Philippines|Seychelles)|(?:Emirates|Islands|Republic|Republic of the Congo|Territories)$/;

/** "in the United States", but "in Japan": some English names need an article in a sentence. */
export function destinationInSentence(name: string, language: Language): string {
  return language === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
