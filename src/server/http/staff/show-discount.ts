import type { ChangedDiscountBody, ShownDiscount, ShownSeries } from '#contract/admin/discounts.ts';
import { momentOfWallTime, wallTimeOf } from '#core/calendar/wall-time.ts';
import type { StaffDiscount } from '#core/discounts/discount-editor.ts';
import type { DiscountSeries } from '#core/discounts/discount-series.ts';
import { discountState } from '#core/discounts/discount-state.ts';
import type { DiscountRules } from '#core/discounts/judge-discount-change.ts';

const shownTime = (timeZone: string, at: Date | null) => (at === null ? null : wallTimeOf(timeZone, at));
const typedTime = (timeZone: string, text: string | null) =>
  text === null ? null : momentOfWallTime(timeZone, text);

type Shop = Readonly<{ timeZone: string; now: Date }>;

export function showDiscount(found: StaffDiscount, { timeZone, now }: Shop): ShownDiscount {
  const { discount, edition, seriesId, hasOrders, usage, createdAt } = found;
  return {
    code: discount.code,
    value: discount.value,
    startsAt: shownTime(timeZone, discount.startsAt),
    endsAt: shownTime(timeZone, discount.endsAt),
    minimumSubtotalCents: discount.minimumSubtotalCents,
    totalLimit: discount.totalLimit,
    perCustomerLimit: discount.perCustomerLimit,
    firstOrderOnly: discount.firstOrderOnly,
    packageIds: [...discount.packageIds],
    destinations: [...discount.destinations],
    edition,
    state: discountState(discount, now),
    isActive: discount.isActive,
    seriesId,
    isValueFixed: hasOrders,
    usage,
    createdAt: createdAt.toISOString(),
  };
}

export function showSeries(series: DiscountSeries, timeZone: string): ShownSeries {
  const { id, prefix, codeCount, value, usage, pausedCount, createdAt } = series;
  return {
    id,
    prefix,
    codeCount,
    value,
    usage,
    pausedCount,
    createdAt: createdAt.toISOString(),
    startsAt: shownTime(timeZone, series.startsAt),
    endsAt: shownTime(timeZone, series.endsAt),
  };
}

type Typed = Omit<ChangedDiscountBody, 'edition' | 'totalLimit'>;

/** What staff typed, with the times on the clocks of the shop. */
export function rulesOf(typed: Typed, timeZone: string): Omit<DiscountRules, 'code' | 'totalLimit'> {
  return {
    value: typed.value,
    startsAt: typedTime(timeZone, typed.startsAt),
    endsAt: typedTime(timeZone, typed.endsAt),
    minimumSubtotalCents: typed.minimumSubtotalCents,
    perCustomerLimit: typed.perCustomerLimit,
    firstOrderOnly: typed.firstOrderOnly,
    packageIds: [...new Set(typed.packageIds)],
    destinations: [...new Set(typed.destinations)],
  };
}
