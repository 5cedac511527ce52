import { DAY_MS } from '#core/durations.ts';
import type { EsimStatus } from '#core/esims/esim-provider.ts';
import { isEnded } from '#core/esims/usage/apply-reading.ts';
import { isNetworkIccid } from './iccid/iccid.ts';

/**
 * Why an eSIM cannot be topped up. `expired`: the time to top up after its end has passed. `not-rechargeable`: the
 * network offers nothing for it. `withdrawal-open`: its owner returns it. `none`: we sell nothing of what it offers, its price was
 * refunded, or nothing may be said about the eSIM.
 */
export type NoTopupReason =
  | 'none'
  | 'recycled'
  | 'expired'
  | 'not-rechargeable'
  | 'no-iccid'
  | 'withdrawal-open';

export type TopupTargetEsim = Readonly<{
  iccid: string;
  status: EsimStatus;
  expiresAt: Date | null;
  /** The days after its end in which the network accepts a top-up. Null: not stated, so only the network knows. */
  graceDays: number | null;
  /** Its owner returns it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
  /** Its whole price was refunded, or will be. */
  isWhollyRefunded: boolean;
}>;

/** What our own records say about topping up an eSIM. Null: nothing against it; the network decides. */
export function whyNoTopupPossible(esim: TopupTargetEsim, now: Date): NoTopupReason | null {
  if (esim.hasOpenWithdrawal) return 'withdrawal-open';
  if (esim.isWhollyRefunded) return 'none';
  if (esim.status === 'recycled') return 'recycled';
  if (!isNetworkIccid(esim.iccid)) return 'no-iccid';
  return isFinallyExpired(esim, now) ? 'expired' : null;
}

function isFinallyExpired({ status, expiresAt, graceDays }: TopupTargetEsim, now: Date): boolean {
  if (!isEnded(status) || expiresAt === null || graceDays === null) return false;
  return now.getTime() > expiresAt.getTime() + graceDays * DAY_MS;
}
