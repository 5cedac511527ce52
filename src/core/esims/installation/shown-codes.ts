import { noInstallReason } from './no-install-reason.ts';

type Esim = Parameters<typeof noInstallReason>[0];

/** `folded`: behind a warning. `none`: nothing installs it any more. */
export type ShownCodes = 'open' | 'folded' | 'none';

/** How the codes of an eSIM are shown to its buyer. */
export function shownCodes(esim: Esim): ShownCodes {
  if (esim.display === 'recycled') return 'none';
  return noInstallReason(esim) === null ? 'open' : 'folded';
}
