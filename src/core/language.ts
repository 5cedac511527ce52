/** Every language the shop has texts in. Which of them it offers is a setting. */
export const LANGUAGES = ['en', 'es', 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';
/** Offered when SHOP_LANGUAGES is not set. */
export const OFFERED_BY_DEFAULT: readonly Language[] = ['en', 'es'];

type LanguageFacts = Readonly<{
  /** Its name in itself, for links to the shop in this language. */
  name: string;
  /** "See it in English", in the language itself. */
  invitation: string;
  /** As other services name it: the payment service and the eSIM network. */
  tag: 'en' | 'es' | 'pt-BR';
  /** As link previews name it. */
  locale: string;
  decimalMark: '.' | ',';
  thousandsMark: '.' | ',';
  /** The smallest number with a thousands mark: Spanish writes "1349", but "13.490". */
  firstSeparated: 1_000 | 10_000;
  /** How the dollar is written. "US$" where "$" alone is also another currency, such as a peso. */
  currencyDisplay: 'narrowSymbol' | 'symbol';
  quotes: readonly [opening: string, closing: string];
  /**
   * Where it is an official language or spoken by nearly everyone, as ISO codes: a visitor there who has not chosen
   * gets it. Nobody gets the default language by country.
   */
  countries: string;
}>;

/** What differs between the languages besides their texts and names of places. */
export const LANGUAGE_FACTS: Readonly<Record<Language, LanguageFacts>> = {
  en: {
    name: 'English',
    invitation: 'See it in English',
    tag: 'en',
    locale: 'en_US',
    decimalMark: '.',
    thousandsMark: ',',
    firstSeparated: 1_000,
    currencyDisplay: 'narrowSymbol',
    quotes: ['“', '”'],
    countries: '',
  },
  es: {
    name: 'Español',
    invitation: 'Ver en español',
    tag: 'es',
    locale: 'es_ES',
    decimalMark: ',',
    thousandsMark: '.',
    firstSeparated: 10_000,
    currencyDisplay: 'symbol',
    quotes: ['«', '»'],
    countries: 'AR BO CL CO CR CU DO EC ES GQ GT HN MX NI PA PE PR PY SV UY VE',
  },
  pt: {
    name: 'Português',
    invitation: 'Ver em português',
    tag: 'pt-BR',
    locale: 'pt_BR',
    decimalMark: ',',
    thousandsMark: '.',
    firstSeparated: 1_000,
    currencyDisplay: 'symbol',
    quotes: ['“', '”'],
    countries: 'AO BR CV GW MZ PT ST TL',
  },
};

/** One value per language. A language that is added needs no change where this is used. */
export function forEachLanguage<Value>(valueFor: (language: Language) => Value): Record<Language, Value> {
  return { en: valueFor('en'), es: valueFor('es'), pt: valueFor('pt') };
}

/** Parses a language; null for anything that the shop has no texts in. */
export function parseLanguage(value: unknown): Language | null {
  return LANGUAGES.find((language) => language === value) ?? null;
}
