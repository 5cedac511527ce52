import type { Offer } from '#core/orders/checkout/offer.ts';
import type { Rejection, ReviewStatus } from './review-values.ts';
import type { WrittenReview } from './review.ts';

/** A review as staff see it: without the address of its author. */
export type StaffReview = WrittenReview &
  Readonly<{
    id: string;
    /** For the next page of a list. */
    cursor: string;
    status: ReviewStatus;
    rejection: Rejection | null;
    writtenAt: Date;
    decidedAt: Date | null;
    edition: number;
    order: Readonly<{ id: string; number: number }>;
    described: Offer['described'];
  }>;

export type ReviewDecision =
  | Readonly<{ status: 'published'; rejection: null }>
  /** The decision before is taken back. */
  | Readonly<{ status: 'waiting'; rejection: null }>
  | Readonly<{ status: 'rejected'; rejection: Rejection }>;

/** `edition`: of the review that was read. `by`: the user id of the member of staff. */
export type DecidedReview = Readonly<{
  id: string;
  edition: number;
  decision: ReviewDecision;
  by: string;
  at: Date;
}>;

export type DecideOutcome =
  | Readonly<{ kind: 'saved'; review: StaffReview }>
  /** Its author or another member of staff changed it meanwhile. Nothing was saved. */
  | Readonly<{ kind: 'changed'; review: StaffReview }>
  | Readonly<{ kind: 'not-found' }>;

/** All reviews, for staff. */
export interface StaffReviews {
  /** Newest first; `before` is the cursor of the last one of the page before. */
  list(
    page: Readonly<{ status: ReviewStatus; before: string | null; most: number }>,
  ): Promise<readonly StaffReview[]>;
  /** Saves a decision and its audit entry. The same decision sent twice is saved once. */
  decide(decided: DecidedReview): Promise<DecideOutcome>;
}
