import { isUnlimitedAmount, parseMegabytes } from '#core/catalogue/packages/data-amount.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { coveredCountries } from '../covered-countries.ts';
import { DEFAULT_VALIDITY_DAYS } from '../plan.ts';
import { unitPrices } from '../unit-prices.ts';

/** The tabs of a destination's page, in order. */
export const PLAN_KINDS = ['data', 'unlimited', 'calls'] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];

/** What plans are compared by. `megabytes` null: unlimited, or the network does not state the amount. */
export type PlanFigures = Readonly<{ kind: PlanKind; days: number; megabytes: number | null }>;

export type ChoosablePlan = PlanFigures &
  Readonly<{
    id: string;
    priceCents: number;
    /** Null: there is no amount to divide by, so the plan is compared by the price per day. */
    perGigabyteCents: number | null;
    /** How many countries it covers. */
    countryCount: number;
    /** It includes minutes to call, not only texts. */
    hasMinutes: boolean;
  }>;

type Described = Pick<Package, 'data_amount' | 'is_unlimited' | 'sms' | 'voice' | 'validity_days'>;

type Choosable = Described & Pick<Package, 'package_id' | 'priceCents' | 'countries' | 'coverage_type'>;

export function choosablePlan(from: Choosable): ChoosablePlan {
  return {
    id: from.package_id,
    priceCents: from.priceCents,
    perGigabyteCents: unitPrices(from).perGigabyteCents,
    countryCount: coveredCountries(from),
    hasMinutes: from.voice > 0,
    ...planFigures(from),
  };
}

export function planFigures(from: Described): PlanFigures {
  return {
    kind: planKind(from),
    days: from.validity_days ?? DEFAULT_VALIDITY_DAYS,
    megabytes: isUnlimited(from) ? null : parseMegabytes(from.data_amount),
  };
}

/** Calls decide first: who needs them compares plans with calls, whatever their data. */
function planKind(from: Described): PlanKind {
  if (from.voice > 0 || from.sms > 0) return 'calls';
  return isUnlimited(from) ? 'unlimited' : 'data';
}

export function isUnlimited({
  is_unlimited,
  data_amount,
}: Pick<Described, 'is_unlimited' | 'data_amount'>): boolean {
  return is_unlimited || isUnlimitedAmount(data_amount);
}
