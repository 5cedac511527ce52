import type { Discount } from './discount.ts';

/** The rules of a code, as staff types them. The shop counts the uses itself. */
export type DiscountRules = Omit<Discount, 'uses' | 'isActive'>;

export type ChangeRefusal =
  /** An order has the discount of this code: a code that gives something else gets another name. */
  | Readonly<{ kind: 'value-fixed' }>
  /** The code was already used more often than the new limit allows. */
  | Readonly<{ kind: 'limit-below-uses'; uses: number }>;

type Current = Pick<Discount, 'value' | 'uses'> &
  /** An order was placed or paid with it; a checkout that ended unpaid does not count. */
  Readonly<{ hasOrders: boolean }>;

/** Why the rules of a code cannot be changed so. Dates, conditions and limits only act on later checkouts. */
export function judgeDiscountChange(
  { value, uses, hasOrders }: Current,
  wanted: Pick<DiscountRules, 'value' | 'totalLimit'>,
): ChangeRefusal | null {
  if (hasOrders && !isSameValue(value, wanted.value)) return { kind: 'value-fixed' };
  if (wanted.totalLimit !== null && wanted.totalLimit < uses) return { kind: 'limit-below-uses', uses };
  return null;
}

function isSameValue(one: Discount['value'], other: Discount['value']): boolean {
  return one.kind === 'percent'
    ? other.kind === 'percent' && one.percent === other.percent
    : other.kind === 'fixed' && one.amountCents === other.amountCents;
}

/** Whether two people typed the same. The order of packages and destinations means nothing. */
export function areSameRules(one: DiscountRules, other: DiscountRules): boolean {
  return JSON.stringify(contentOf(one)) === JSON.stringify(contentOf(other));
}

function contentOf(rules: DiscountRules): readonly unknown[] {
  const { value } = rules;
  return [
    value.kind === 'percent' ? value.percent : `${value.amountCents} cents`,
    rules.startsAt,
    rules.endsAt,
    rules.minimumSubtotalCents,
    rules.totalLimit,
    rules.perCustomerLimit,
    rules.firstOrderOnly,
    rules.packageIds.toSorted(),
    rules.destinations.toSorted(),
  ];
}
