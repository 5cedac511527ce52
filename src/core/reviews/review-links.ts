import type { Offer } from '#core/orders/checkout/offer.ts';
import type { ReviewStatus } from './review-values.ts';
import type { WrittenReview } from './review.ts';

/** The token of a review link has 128 bits and is derived from the eSIM's id, so that a worker can write it again. */
export interface ReviewTokens {
  /** 22 characters of base64url. */
  tokenOf(esimId: string): string;
  /** What is stored: its SHA-256. */
  hashOf(token: string): Uint8Array;
}

export interface ReviewRequests {
  /**
   * Makes the link for an eSIM and returns its token, the same each time. Null: the order was asked about another of
   * its eSIMs.
   */
  ask(request: Readonly<{ esimId: string; email: string }>, at: Date): Promise<string | null>;
}

export type OpenedReview = Readonly<{
  described: Offer['described'];
  /** Null: nothing is written yet. */
  written: (WrittenReview & Readonly<{ status: ReviewStatus }>) | null;
}>;

/** Reviews for the person who has the link. The token is the only permission. */
export interface ReviewLinks {
  /** Null: no such link. */
  find(token: string): Promise<OpenedReview | null>;
  /** Writes or changes the review. `closed`: staff decided about it. */
  write(token: string, review: WrittenReview, at: Date): Promise<'saved' | 'closed' | 'unknown'>;
  /** Deletes what was written, also after it was published. The link stays. False: no such link. */
  withdraw(token: string): Promise<boolean>;
}
