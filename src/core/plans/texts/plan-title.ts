import type { Package } from '#core/catalogue/packages/package.ts';
import type { Translate } from '#messages/translate.ts';

type Titled = Pick<Package, 'type' | 'coverage_type'>;

/** "Japan eSIM", "eSIM para Japón", "eSIM global". `destination` is the destination's name in the same language. */
export function planTitle(
  { type, coverage_type }: Titled,
  destination: string,
  t: Translate<'plans'>,
): string {
  return t(coverage_type === 'global' ? `title.${type}_global` : `title.${type}`, { destination });
}
