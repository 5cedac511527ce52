import type { ShareState } from './share.ts';

/** A link gives an eSIM away while it works, and for good once it was opened. */
export function isGiven({ state, isOpened }: Readonly<{ state: ShareState; isOpened: boolean }>): boolean {
  return state === 'active' || isOpened;
}

type Use = Readonly<{
  firstConnectedAt: Date | null;
  /** When somebody first opened a link to it. */
  firstOpenedAt: Date | null;
}>;

/** It is on its owner's phone: it had connected before anybody else could install it. */
export function isInOwnersUse({ firstConnectedAt, firstOpenedAt }: Use): boolean {
  return firstConnectedAt !== null && (firstOpenedAt === null || firstConnectedAt < firstOpenedAt);
}
