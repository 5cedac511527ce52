import {
  DiscountCents,
  DiscountPercent,
  DiscountUses,
  type NewDiscountBody,
  type ShownDiscount,
} from '#contract/admin/discounts.ts';
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
  const minimum = optional(typed.minimum, centsIn);
  const totalLimit = optional(typed.totalLimit, wholeIn);
  const perCustomerLimit = optional(typed.perCustomerLimit, wholeIn);
  if (value === null) return 'amount';
  if (minimum === undefined) return 'minimum';
  if (totalLimit === undefined) return 'totalLimit';
  if (perCustomerLimit === undefined) return 'perCustomerLimit';
  const [startsAt, endsAt] = [orNull(typed.startsAt), orNull(typed.endsAt)];
  if (startsAt !== null && endsAt !== null && startsAt >= endsAt) return 'dates';
  return {
    value,
    startsAt,
    endsAt,
    minimumSubtotalCents: minimum,
    totalLimit,
    perCustomerLimit,
    firstOrderOnly: typed.firstOrderOnly,
    packageIds: typed.packageIds.split(/[\s,;]+/).filter((id) => id !== ''),
    destinations: [...typed.destinations],
  };
}

const orNull = (text: string) => (text === '' ? null : text);

/** Null: left empty. Undefined: not readable. */
function optional(text: string, read: (text: string) => number | undefined): number | null | undefined {
  return text.trim() === '' ? null : read(text);
}

function numberIn(text: string): number {
  return Number(text.trim().replace(',', '.') || Number.NaN);
}

function percentOf(amount: number): Rules['value'] | null {
  const { data: percent } = DiscountPercent.safeParse(amount);
  return percent === undefined ? null : { kind: 'percent', percent };
}

function fixedOf(dollars: number): Rules['value'] | null {
  const { data: amountCents } = DiscountCents.safeParse(centsFromDollars(dollars));
  return amountCents === undefined ? null : { kind: 'fixed', amountCents };
}

function centsIn(text: string): number | undefined {
  return DiscountCents.safeParse(centsFromDollars(numberIn(text))).data;
}

function wholeIn(text: string): number | undefined {
  return DiscountUses.safeParse(numberIn(text)).data;
}
