import type { Package } from '#core/catalogue/packages/package.ts';
import type { Translate } from '#messages/translate.ts';
import { startsOnInstall, type Terms } from '../days-start.ts';

type Stated = Terms & Pick<Package, 'coverage_type' | 'is_rechargeable'>;

/**
 * The rules that only some plans have, in a few words each, so that plans of several countries with the same size and
 * length differ in a row. Most plans start their days at the first connection and can be topped up.
 */
export function planTerms(plan: Stated, t: Translate<'plans'>): readonly string[] {
  if (plan.coverage_type === 'local' || plan.type === 'topup') return [];
  return [
    ...(startsOnInstall(plan) ? [t('terms.startsOnInstall')] : []),
    ...(plan.is_rechargeable ? [] : [t('terms.noTopups')]),
  ];
}
