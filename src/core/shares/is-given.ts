import type { ShareState } from './share.ts';

/** A link gives an eSIM away while it works, and for good once it was opened. */
export function isGiven({ state, isOpened }: Readonly<{ state: ShareState; isOpened: boolean }>): boolean {
  return state === 'active' || isOpened;
}
