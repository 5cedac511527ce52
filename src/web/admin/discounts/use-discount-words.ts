import type { ShownDiscount, ShownSeries } from '#contract/admin/discounts.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useDates } from '../../language/use-times.ts';
import { useDollars } from '../../language/use-dollars.ts';

type Dated = Pick<ShownSeries, 'startsAt' | 'endsAt'>;

/** How lists and conflicts name the rules of a code. */
export function useDiscountWords() {
  const t = useMessages('admin-discounts');
  const dollars = useDollars();
  /** Times of the shop, whatever the zone of this browser. */
  const { dateAndTime } = useDates('UTC');
  const time = (wallTime: string) => dateAndTime(`${wallTime}Z`);
  const value = (of: ShownSeries['value']) =>
    of.kind === 'percent'
      ? t('value.percent', { percent: of.percent })
      : t('value.fixed', { amount: dollars(of.amountCents) });
  const dates = ({ startsAt, endsAt }: Dated) => {
    if (startsAt !== null && endsAt !== null)
      return t('dates.both', { from: time(startsAt), until: time(endsAt) });
    if (startsAt !== null) return t('dates.from', { from: time(startsAt) });
    return endsAt === null ? t('dates.none') : t('dates.until', { until: time(endsAt) });
  };
  const rules = (of: ShownDiscount | RulesOnly) =>
    [
      value(of.value),
      dates(of),
      of.totalLimit === null ? null : t('rule.totalLimit', { count: of.totalLimit }),
      of.perCustomerLimit === null ? null : t('rule.perCustomerLimit', { count: of.perCustomerLimit }),
      of.minimumSubtotalCents === null
        ? null
        : t('rule.minimum', { amount: dollars(of.minimumSubtotalCents) }),
      of.firstOrderOnly ? t('rule.firstOrderOnly') : null,
      [...of.destinations, ...of.packageIds].join(', '),
    ]
      .filter(Boolean)
      .join(' · ');
  return { value, dates, rules };
}

type RulesOnly = Omit<
  ShownDiscount,
  'code' | 'edition' | 'state' | 'isActive' | 'seriesId' | 'isValueFixed' | 'usage' | 'createdAt'
>;
