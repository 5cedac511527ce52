import { MOST_STARS } from '#core/reviews/review-values.ts';
import type { ReviewsView } from './reviews-view.ts';

type Product = Readonly<{ name: string; address: string; reviews: ReviewsView }>;

/**
 * Published reviews for search engines, as an addition to the product of the page, which has the same id. Only what real
 * travellers wrote; the rating beside our plans is our own opinion and is never here.
 */
export function reviewMarkup({ name, address, reviews: { count, average, newest } }: Product) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': `${address}#product`,
    name,
    ...(average === null
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating',
            ratingValue: average.value,
            bestRating: MOST_STARS,
            reviewCount: count,
          },
        }),
    review: newest.map((review) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: review.name },
      datePublished: review.day,
      inLanguage: review.language,
      reviewRating: { '@type': 'Rating', ratingValue: review.stars, bestRating: MOST_STARS },
      ...(review.text === '' ? {} : { reviewBody: review.text }),
    })),
  };
}
