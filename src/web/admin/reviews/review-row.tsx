import { useId, useState } from 'react';
import { Star } from 'lucide-react';
import type { ShownReview } from '#contract/admin/reviews.ts';
import { MOST_STARS, REJECTIONS, type Rejection } from '#core/reviews/review-values.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ChangedMeanwhile } from '../changes/changed-meanwhile.tsx';
import { useDecision, type Decision } from './use-decision.ts';

/** One review and the decision about it. It stays in place after a decision, so that it can be taken back. */
export function ReviewRow({ listed }: Readonly<{ listed: ShownReview }>) {
  const t = useMessages('admin-reviews');
  const { review, sent, conflict, problem, isBusy, decide, takeStored, saveMine } = useDecision(listed);
  return (
    <li className="admin-row">
      <Written review={review} />
      <p role="alert" className="admin-problem">
        {problem === null ? null : t(`problem.${problem}`)}
      </p>
      {conflict === null || sent === null ? null : (
        <ChangedMeanwhile
          stored={`${t(`status.${conflict.status}`)} · ${t('stars', { count: conflict.stars })} · ${conflict.text}`}
          mine={t(`status.${sent.status}`)}
          onKeepStored={takeStored}
          onSaveMine={() => void saveMine()}
        />
      )}
      {problem === 'gone' ? null : <Actions review={review} isBusy={isBusy} onDecide={decide} />}
    </li>
  );
}

function Written({ review }: Readonly<{ review: ShownReview }>) {
  const t = useMessages('admin-reviews');
  const { dateAndTime } = useTimes();
  const { stars, text, name, language, plan, order, writtenAt, status, rejection, decidedAt } = review;
  return (
    <>
      <p className="review-line">
        <span role="img" aria-label={t('stars', { count: stars })} className="review-row-stars">
          {Array.from({ length: MOST_STARS }, (_, index) => (
            <Star key={index} aria-hidden="true" data-filled={index < stars} className="size-4" />
          ))}
        </span>
        <span className="admin-strong">{name ?? t('anonymous')}</span>
        <span className="admin-soft">{t(`writtenIn.${language}`)}</span>
        <span className="admin-soft">{dateAndTime(writtenAt)}</span>
      </p>
      {text === '' ? (
        <p className="admin-soft">{t('noText')}</p>
      ) : (
        <p lang={language} className="review-row-text">
          {text}
        </p>
      )}
      <p className="admin-soft">
        {plan} ·{' '}
        <LocalizedLink to={`/admin/orders/${order.id}`} className="admin-link">
          {t('order', { number: order.number })}
        </LocalizedLink>
      </p>
      {decidedAt === null ? null : (
        <p className="admin-strong">
          {[
            t(`status.${status}`),
            ...(rejection === null ? [] : [t(`reasons.${rejection}`)]),
            t('decidedOn', { date: dateAndTime(decidedAt) }),
          ].join(' · ')}
        </p>
      )}
    </>
  );
}

type ActionProperties = Readonly<{
  review: ShownReview;
  isBusy: boolean;
  onDecide: (decision: Decision) => Promise<boolean>;
}>;

function Actions({ review, isBusy, onDecide }: ActionProperties) {
  const t = useMessages('admin-reviews');
  const reasonId = useId();
  const [rejection, setRejection] = useState<Rejection>('off-topic');
  const decide = (decision: Decision) => () => {
    if (!isBusy) void onDecide(decision);
  };
  if (review.status !== 'waiting')
    return (
      <div className="admin-actions">
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-disabled={isBusy}
          onClick={decide({ status: 'waiting', rejection: null })}
        >
          {t(isBusy ? 'busy' : 'undo')}
        </button>
      </div>
    );
  return (
    <div className="admin-actions">
      <button
        type="button"
        className={buttonClass('primary')}
        aria-disabled={isBusy}
        onClick={decide({ status: 'published', rejection: null })}
      >
        {t(isBusy ? 'busy' : 'publish')}
      </button>
      <label htmlFor={reasonId} className="admin-tick review-reason">
        {t('reason')}
        <select
          id={reasonId}
          className="field"
          value={rejection}
          onChange={({ target }) =>
            setRejection(REJECTIONS.find((one) => one === target.value) ?? 'off-topic')
          }
        >
          {REJECTIONS.map((one) => (
            <option key={one} value={one}>
              {t(`reasons.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isBusy}
        onClick={decide({ status: 'rejected', rejection })}
      >
        {t('reject')}
      </button>
    </div>
  );
}
