import { useEffect, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import type { ReviewLinkResponse } from '#contract/reviews.ts';
import { focusShown } from '../../browser/focus-shown.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { LinkFailure, UnknownLink } from '../../mail-links/link-states.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { DeleteReview } from './delete-review.tsx';
import { ReviewForm } from './review-form.tsx';
import { fetchReview } from './review-requests.ts';

type FoundReview = Extract<ReviewLinkResponse, { state: 'found' }>;

/** The link of a request for a review. Opening it changes nothing: mail scanners open links. */
export function ReviewLink({ token }: Readonly<{ token: string }>) {
  return (
    <div className="review-frame">
      <OpenedLink token={token} />
    </div>
  );
}

function OpenedLink({ token }: Readonly<{ token: string }>) {
  const t = useMessages('review-form');
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const { data, error, mutate } = useMutation({
    mutationFn: () => fetchReview({ token, language }, anonKey),
  });
  const [done, setDone] = useState<'saved' | 'deleted' | null>(null);
  useEffect(() => mutate(), [mutate]);
  /** Shows what is stored now. */
  const open = () => {
    setDone(null);
    mutate();
  };
  if (error !== null)
    return (
      <section className="notice-card">
        <LinkFailure error={error} />
        <button type="button" className={buttonClass('primary')} onClick={open}>
          {t('again')}
        </button>
      </section>
    );
  if (done !== null) return <Done done={done} onOpen={open} />;
  if (data === undefined)
    return (
      <div className="notice-card">
        <p role="status" className="noscript:hidden">
          {t('loading')}
        </p>
        <noscript>
          <p>{t('noscript')}</p>
        </noscript>
      </div>
    );
  if (data.state === 'unknown') return <UnknownLink />;
  const onDeleted = () => setDone('deleted');
  return data.canChange ? (
    <ReviewForm
      token={token}
      plan={data.plan}
      written={data.written}
      onSaved={() => setDone('saved')}
      onDeleted={onDeleted}
    />
  ) : (
    <Closed found={data} token={token} onDeleted={onDeleted} />
  );
}

type DoneProperties = Readonly<{ done: 'saved' | 'deleted'; onOpen: () => void }>;

function Done({ done, onOpen }: DoneProperties) {
  const t = useMessages('review-form');
  return (
    <section role="status" className="notice-card">
      <CircleCheck aria-hidden="true" className="size-8 text-good" />
      <h2 ref={focusShown} tabIndex={-1} className="text-2xl outline-none">
        {t(done === 'saved' ? 'saved.title' : 'delete.title')}
      </h2>
      <p className="max-w-prose text-ink-soft">{t(done === 'saved' ? 'saved.text' : 'delete.text')}</p>
      {done === 'saved' ? (
        <button type="button" className={buttonClass('quiet')} onClick={onOpen}>
          {t('saved.change')}
        </button>
      ) : null}
    </section>
  );
}

type ClosedProperties = Readonly<{ found: FoundReview; token: string; onDeleted: () => void }>;

/** Staff decided about it. */
function Closed({ found, token, onDeleted }: ClosedProperties) {
  const t = useMessages('review-form');
  const isPublished = found.written?.status === 'published';
  return (
    <section className="notice-card">
      <h2 className="text-2xl">{t(isPublished ? 'closed.published' : 'closed.rejected')}</h2>
      <p className="max-w-prose text-ink-soft">
        {t(isPublished ? 'closed.publishedText' : 'closed.rejectedText')}
      </p>
      <p className="max-w-prose whitespace-pre-line wrap-anywhere">{found.written?.text}</p>
      {isPublished ? null : (
        <LocalizedLink to="/contact" className={buttonClass('quiet')}>
          {t('closed.contact')}
        </LocalizedLink>
      )}
      <DeleteReview token={token} onDeleted={onDeleted} />
    </section>
  );
}
