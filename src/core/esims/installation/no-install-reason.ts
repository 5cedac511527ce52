type Esim = Readonly<{
  /** Its owner returns it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
  /** Null: it was not bought for somebody else. */
  gift: Readonly<{ openedAt: string | null }> | null;
  /** Null: its owner did not give it away by a link. */
  given: Readonly<{ isOpened: boolean }> | null;
}>;

/** `returned`: using it costs the refund. `theirs`: its recipient has the codes, and it installs only once. */
export type NoInstallReason = 'returned' | 'theirs';

/** Why its buyer should not install an eSIM; null for one that is the buyer's to install. */
export function noInstallReason({ hasOpenWithdrawal, gift, given }: Esim): NoInstallReason | null {
  if (hasOpenWithdrawal) return 'returned';
  return (gift !== null && gift.openedAt !== null) || given?.isOpened === true ? 'theirs' : null;
}
