import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { REVIEW_STATUSES, type ReviewStatus } from '#core/reviews/review-values.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { InboxTabs } from '../inbox/inbox-tabs.tsx';
import { fetchReviews } from './review-requests.ts';
import { ReviewRow } from './review-row.tsx';

/** What travellers wrote: those that wait for a decision first. */
export default function ReviewsScreen() {
  const t = useMessages('admin-reviews');
  const [params] = useSearchParams();
  const chosen = REVIEW_STATUSES.find((status) => status === params.get('status')) ?? 'waiting';
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      <InboxTabs current="reviews" />
      <nav aria-label={t('filter')} className="admin-chips">
        {REVIEW_STATUSES.map((status) => (
          <LocalizedLink
            key={status}
            to={status === 'waiting' ? '/admin/reviews' : `/admin/reviews?status=${status}`}
            className="admin-chip"
            {...(status === chosen ? { 'aria-current': 'page' as const } : {})}
          >
            {t(`status.${status}`)}
          </LocalizedLink>
        ))}
      </nav>
      <Results key={chosen} status={chosen} />
    </>
  );
}

function Results({ status }: Readonly<{ status: ReviewStatus }>) {
  /** The `before` of each page that is shown; null is the newest. */
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return pages.map((before, index) => (
    <Page
      key={before ?? 'newest'}
      status={status}
      before={before}
      onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
    />
  ));
}

type PageProperties = Readonly<{
  status: ReviewStatus;
  before: string | null;
  onOlder: ((before: string) => void) | null;
}>;

function Page({ status, before, onOlder }: PageProperties) {
  const t = useMessages('admin-reviews');
  const language = useLanguage();
  const { data, isPending, refetch } = useMyQuery(
    ['staff', 'reviews', status, String(before), language],
    ({ signal }) => fetchReviews({ signal, status, before, language }),
  );
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  const { reviews, next } = data;
  if (reviews.length === 0) return <BoxEmpty>{t(`empty.${status}`)}</BoxEmpty>;
  return (
    <>
      <ul className="admin-list">
        {reviews.map((review) => (
          <ReviewRow key={`${review.id} ${review.edition}`} listed={review} />
        ))}
      </ul>
      {next === null || onOlder === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onOlder(next)}>
          {t('older')}
        </button>
      )}
    </>
  );
}
