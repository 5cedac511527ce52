import { HOUR_MS } from '#core/durations.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import type { EsimStatus } from '#core/esims/esim-provider.ts';
import type { Language } from '#core/language.ts';

/** How the link reaches its recipient. `gift`: the shop sends it on the day the buyer chose. */
export type ShareChannel = 'whatsapp' | 'sms' | 'email' | 'link' | 'code' | 'gift';

export const SHARE_MS = 72 * HOUR_MS;

/** A secret link to install one eSIM, as its owner sees it: without the secret. */
export type Share = Readonly<{
  id: string;
  channel: ShareChannel;
  /** In which its recipient is addressed. */
  language: Language;
  /** The address to which the shop sends it. Null for other channels. */
  recipient: string | null;
  /** As the sender typed it. */
  recipientName: string | null;
  createdAt: Date;
  expiresAt: Date;
  revokedAt: Date | null;
  /** The first time its recipient pressed the button. */
  revealedAt: Date | null;
}>;

export type ShareState = 'active' | 'revoked' | 'expired';

export function shareState(share: Pick<Share, 'expiresAt' | 'revokedAt'>, now: Date): ShareState {
  if (share.revokedAt !== null) return 'revoked';
  return share.expiresAt <= now ? 'expired' : 'active';
}

export function shareEnd(createdAt: Date): Date {
  return new Date(createdAt.getTime() + SHARE_MS);
}

type Shareable = Readonly<{
  status: EsimStatus;
  /** The end of the running package, ISO 8601. */
  expiresAt: string | null;
  /** When the network first saw it. Null: it has not connected. */
  firstConnectedAt: string | Date | null;
  /** Top-ups that start by themselves when it ends. */
  waiting: readonly unknown[];
  isRefunded: boolean;
  /** The customer returns it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
  /** It is meant for the recipient of the gift, and has links of its own. */
  isGift: boolean;
}>;

/**
 * An eSIM that has connected is on a phone, and most can be installed only once. One whose plan has ended, or whose money is or
 * may be refunded, is of no use to its recipient.
 */
export function canBeShared(esim: Shareable, now: Date): boolean {
  const { status, expiresAt, firstConnectedAt, waiting, isRefunded, hasOpenWithdrawal, isGift } = esim;
  const hasEnded = planEnd({ display: status, expiresAt, waiting }, now) !== null;
  return firstConnectedAt === null && !hasEnded && !isRefunded && !hasOpenWithdrawal && !isGift;
}
