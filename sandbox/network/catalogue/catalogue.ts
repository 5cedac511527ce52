export type PlanType = 'data' | 'data-voice-text';
export type ActivationPolicy = 'first-usage' | 'installation';

export type NetworkPackage = Readonly<{
  id: string;
  type: 'sim' | 'topup';
  priceCents: number;
  netPriceCents: number;
  /** Megabytes; 0 when unlimited. */
  amountMegabytes: number;
  days: number;
  isUnlimited: boolean;
  title: string;
  /** "1 GB", "500 MB" or "Unlimited". */
  data: string;
  shortInfo: string | null;
  voiceMinutes: number | null;
  sms: number | null;
  fairUsagePolicy: string | null;
}>;

export type MobileNetwork = Readonly<{ name: string; types: readonly string[] }>;
export type Coverage = Readonly<{ code: string; title: string; networks: readonly MobileNetwork[] }>;

export type Operator = Readonly<{
  id: number;
  title: string;
  slug: string;
  type: 'local' | 'global';
  planType: PlanType;
  style: 'light' | 'dark';
  gradientStart: string;
  gradientEnd: string;
  apnType: 'automatic' | 'manual';
  apnValue: string | null;
  isKycVerify: boolean;
  isRechargeable: boolean;
  activationPolicy: ActivationPolicy;
  installWindowDays: number | null;
  topupGraceWindowDays: number | null;
  info: readonly string[];
  otherInfo: string | null;
  coverages: readonly Coverage[];
  packages: readonly NetworkPackage[];
}>;

export type Destination = Readonly<{
  slug: string;
  /** ISO 3166 alpha-2, empty for regional and global destinations, as in the network's API. */
  countryCode: string;
  title: string;
  operators: readonly Operator[];
}>;

/** A package together with its operator and destination. */
export type Listing = Readonly<{ destination: Destination; operator: Operator; package: NetworkPackage }>;

export type Catalogue = Readonly<{
  destinations: readonly Destination[];
  listings: ReadonlyMap<string, Listing>;
}>;
