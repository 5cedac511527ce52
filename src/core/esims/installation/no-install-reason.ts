import type { GiftState } from '#core/gifts/gift.ts';
import type { PlanEnd } from '../dashboard/plan-end.ts';
import type { EsimDisplay } from '../esim-display.ts';

type Esim = Readonly<{
  display: EsimDisplay;
  /** Its owner returns it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
  /** Null: it was not bought for somebody else. */
  gift: Readonly<{ state: GiftState; openedAt: string | null }> | null;
  /** Null: its owner did not give it away by a link. */
  given: Readonly<{ isOpened: boolean; isInOwnersUse: boolean }> | null;
}>;

/**
 * `returned`: using it costs the refund. `theirs`: its recipient has the codes, and it installs only once. `gift`: it
 * was bought for somebody who has not opened it yet.
 */
export type NoInstallReason = 'returned' | 'theirs' | 'gift';

/** Why its buyer should not install an eSIM; null for one that is the buyer's to install. */
export function noInstallReason({ display, hasOpenWithdrawal, gift, given }: Esim): NoInstallReason | null {
  if (hasOpenWithdrawal) return 'returned';
  if ((gift !== null && gift.openedAt !== null) || (given !== null && given.isOpened && !given.isInOwnersUse))
    return 'theirs';
  // One that is on a phone already was kept by its buyer.
  return gift !== null && gift.state !== 'ended' && display === 'ready_to_install' ? 'gift' : null;
}

/** It is another person's and is marked as installed, or has connected. */
export function isOnTheirPhone(esim: Esim): boolean {
  return noInstallReason(esim) === 'theirs' && esim.display !== 'ready_to_install';
}

/** A link to it works, and it is on no phone yet: sharing comes next, not installing, which would take it away. */
export function isSent({ display, given }: Pick<Esim, 'display' | 'given'>): boolean {
  return display === 'ready_to_install' && given !== null && !given.isInOwnersUse;
}

/**
 * Whether a screen warns its buyer against installing it. Once its plan has ended, whose it is matters no more: a top-up or
 * a new plan does. A returned one stays a warning: using it costs the refund.
 */
export function isNotToInstall(esim: Esim, end: PlanEnd | null): boolean {
  const reason = noInstallReason(esim);
  return reason === 'returned' || (reason !== null && end === null);
}
