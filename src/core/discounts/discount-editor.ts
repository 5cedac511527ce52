import type { Discount } from './discount.ts';

/** The fields of a code that the owner edits. The shop counts the uses itself. */
export type EditableDiscount = Omit<Discount, 'uses'>;

export type EditedDiscount = Readonly<{ discount: Discount; edition: number }>;

export type DiscountEdit =
  | Readonly<{ kind: 'saved'; edition: number }>
  /** Another editor saved first; `now` is the current value. */
  | Readonly<{ kind: 'edited-meanwhile'; now: EditedDiscount }>
  /** The code was already used more often than the new limit allows. */
  | Readonly<{ kind: 'limit-below-uses'; uses: number }>
  | Readonly<{ kind: 'not-found' }>;

export interface DiscountEditor {
  /** Null: no such code. */
  read(code: string): Promise<EditedDiscount | null>;
  /**
   * Saves over the edition that the editor saw. May be repeated. A sale in the meantime is not a conflict and is
   * not undone.
   */
  save(wanted: EditableDiscount, seenEdition: number): Promise<DiscountEdit>;
}
