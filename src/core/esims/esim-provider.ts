import type { Language } from '#core/language.ts';

export type IssuedEsim = Readonly<{
  iccid: string;
  smdpAddress: string;
  matchingId: string;
  /** The LPA string of the QR code: `LPA:1$smdp$matching-id`. */
  activationCode: string;
  appleInstallUrl: string | null;
  apn: Readonly<{ kind: 'automatic' | 'manual'; value: string | null }>;
  vendorOrderId: string;
}>;

/** Adapters derive the kind from status codes and vendor error codes, never from message text alone. */
export type IssueResult =
  | { kind: 'issued'; esim: IssuedEsim }
  /** The vendor refused permanently, for example because the plan was withdrawn. */
  | { kind: 'rejected'; vendorCode: string }
  /**
   * Temporary refusal, for example 429, 503 or an empty wallet. Nothing was bought. `vendorCode` is the cause, so
   * that the owner gets an alert about an empty wallet.
   */
  | { kind: 'try-later'; retryAfterSeconds: number | null; vendorCode: string | null }
  /** No response, for example a timeout. The eSIM may have been bought: retry only with the same reference. */
  | { kind: 'unknown' };

export type TopupResult =
  | { kind: 'topped-up'; vendorOrderId: string }
  | Exclude<IssueResult, { kind: 'issued' }>;

export const ESIM_STATUSES = [
  'ready_to_activate',
  'active',
  'expired',
  'finished',
  'recycled',
  'pending',
  'unknown',
] as const;
export type EsimStatus = (typeof ESIM_STATUSES)[number];

export type EsimUsage = Readonly<{
  status: EsimStatus;
  totalMegabytes: number;
  remainingMegabytes: number;
  isUnlimited: boolean;
  expiresAt: Date | null;
  remainingVoiceMinutes: number;
  remainingSms: number;
}>;

/** The result of a read. `absent`: the network does not know this eSIM. */
export type ReadResult<T> =
  | { kind: 'read'; value: T }
  | { kind: 'absent' }
  | { kind: 'try-later'; retryAfterSeconds: number | null; vendorCode: string | null }
  | { kind: 'unknown' };

export type TopupOffer = Readonly<{
  packageId: string;
  priceCents: number;
  dataAmount: string;
  validityDays: number;
  voiceMinutes: number;
  sms: number;
}>;

export type InstallSteps = Readonly<{
  language: string;
  platforms: readonly Readonly<{
    system: 'ios' | 'android';
    version: string | null;
    qr: readonly string[];
    manual: readonly string[];
    network: readonly string[];
  }>[];
}>;

/**
 * A purchase that must happen once. `attempt` counts the calls made for this reference, this one included; the
 * caller stores it before the call. 1 guarantees that no call was made before: only then is the look-up skipped.
 */
export type Purchase = Readonly<{
  reference: string;
  packageId: string;
  attempt: number;
  /** The first call may not be the first: our database may have lost one. The reference is looked up first. */
  mayBeBought?: boolean;
  /**
   * Checked immediately before the purchase is sent, after all waiting. After this time another attempt may buy
   * under the same reference, and a process that was suspended would not know. The result is then `try-later`.
   */
  notAfter?: Date;
}>;

/** The eSIM bought under a reference. `unknown`: the network cannot return it now. */
export type FoundEsim = { kind: 'found'; esim: IssuedEsim } | { kind: 'none' } | { kind: 'unknown' };

/** The top-up bought under a reference. `unknown`: the network cannot return it now. */
export type FoundTopup = { kind: 'found'; vendorOrderId: string } | { kind: 'none' } | { kind: 'unknown' };

/** An order in the network's list: one eSIM or top-up that was paid from our wallet. */
export type ListedOrder = Readonly<{
  vendorOrderId: string;
  /** Our reference from the purchase. Null: it was not bought by this shop. */
  reference: string | null;
  packageId: string;
}>;

/** A wholesaler that sells us eSIM profiles. One adapter per vendor, under `src/adapters/`. */
export interface EsimProvider {
  /**
   * Buys one eSIM. A repeated call with the same `reference` returns the first eSIM, never a second: from the
   * second attempt on, the adapter looks up the reference before it buys. An order that the vendor marks as failed
   * or refunded is not a delivery. After `unknown`, wait a minute before the next call: an order in progress cannot
   * be looked up yet.
   */
  issueEsim(purchase: Purchase): Promise<IssueResult>;
  /** Looks up a reference; buys nothing. */
  findEsim(reference: string): Promise<FoundEsim>;
  /** Adds a package to an eSIM, once per `reference`, with the same guarantees. */
  topUp(purchase: Purchase & Readonly<{ iccid: string }>): Promise<TopupResult>;
  /** Looks up the reference of a top-up; buys nothing. */
  findTopup(reference: string): Promise<FoundTopup>;
  /**
   * All orders of these days, without failed or refunded ones: the complete list or an error. It may include orders
   * of the day before and after, because the network uses its own time zone.
   */
  listOrders(period: Readonly<{ from: Date; to: Date }>): Promise<ReadResult<readonly ListedOrder[]>>;
  readUsage(iccid: string): Promise<ReadResult<EsimUsage>>;
  /** `recycled`: the network deleted the eSIM, so nothing can be added to it. */
  readTopups(iccid: string): Promise<ReadResult<readonly TopupOffer[]> | { kind: 'recycled' }>;
  readInstallSteps(iccid: string, language: Language): Promise<ReadResult<InstallSteps>>;
}
