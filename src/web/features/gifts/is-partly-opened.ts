import type { Gift } from '#contract/orders/gifts.ts';

/** Some of its eSIMs are opened, and others can still be opened or changed. */
export function isPartlyOpened({ state, openedCount }: Pick<Gift, 'state' | 'openedCount'>): boolean {
  return state !== 'opened' && openedCount > 0;
}
