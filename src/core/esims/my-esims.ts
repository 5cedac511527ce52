import type { OperatorCoverage } from '#core/catalogue/packages/package.ts';
import type { Gift } from '#core/gifts/gift.ts';
import type { Offer } from '#core/orders/checkout/offer.ts';
import type { Share } from '#core/shares/share.ts';
import type { UnitNumber } from '#core/orders/number-units.ts';
import type { DeliveredEsim } from '#core/orders/order-progress.ts';
import type { EsimStatus } from './esim-provider.ts';
import type { DataFigures } from './usage/apply-reading.ts';

/** A top-up that was added to an eSIM, by whomever. */
export type OwnedTopup = Readonly<{ unitId: string; described: Offer['described']; boughtAt: Date }>;

/** An eSIM as its owner sees it in the account, without the codes that install it. */
export type OwnedEsim = Readonly<{
  id: string;
  described: Offer['described'];
  /** Its number among the units of its order with the same title; null when it is the only one. */
  number: UnitNumber | null;
  /** The name that its owner gave it. */
  name: string | null;
  iccid: string;
  status: EsimStatus;
  /** When the customer marked it as installed. */
  installedAt: Date | null;
  /** What the network reported. */
  firstConnectedAt: Date | null;
  expiresAt: Date | null;
  /** The last figures of the network. Null: none yet. */
  figures: DataFigures | null;
  /** The time of the last reading. */
  readAt: Date | null;
  refreshedAt: Date | null;
  /** False: it is never read again. */
  isStillRead: boolean;
  orderNumber: string;
  /** Its owner returns it, and nobody has decided yet. */
  hasOpenWithdrawal: boolean;
  /** Its whole price was refunded, or will be. */
  isWhollyRefunded: boolean;
  /** Set when it was bought for someone else and not kept: the gift as far as this eSIM is concerned. */
  gift: Gift | null;
  /** The newest link to it, which may have ended. */
  share: Share | null;
  /** The newest link to it that was opened, which may have ended, too. */
  openedShare: Share | null;
  /** When somebody first opened a link to it, the newest one or an earlier one. */
  firstOpenedAt: Date | null;
  createdAt: Date;
  /** The address of the destination's page: `japan` in /esim/japan. */
  destinationSlug: string;
  /** Whether the catalogue says that its operator has top-ups. The network decides. */
  isRechargeable: boolean;
  /** Oldest first, which is the order they run in. */
  topups: readonly OwnedTopup[];
}>;

export type EsimDetails = OwnedEsim &
  Readonly<{
    /** Its order, which the address of the order's page has. */
    orderId: string;
    smdpAddress: string;
    apn: DeliveredEsim['esim']['apn'];
    operatorCoverages: readonly OperatorCoverage[];
  }>;

/**
 * The eSIMs of an account. For every function an eSIM of another customer does not exist.
 */
export interface MyEsims {
  /** Newest first. */
  list(userId: string): Promise<readonly OwnedEsim[]>;
  /** The eSIMs of one of the customer's orders, in the order of its units. */
  listOfOrder(userId: string, orderNumber: string): Promise<readonly OwnedEsim[]>;
  find(userId: string, esimId: string): Promise<EsimDetails | null>;
  /** The codes that install it. Its status decides whether they may be shown. */
  findInstall(
    userId: string,
    esimId: string,
  ): Promise<(DeliveredEsim & Readonly<{ status: EsimStatus }>) | null>;
  /** `at` null takes the mark back; marking again keeps the first time. */
  markInstalled(userId: string, esimId: string, at: Date | null): Promise<void>;
  /** Null removes the name. */
  rename(userId: string, esimId: string, name: string | null): Promise<void>;
}
