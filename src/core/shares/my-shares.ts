import type { Language } from '#core/language.ts';
import type { OwnedEsim } from '#core/esims/my-esims.ts';
import type { Share, ShareChannel } from './share.ts';

/** One eSIM of a customer. */
export type OwnEsim = Readonly<{ userId: string; esimId: string }>;
export type OwnShare = OwnEsim & Readonly<{ shareId: string }>;

export type NewShare = Readonly<{
  channel: Exclude<ShareChannel, 'gift'>;
  language: Language;
  /** Shown to the sender with the link. The name of the eSIM stays as it is. */
  recipientName: string | null;
  /** Only for `email`: the shop sends the link there. */
  recipient: string | null;
}>;

/** How a link that exists is sent. */
export type ShareWay = Pick<NewShare, 'channel' | 'recipient'>;

/**
 * `ended`: the eSIM has connected, its plan has ended, or it was refunded; or the link has ended. `withdrawal-open`: its owner returns it, and
 * nobody has decided yet.
 */
export type ShareOutcome =
  | Readonly<{ kind: 'shared'; share: Share }>
  | Readonly<{ kind: 'not-found' | 'ended' | 'withdrawal-open' }>;

/** An eSIM of an order with the newest link to it. */
export type HandedOut = Readonly<{ esim: OwnedEsim; isRefunded: boolean }>;

/** The share links of an account. For every function an eSIM of another customer does not exist. */
export interface MyShares {
  /**
   * A new link. Ends earlier links to the same eSIM that nobody has opened. For `email` it also stores the mail and queues its
   * job, in the same transaction.
   */
  create(of: OwnEsim, share: NewShare, at: Date): Promise<ShareOutcome>;
  /** Newest first. Null: no such eSIM. */
  list(of: OwnEsim): Promise<readonly Share[] | null>;
  /** Ends a link; an ended one stays as it is. */
  revoke(of: OwnShare, at: Date): Promise<ShareOutcome>;
  /** The same link again, by the same channel or another `way`. For `email` it queues one more mail. */
  remind(of: OwnShare, at: Date, way?: ShareWay): Promise<ShareOutcome>;
  find(of: OwnShare): Promise<Share | null>;
  /** The eSIMs of one order of this customer. Empty: no such order, or it is a gift. */
  handOut(userId: string, orderNumber: string): Promise<readonly HandedOut[]>;
}
