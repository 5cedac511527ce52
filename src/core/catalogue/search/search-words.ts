import { LANGUAGES, type Language } from '#core/language.ts';

/** Words of a language that travellers type beside a place, folded. All but `aroundPlaces` are parts of regular expressions. */
type SearchWords = Readonly<{
  /**
   * Kinds of product, amounts, days, prepositions and features: they name no place. A plan of the place without the feature is
   * a better answer than none.
   */
  aroundPlaces: string;
  unlimited: string;
  gigabytes: string;
  days: string;
  weeks: string;
  months: string;
}>;

const WORDS: Readonly<Record<Language, SearchWords>> = {
  en: {
    aroundPlaces:
      'card plan plans data internet travel roaming unlimited gig gigs day days week weeks month months for in to ' +
      'tethering call calls calling minutes text texts number with and',
    unlimited: 'unlimited',
    gigabytes: 'gigs?',
    days: 'days?',
    weeks: 'weeks?',
    months: 'months?',
  },
  es: {
    aroundPlaces:
      'tarjeta chip plan planes datos internet viaje ilimitado ilimitada ilimitados ilimitadas infinito giga gigas ' +
      'dia dias semana semanas mes meses para en de llamada llamadas minutos mensajes numero compartir con',
    unlimited: 'ilimitad[oa]s?|infinito',
    gigabytes: 'gigas?',
    days: 'dias?',
    weeks: 'semanas?',
    months: 'mes|meses',
  },
  pt: {
    aroundPlaces:
      'chip plano planos dados internet viagem roaming ilimitado ilimitada ilimitados ilimitadas infinito giga gigas ' +
      'dia dias semana semanas mes meses para em de do da no na ligacao ligacoes chamada chamadas minutos mensagens numero ' +
      'compartilhar com',
    unlimited: 'ilimitad[oa]s?|infinito',
    gigabytes: 'gigas?',
    days: 'dias?',
    weeks: 'semanas?',
    months: 'mes|meses',
  },
};

const ALL = LANGUAGES.map((language) => WORDS[language]);

/** The words around a place in every language. */
export const WORDS_AROUND_PLACES: readonly string[] = ALL.flatMap(({ aroundPlaces }) =>
  aroundPlaces.split(' '),
);

/** A part of a regular expression that matches the word in every language. */
export function wordInAnyLanguage(word: Exclude<keyof SearchWords, 'aroundPlaces'>): string {
  return ALL.map((words) => words[word]).join('|');
}
