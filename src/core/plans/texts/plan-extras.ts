import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';
import { coveredCountries } from '../covered-countries.ts';

export type PlanExtras = Pick<Package, 'coverage_type' | 'countries' | 'operator' | 'sms' | 'voice'>;

/**
 * What tells plans of one destination, size and length apart: "53 countries", "20 SMS", "30 min". A region may have
 * two brands with the same terms, so a plan of several countries also names its brand.
 */
export function planExtras(plan: PlanExtras, language: Language): readonly string[] {
  return [
    ...(plan.coverage_type === 'local'
      ? []
      : [countriesText(coveredCountries(plan), language), plan.operator]),
    ...(plan.sms > 0 ? [`${plan.sms} SMS`] : []),
    ...(plan.voice > 0 ? [`${plan.voice} min`] : []),
  ];
}

function countriesText(count: number, language: Language): string {
  if (language === 'es') return count === 1 ? '1 país' : `${count} países`;
  return count === 1 ? '1 country' : `${count} countries`;
}
