import type { Offer } from '#core/orders/checkout/offer.ts';
import type { WrittenReview } from './review.ts';
import type { ReviewScore } from './review-score.ts';

/** So many reviews are shown on the page of a destination. */
export const REVIEWS_SHOWN = 5;

export type PublishedReview = WrittenReview &
  Readonly<{ id: string; writtenAt: Date; described: Offer['described'] }>;

export type DestinationReviews = Readonly<{
  score: ReviewScore;
  /** Newest first, at most `REVIEWS_SHOWN`. */
  newest: readonly PublishedReview[];
}>;

export const NO_REVIEWS: DestinationReviews = { score: { count: 0, average: null }, newest: [] };

export interface PublishedReviews {
  /** By the slug of the destination. Destinations without a published review are absent. */
  read(): Promise<ReadonlyMap<string, DestinationReviews>>;
  /** Calls the listener whenever a published review changed. Returns a function that stops it. */
  onChange(listener: () => void): Promise<() => Promise<void>>;
}
