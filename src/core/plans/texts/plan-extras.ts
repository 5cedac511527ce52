import type { Package } from '#core/catalogue/packages/package.ts';
import type { Translate } from '#messages/translate.ts';
import { coveredCountries } from '../covered-countries.ts';

export type PlanExtras = Pick<Package, 'coverage_type' | 'countries' | 'operator' | 'sms' | 'voice'>;

/**
 * What tells plans of one destination, size and length apart: "53 countries", "20 SMS", "30 min". A region may have
 * two brands with the same terms, so a plan of several countries also names its brand.
 */
export function planExtras(plan: PlanExtras, t: Translate<'plans'>): readonly string[] {
  return [
    ...(plan.coverage_type === 'local'
      ? []
      : [t('countries', { count: coveredCountries(plan) }), plan.operator]),
    ...(plan.sms > 0 ? [t('texts', { count: plan.sms })] : []),
    ...(plan.voice > 0 ? [t('minutesShort', { count: plan.voice })] : []),
  ];
}
