const WITH_ARTICLE =
  /^(?:United |Bahamas|Central African|Comoros|Democratic|Gambia|Maldives|Netherlands|Philippines|Seychelles)|(?:Emirates|Islands|Republic|Republic of the Congo|Territories)$/;

/** "in the United States", but "in Japan": some English names need an article in a sentence. */
export function englishDestination(name: string): string {
  return WITH_ARTICLE.test(name) ? `the ${name}` : name;
}
