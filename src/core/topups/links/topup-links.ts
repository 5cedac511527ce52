import type { TopupTargetEsim } from '../topup-possible.ts';

/** How long the link of a reminder chooses its eSIM on the top-up page. */
export const TOPUP_LINK_DAYS = 14;

/**
 * The token in the link of a reminder about data or the end of a plan. It names the eSIM to top up, as if its ICCID were
 * typed: its holder sees what is on sale and can pay for it, nothing else.
 */
export interface TopupLinks {
  /** Valid for `TOPUP_LINK_DAYS` after `now`. */
  tokenOf(esimId: string, now: Date): string;
  /** Null: it has ended, or it is not one of our tokens. */
  esimOf(token: string, now: Date): string | null;
}

/** Reads an eSIM for any caller. Null: there is none, or its price was refunded. */
export type LinkedEsimReader = (esimId: string) => Promise<TopupTargetEsim | null>;
