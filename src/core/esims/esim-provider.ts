export type IssuedEsim = Readonly<{
  iccid: string;
  smdpAddress: string;
  matchingId: string;
  /** The LPA string that a QR code carries: `LPA:1$smdp$matching-id`. */
  activationCode: string;
  appleInstallUrl: string | null;
  apn: Readonly<{ kind: 'automatic' | 'manual'; value: string | null }>;
  vendorOrderId: string;
}>;

/** Adapters decide the kind from status codes and vendor error codes, never from message text alone. */
export type IssueResult =
  | { kind: 'issued'; esim: IssuedEsim }
  /** The vendor refused for good, for example the plan was withdrawn. */
  | { kind: 'rejected'; vendorCode: string }
  /**
   * "Not now", for example 429, 503 or our wallet is empty. Nothing was bought. `vendorCode` says which,
   * so that an empty wallet can be told to the owner.
   */
  | { kind: 'try-later'; retryAfterSeconds: number | null; vendorCode: string | null }
  /** No answer, for example a timeout. It may have been bought: retry only with the same reference. */
  | { kind: 'unknown' };

export type TopupResult =
  { kind: 'topped-up'; vendorOrderId: string } | Exclude<IssueResult, { kind: 'issued' }>;

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

/** Reading answers: `absent` means the network does not know this eSIM. */
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
 * What is bought once. `attempt` counts the calls made for this reference, this one included; the caller
 * stores it before it calls. 1 promises that nobody has called before: only then is the look-up left out.
 */
export type Purchase = Readonly<{
  reference: string;
  packageId: string;
  attempt: number;
  /** The first call may not be the first: our database may have forgotten one. The reference is looked up first. */
  mayBeBought?: boolean;
  /**
   * Looked at in the very moment before the purchase is sent, after everything that had to be waited for: later,
   * another may be buying under this reference, and a process that slept would not know. It is then `try-later`.
   */
  notAfter?: Date;
}>;

/** What was bought under a reference. `unknown`: the network cannot tell now. */
export type FoundEsim = { kind: 'found'; esim: IssuedEsim } | { kind: 'none' } | { kind: 'unknown' };

/** An order as the network lists it: one eSIM or top-up that was paid from our wallet. */
export type ListedOrder = Readonly<{
  vendorOrderId: string;
  /** Ours, from the purchase. Null: somebody bought it without this shop. */
  reference: string | null;
  packageId: string;
}>;

/** A wholesaler we buy eSIM profiles from. One adapter per vendor, under `src/adapters/`. */
export interface EsimProvider {
  /**
   * Buys one eSIM. Asking again with the same `reference` returns the first eSIM, never a second: from the
   * second attempt on, the adapter looks the reference up before it buys. An order the vendor marks failed
   * or refunded is not a delivery. After `unknown`, leave the vendor a minute to finish before asking again:
   * an order still being made cannot be looked up yet.
   */
  issueEsim(purchase: Purchase): Promise<IssueResult>;
  /** Looks a reference up and buys nothing. */
  findEsim(reference: string): Promise<FoundEsim>;
  /** Adds a package to an eSIM, once per `reference`, with the same promises. */
  topUp(purchase: Purchase & Readonly<{ iccid: string }>): Promise<TopupResult>;
  /**
   * All orders of these days that were not failed or refunded: whole or not at all. Some of the day before and after
   * may be among them, because the network counts days in its own time.
   */
  listOrders(period: Readonly<{ from: Date; to: Date }>): Promise<ReadResult<readonly ListedOrder[]>>;
  readUsage(iccid: string): Promise<ReadResult<EsimUsage>>;
  readTopups(iccid: string): Promise<ReadResult<readonly TopupOffer[]>>;
  readInstallSteps(iccid: string, language: 'en' | 'es'): Promise<ReadResult<InstallSteps>>;
}
