import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import type { Discount } from './discount.ts';
import type { DiscountState } from './discount-state.ts';
import type { ChangeRefusal, DiscountRules } from './judge-discount-change.ts';

export type DiscountUsage = Readonly<{
  /** Orders that are paid. */
  redeemed: number;
  /** Uses that open checkouts hold. */
  held: number;
  /** What the paid orders saved. */
  givenCents: number;
}>;

/** A destination that a code can be limited to, as the catalogue names it. */
export type Destination = Readonly<{ slug: string; country_region: string; country_code: string | null }>;

/** A code as staff sees it. */
export type StaffDiscount = Readonly<{
  discount: Discount;
  edition: number;
  /** Grows with every new code. */
  number: number;
  createdAt: Date;
  /** Null: not one of a series. */
  seriesId: string | null;
  /** An order was placed or paid with it, so that its value cannot change. */
  hasOrders: boolean;
  usage: DiscountUsage;
}>;

/** What the catalogue does not have. */
export type UnknownPlans = Readonly<{
  kind: 'unknown-plans';
  packageIds: readonly string[];
  destinations: readonly string[];
}>;

export type DiscountCreation =
  | Readonly<{ kind: 'saved'; now: StaffDiscount }>
  /** There is another code of this name. */
  | Readonly<{ kind: 'taken' }>
  | UnknownPlans;

export type DiscountEdit =
  | Readonly<{ kind: 'saved'; now: StaffDiscount }>
  /** Another editor saved first; `now` is the current value. */
  | Readonly<{ kind: 'edited-meanwhile'; now: StaffDiscount }>
  | ChangeRefusal
  | UnknownPlans
  /** All codes of a series have the same rules. */
  | Readonly<{ kind: 'in-series' }>
  | Readonly<{ kind: 'not-found' }>;

export type DiscountQuery = Readonly<{
  /** The beginning of a code, in upper case. Null: all. */
  start: string | null;
  state: DiscountState | null;
  /** Null: only codes that belong to no series, unless a search names them. */
  seriesId: string | null;
  /** Only codes that are older than the one of this number. */
  before: number | null;
  most: number;
  now: Date;
}>;

/** Discount codes for staff. Every change writes an entry to the audit log. */
export interface DiscountEditor {
  /** Newest first. */
  list(query: DiscountQuery): Promise<readonly StaffDiscount[]>;
  /** `code` in upper case. Null: no such code. */
  find(code: string): Promise<StaffDiscount | null>;
  /** Repeating it with the same rules changes nothing. */
  create(rules: DiscountRules, action: StaffAction): Promise<DiscountCreation>;
  /**
   * Saves over the edition that the editor saw. May be repeated. A sale in the meantime is not a conflict and is
   * not undone.
   */
  save(rules: DiscountRules, seenEdition: number, action: StaffAction): Promise<DiscountEdit>;
  /**
   * Pauses or resumes a code. It acts on the next checkout; an open one keeps its hold and can be paid. Null: no such
   * code. Repeating it changes nothing.
   */
  setActive(code: string, isActive: boolean, action: StaffAction): Promise<StaffDiscount | null>;
}
