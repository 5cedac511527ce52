import type { CoverageType } from '#core/catalogue/packages/package.ts';
import type { EsimStatus } from '#core/esims/esim-provider.ts';

/** What the travel collection needs to know about an eSIM. */
export type CollectedEsim = Readonly<{
  id: string;
  /** The country of a local plan; null for regional and global plans. */
  countryCode: string | null;
  coverage: CoverageType;
  status: EsimStatus;
  /** What the network reported. Null: not connected yet. */
  firstConnectedAt: Date | null;
  /** Null: its days have not started. */
  expiresAt: Date | null;
  /** It is a gift, or somebody opened a link to it: another person travels with it. */
  isGivenAway: boolean;
  /** When somebody first opened a link to it, also one of a gift. */
  firstOpenedAt: Date | null;
  /** Its owner returns it, or its whole price was refunded. */
  isReturned: boolean;
}>;

export interface CollectedEsims {
  /** Every eSIM of this customer, oldest first. An eSIM of another customer does not exist. */
  ofCustomer(userId: string): Promise<readonly CollectedEsim[]>;
}
