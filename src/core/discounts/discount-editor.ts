import type { Discount } from './discount.ts';

/** What an owner decides about a code. How often it was used is the shop's to count. */
export type EditableDiscount = Omit<Discount, 'uses'>;

export type EditedDiscount = Readonly<{ discount: Discount; edition: number }>;

export type DiscountEdit =
  | Readonly<{ kind: 'saved'; edition: number }>
  /** Another editor came first; `now` is what stands there. */
  | Readonly<{ kind: 'edited-meanwhile'; now: EditedDiscount }>
  /** It was used more often than the new limit allows. */
  | Readonly<{ kind: 'limit-below-uses'; uses: number }>
  | Readonly<{ kind: 'not-found' }>;

export interface DiscountEditor {
  /** Null: there is no such code. */
  read(code: string): Promise<EditedDiscount | null>;
  /** Saves over the edition that was seen. May be repeated; a sale meanwhile is no conflict and is not undone. */
  save(wanted: EditableDiscount, seenEdition: number): Promise<DiscountEdit>;
}
