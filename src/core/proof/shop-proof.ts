import type { DestinationReviews } from '#core/reviews/published-reviews.ts';
import type { DeliveryFacts } from './delivery-facts.ts';

/** What pages say about the shop from its own data. Pages rendered with equal editions show the same. */
export type ShopProof = Readonly<{
  deliveries: DeliveryFacts | null;
  /** By the slug of the destination. */
  reviews: ReadonlyMap<string, DestinationReviews>;
  edition: number;
}>;

export const NO_PROOF: ShopProof = { deliveries: null, reviews: new Map(), edition: 0 };
