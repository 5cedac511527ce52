import { BadgeCheck, Star } from 'lucide-react';
import { MOST_STARS } from '#core/reviews/review-values.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { StructuredData } from '../../document/structured-data.tsx';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { reviewMarkup } from './review-markup.ts';
import type { ReviewsView, ReviewView } from './reviews-view.ts';

type Properties = Readonly<{
  /** Null: there are none, and nothing is shown. */
  reviews: ReviewsView | null;
  slug: string;
  /** Of the page, for search engines. */
  title: string;
}>;

/** What travellers wrote about the plans of a destination. */
export function DestinationReviews({ reviews, slug, title }: Properties) {
  return reviews === null ? null : <Reviews reviews={reviews} slug={slug} title={title} />;
}

function Reviews({ reviews, slug, title }: Properties & Readonly<{ reviews: ReviewsView }>) {
  const t = useMessages('reviews');
  const path = useLocalizedPath();
  const { origin } = usePageFacts();
  const { count, average, newest } = reviews;
  return (
    <section className="mt-12" aria-labelledby="reviews-heading">
      <h2 id="reviews-heading" className="text-2xl">
        {t('heading')}
      </h2>
      <p className="mt-2 font-semibold">
        {average === null ? t('count', { count }) : t('average', { count, average: average.text })}
        {count > newest.length ? (
          <span className="font-normal text-ink-soft"> {t('newest', { shown: newest.length })}</span>
        ) : null}
      </p>
      <p className="mt-2 max-w-prose text-ink-soft">{t('how')}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2">
        {newest.map((review) => (
          <OneReview key={review.id} review={review} />
        ))}
      </ul>
      <StructuredData
        facts={reviewMarkup({ name: title, address: origin + path(`/esim/${slug}`), reviews })}
      />
    </section>
  );
}

function OneReview({ review }: Readonly<{ review: ReviewView }>) {
  const t = useMessages('reviews');
  const { stars, text, name, language, plan, date, day } = review;
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Stars stars={stars} />
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <time dateTime={day} className="text-ink-soft">
          {date}
        </time>
      </p>
      {text === '' ? null : (
        <p lang={language} className="max-w-prose whitespace-pre-line wrap-anywhere">
          {text}
        </p>
      )}
      <p className="mt-auto flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1">
          <BadgeCheck aria-hidden="true" className="size-4 shrink-0 text-good" />
          {t('verified')}
        </span>
        <span>{plan}</span>
      </p>
    </li>
  );
}

function Stars({ stars }: Readonly<{ stars: number }>) {
  const t = useMessages('reviews');
  return (
    <span role="img" aria-label={t('stars', { count: stars })} className="inline-flex">
      {Array.from({ length: MOST_STARS }, (_, index) => (
        <Star
          key={index}
          aria-hidden="true"
          className={`size-5 ${index < stars ? 'fill-sun text-sun' : 'text-ink-soft'}`}
        />
      ))}
    </span>
  );
}
