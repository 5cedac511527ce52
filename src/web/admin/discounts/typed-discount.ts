import type { NewDiscountBody, ShownDiscount } from '#contract/admin/discounts.ts';
import { centsFromDollars, dollarsFromCents } from '#core/money.ts';

/** The fields of the form, as they are typed. */
export type TypedDiscount = Readonly<{
  kind: 'percent' | 'fixed';
  /** Percent or dollars. */
  amount: string;
  startsAt: string;
  endsAt: string;
  minimum: string;
  totalLimit: string;
  perCustomerLimit: string;
  firstOrderOnly: boolean;
  /** Separated by spaces, commas or line breaks. */
  packageIds: string;
  destinations: readonly string[];
}>;

export const EMPTY_DISCOUNT: TypedDiscount = {
  kind: 'percent',
  amount: '',
  startsAt: '',
  endsAt: '',
  minimum: '',
  totalLimit: '',
  perCustomerLimit: '',
  firstOrderOnly: false,
  packageIds: '',
  destinations: [],
};

export function typedFrom(discount: ShownDiscount): TypedDiscount {
  const { value } = discount;
  const textOf = (number: number | null) => (number === null ? '' : String(number));
  return {
    kind: value.kind,
    amount: String(value.kind === 'percent' ? value.percent : dollarsFromCents(value.amountCents)),
    startsAt: discount.startsAt ?? '',
    endsAt: discount.endsAt ?? '',
    minimum:
      discount.minimumSubtotalCents === null ? '' : String(dollarsFromCents(discount.minimumSubtotalCents)),
    totalLimit: textOf(discount.totalLimit),
    perCustomerLimit: textOf(discount.perCustomerLimit),
    firstOrderOnly: discount.firstOrderOnly,
    packageIds: discount.packageIds.join('\n'),
    destinations: discount.destinations,
  };
}

export type TypedProblem = 'amount' | 'minimum' | 'totalLimit' | 'perCustomerLimit' | 'dates';
type Rules = Omit<NewDiscountBody, 'code'>;

/** What is sent, or the first field that cannot be read. A comma is a decimal point too. */
export function readTyped(typed: TypedDiscount): Rules | TypedProblem {
  const amount = numberIn(typed.amount);
  const value = typed.kind === 'percent' ? percentOf(amount) : fixedOf(amount);
  if (value === null) return 'amount';
  const minimum = typed.minimum.trim() === '' ? null : centsIn(typed.minimum);
  if (minimum === undefined) return 'minimum';
  const totalLimit = typed.totalLimit.trim() === '' ? null : wholeIn(typed.totalLimit);
  if (totalLimit === undefined) return 'totalLimit';
  const perCustomerLimit = typed.perCustomerLimit.trim() === '' ? null : wholeIn(typed.perCustomerLimit);
  if (perCustomerLimit === undefined) return 'perCustomerLimit';
  if (typed.startsAt !== '' && typed.endsAt !== '' && typed.startsAt >= typed.endsAt) return 'dates';
  return {
    value,
    startsAt: typed.startsAt === '' ? null : typed.startsAt,
    endsAt: typed.endsAt === '' ? null : typed.endsAt,
    minimumSubtotalCents: minimum,
    totalLimit,
    perCustomerLimit,
    firstOrderOnly: typed.firstOrderOnly,
    packageIds: typed.packageIds.split(/[\s,;]+/).filter((id) => id !== ''),
    destinations: [...typed.destinations],
  };
}

const LARGEST = 100_000;

function numberIn(text: string): number {
  return Number(text.trim().replace(',', '.') || Number.NaN);
}

function percentOf(amount: number): Rules['value'] | null {
  return Number.isInteger(amount) && amount >= 1 && amount <= 100
    ? { kind: 'percent', percent: amount }
    : null;
}

function fixedOf(dollars: number): Rules['value'] | null {
  const isAmount = dollars >= 0.01 && dollars <= LARGEST;
  return isAmount ? { kind: 'fixed', amountCents: centsFromDollars(dollars) } : null;
}

function centsIn(text: string): number | undefined {
  const dollars = numberIn(text);
  return dollars >= 0.01 && dollars <= LARGEST ? centsFromDollars(dollars) : undefined;
}

function wholeIn(text: string): number | undefined {
  const number = numberIn(text);
  return Number.isInteger(number) && number >= 1 && number <= 1_000_000 ? number : undefined;
}
