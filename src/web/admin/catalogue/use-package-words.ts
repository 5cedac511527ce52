import type { StaffPackage } from '#contract/admin/catalogue.ts';
import type { StaffValues } from '#core/catalogue/editing/edited-package.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDollars } from '../../language/use-dollars.ts';

type Titled = Pick<StaffPackage, 'name' | 'data'> & Readonly<{ isUnlimited?: boolean }>;

/** Packages and their values in the words of the screens. */
export function usePackageWords() {
  const t = useMessages('admin-catalogue');
  const dollars = useDollars();
  const priceOf = (cents: number | null) => (cents === null ? t('same') : dollars(cents));
  const stockOf = (stock: number | null) => (stock === null ? t('noLimit') : String(stock));
  return {
    priceOf,
    stockOf,
    /** "Japan, 5 GB". */
    titleOf: ({ name, data, isUnlimited = false }: Titled) =>
      t('package', { name, data: isUnlimited ? t('unlimited') : data }),
    /** "30 days · Moshi Moshi". */
    lineOf: ({ validityDays, operator, type }: Pick<StaffPackage, 'validityDays' | 'operator' | 'type'>) =>
      [
        ...(validityDays === null ? [] : [t('days', { count: validityDays })]),
        operator,
        ...(type === 'topup' ? [t('type.topup')] : []),
      ].join(' · '),
    describeValues: ({ ownPriceCents, availableStock, isPopular, isHidden }: StaffValues) =>
      [
        `${t('column.own')}: ${priceOf(ownPriceCents)}`,
        `${t('column.stock')}: ${stockOf(availableStock)}`,
        ...(isPopular ? [t('popular')] : []),
        ...(isHidden ? [t('hidden')] : []),
      ].join(' · '),
  };
}
