import type { PublishedReview } from '#core/reviews/published-reviews.ts';
import { aPackage } from '#tests/builders/package.ts';

export function aPublishedReview(changes: Partial<PublishedReview> = {}): PublishedReview {
  return {
    id: 'review-1',
    stars: 4,
    text: 'Fast everywhere.',
    name: 'Ana',
    language: 'en',
    writtenAt: new Date('2026-11-12T23:30:00Z'),
    described: aPackage(),
    ...changes,
  };
}
