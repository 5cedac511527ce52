import type { EsimStatus } from '../esim-provider.ts';
import type { EsimDisplay } from '../esim-display.ts';
import { noInstallReason } from './no-install-reason.ts';

type Esim = Parameters<typeof noInstallReason>[0];

/** `folded`: behind a warning. `none`: nothing installs it any more. */
export type ShownCodes = 'open' | 'folded' | 'none';

/** False: nothing installs it any more, so its codes leave the server for nobody. */
export function canBeInstalled(status: EsimStatus | EsimDisplay): boolean {
  return status !== 'recycled';
}

/** How the codes of an eSIM are shown to its buyer. */
export function shownCodes(esim: Esim): ShownCodes {
  if (!canBeInstalled(esim.display)) return 'none';
  return noInstallReason(esim) === null ? 'open' : 'folded';
}
