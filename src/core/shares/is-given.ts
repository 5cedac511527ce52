import { type Share, shareState, type ShareState } from './share.ts';

/** A link gives an eSIM away while it works, and for good once it was opened. */
export function isGiven({ state, isOpened }: Readonly<{ state: ShareState; isOpened: boolean }>): boolean {
  return state === 'active' || isOpened;
}

type Links = Readonly<{
  /** The newest link, which may have ended. */
  share: Share | null;
  /** The newest link that was opened. */
  openedShare: Share | null;
}>;

/** The newest link that gives the eSIM away. A new link ends those that nobody has opened, so only opened ones outlive it. */
export function givenShare({ share, openedShare }: Links, now: Date): Share | null {
  if (share === null) return null;
  const isOpened = share.revealedAt !== null;
  return isGiven({ state: shareState(share, now), isOpened }) ? share : openedShare;
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
