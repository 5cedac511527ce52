import type { Package } from '#core/catalogue/packages/package.ts';
import type { Language } from '#core/language.ts';

type Titled = Pick<Package, 'type' | 'coverage_type'>;

/** "Japan eSIM", "eSIM para Japón", "eSIM global". `destination` is the destination's name in the same language. */
export function planTitle(plan: Titled, destination: string, language: Language): string {
  const isTopUp = plan.type === 'topup';
  if (language === 'en') return `${destination} ${isTopUp ? 'Top-up' : 'eSIM'}`;
  return `${isTopUp ? 'Recarga' : 'eSIM'} ${plan.coverage_type === 'global' ? 'global' : `para ${destination}`}`;
}
