import type { EsimDisplay } from '#core/esims/esim-display.ts';

type Esim = Readonly<{ display: EsimDisplay; iccid: string }>;

/**
 * Why an eSIM certainly cannot be topped up, as far as its status says; null otherwise. Whether the network offers
 * top-ups for it is known only when they are read.
 */
export function whyNoTopup({ display, iccid }: Esim): 'recycled' | 'no-iccid' | null {
  if (iccid === '') return 'no-iccid';
  return display === 'recycled' ? 'recycled' : null;
}
