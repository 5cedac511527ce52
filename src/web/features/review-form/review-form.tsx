import { ReviewFields } from '#contract/review-form.ts';
import type { ReviewLinkResponse } from '#contract/reviews.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { MAX_REVIEWER_NAME_LENGTH } from '#core/reviews/review-values.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { FormProblem } from '../../forms/form-problem.tsx';
import { TextField } from '../../forms/text-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { DeleteReview } from './delete-review.tsx';
import { Consent, ReviewText } from './review-fields.tsx';
import { sendReview } from './review-requests.ts';
import { StarChoice } from './star-choice.tsx';

type Written = Extract<ReviewLinkResponse, { state: 'found' }>['written'];

type Properties = Readonly<{
  token: string;
  plan: string;
  /** Null: nothing is written yet. */
  written: Written;
  onSaved: () => void;
  onDeleted: () => void;
}>;

export function ReviewForm({ token, plan, written, onSaved, onDeleted }: Properties) {
  const t = useMessages('review-form');
  const form = useForm({
    texts: {
      stars: written === null ? '' : String(written.stars),
      text: written?.text ?? '',
      name: written?.name ?? '',
    },
    // Given with each version of the review.
    ticks: { consent: false },
  });
  const send = useSend(token, onSaved);
  return (
    <div className="review-form">
      {written === null ? null : <p className="text-ink-soft">{t('waiting')}</p>}
      <form {...form.frame} className="review-form" onSubmit={form.handle({ schema: ReviewFields, send })}>
        <p>
          <span className="text-ink-soft">{t('plan')}</span> <b>{plan}</b>
        </p>
        <StarChoice field={form.text('stars')} />
        <ReviewText field={form.text('text')} />
        <TextField
          {...form.text('name')}
          label={`${t('name')} ${t('optional')}`}
          hint={t('nameHint')}
          message={t('nameWrong', { most: MAX_REVIEWER_NAME_LENGTH })}
          required={false}
          autoComplete="nickname"
          maxLength={MAX_REVIEWER_NAME_LENGTH}
        />
        <Consent {...form.tick('consent')} />
        <FormProblem id={form.problemId} problem={form.problem} />
        <div className="review-buttons">
          <button type="submit" className={buttonClass('primary')} aria-disabled={form.isBusy}>
            {t(form.isBusy ? 'sending' : written === null ? 'send' : 'save')}
          </button>
        </div>
      </form>
      {written === null ? null : <DeleteReview token={token} onDeleted={onDeleted} />}
    </div>
  );
}

type Typed = Readonly<{ stars: string; text: string; name: string }>;

function useSend(token: string, onSaved: () => void) {
  const t = useMessages('review-form');
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  return async ({ stars, text, name }: Typed) => {
    const review = { token, stars: Number(stars), text, name, language, consent: true as const };
    try {
      const { state } = await sendReview(review, anonKey);
      if (state !== 'saved') return { message: t('closedMeanwhile'), fields: [] };
      onSaved();
      return null;
    } catch (error) {
      const isLimited = error instanceof RequestRefused && error.status === 429;
      return { message: t(isLimited ? 'limit' : 'failed'), fields: [] };
    }
  };
}
