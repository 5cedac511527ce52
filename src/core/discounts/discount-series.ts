import type { StaffAction } from '#core/staff/orders/staff-orders.ts';
import type { DiscountUsage, UnknownPlans } from './discount-editor.ts';
import type { Discount } from './discount.ts';
import type { DiscountRules } from './judge-discount-change.ts';

export type DiscountSeries = Readonly<{
  id: string;
  /** Grows with every new series. */
  number: number;
  prefix: string;
  codeCount: number;
  createdAt: Date;
  /** What all of its codes have in common. */
  value: Discount['value'];
  startsAt: Date | null;
  endsAt: Date | null;
  /** Of all codes together. */
  usage: DiscountUsage;
  pausedCount: number;
}>;

/** Each code of it is for one order; the rules have no code and no total limit of their own. */
export type NewSeries = Readonly<{
  /** Chosen by the browser: repeating the request makes no second series. */
  id: string;
  prefix: string;
  count: number;
  rules: Omit<DiscountRules, 'code' | 'totalLimit'>;
}>;

/** `taken`: another series has this id. */
export type SeriesCreation =
  | Readonly<{ kind: 'saved'; series: DiscountSeries }>
  | Readonly<{ kind: 'taken' }>
  | UnknownPlans;

export type SeriesCode = Readonly<{ number: number; discount: Discount }>;

/** Series of unique codes. Every change, and every export, writes an entry to the audit log. */
export interface DiscountSeriesStore {
  /** Newest first; `before`: only series that are older than the one of this number. */
  list(query: Readonly<{ before: number | null; most: number }>): Promise<readonly DiscountSeries[]>;
  find(id: string): Promise<DiscountSeries | null>;
  create(wanted: NewSeries, action: StaffAction): Promise<SeriesCreation>;
  /** Pauses or resumes all of its codes. Null: no such series. Repeating it changes nothing. */
  setActive(id: string, isActive: boolean, action: StaffAction): Promise<DiscountSeries | null>;
  /** Writes that the codes are exported. Null: no such series. */
  recordExport(id: string, action: StaffAction): Promise<DiscountSeries | null>;
  /** In the order in which they were made; `after`: the number of the last code that was read. */
  readCodes(id: string, page: Readonly<{ after: number; most: number }>): Promise<readonly SeriesCode[]>;
}
