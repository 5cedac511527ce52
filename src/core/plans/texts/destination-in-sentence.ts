import type { Language } from '#core/language.ts';

const WITH_ARTICLE =
  /^(?:United |Americas|Bahamas|Balkans|Baltics|Caribbean|Caucasus|Central African|Comoros|Democratic|European Union|Gambia|Gulf|Isle|Maldives|Middle East|Netherlands|Nordics|Philippines|Seychelles)|(?:Emirates|Islands|Republic|Republic of the Congo|Territories)$/;

/** "in the United States", but "in Japan": some English names need an article in a sentence. */
export function destinationInSentence(name: string, language: Language): string {
  return language === 'en' && WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
