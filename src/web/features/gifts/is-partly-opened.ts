import type { Gift } from '#contract/orders/gifts.ts';

/** Some of its eSIMs are opened, and others can still be opened or changed. */
export function isPartlyOpened({ state, openedEsimIds }: Pick<Gift, 'state' | 'openedEsimIds'>): boolean {
  return state !== 'opened' && openedEsimIds.length > 0;
}
