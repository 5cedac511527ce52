import type { ShopReader } from '#contract/shop-reader.ts';
import type { Language } from '#core/language.ts';
import { unitTitle } from '#core/plans/texts/unit-title.ts';
import type { PublishedReview } from '#core/reviews/published-reviews.ts';
import { averageText } from '#core/reviews/review-score.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { ReviewsView, ReviewView } from './reviews-view.ts';

const DAY_LENGTH = 'yyyy-mm-dd'.length;

/** Published reviews of a destination. Null: there are none, and nothing about ratings is shown. */
export function readReviews(
  shop: Pick<ShopReader, 'reviewsOf'>,
  slug: string,
  language: Language,
): ReviewsView | null {
  const { score, newest } = shop.reviewsOf(slug);
  if (newest.length === 0) return null;
  const { count, average } = score;
  return {
    count,
    average: average === null ? null : { value: average, text: averageText(average, language) },
    newest: newest.map((review) => show(review, language)),
  };
}

function show(
  { id, stars, text, name, language: written, writtenAt, described }: PublishedReview,
  language: Language,
): ReviewView {
  return {
    id,
    stars,
    text,
    name: name ?? messagesOf(language, 'claims')('traveller'),
    language: written,
    plan: unitTitle(described, { language, messagesOf }),
    date: new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(writtenAt),
    day: writtenAt.toISOString().slice(0, DAY_LENGTH),
  };
}
