import { LANGUAGE_FACTS, type Language } from '#core/language.ts';

/**
 * A whole number with thousands separators, as `Intl.NumberFormat` writes it. Written by hand because the first
 * `Intl.NumberFormat` of a page costs a phone about 120 ms while the page starts.
 */
export function formatCount(count: number, language: Language): string {
  const digits = String(count);
  const { firstSeparated, thousandsMark } = LANGUAGE_FACTS[language];
  return count < firstSeparated ? digits : digits.replace(/\B(?=(\d{3})+$)/g, thousandsMark);
}
