import { useState } from 'react';
import { usePageFacts } from '../../document/page-facts.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { LinkFailure } from '../../mail-links/link-states.tsx';
import { useGuardedMutation } from '../../queries/use-guarded-mutation.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ignoreSecondClick } from '../../ui/ignore-second-click.ts';
import { withdrawReview } from './review-requests.ts';

type Properties = Readonly<{ token: string; onDeleted: () => void }>;

/** Asks once more, because nothing brings the text back. */
export function DeleteReview({ token, onDeleted }: Properties) {
  const t = useMessages('review-form');
  const language = useLanguage();
  const { anonKey } = usePageFacts();
  const [isAsking, setIsAsking] = useState(false);
  const { error, isPending, send } = useGuardedMutation({
    mutationFn: () => withdrawReview({ token, language }, anonKey),
    onSuccess: onDeleted,
  });
  if (!isAsking)
    return (
      <div>
        <button
          type="button"
          className={buttonClass('quiet')}
          onClick={(event) => {
            // Afterwards "Delete" is near the pointer.
            ignoreSecondClick(event);
            setIsAsking(true);
          }}
        >
          {t('delete.button')}
        </button>
      </div>
    );
  return (
    <div role="group" aria-label={t('delete.confirm')} className="grid gap-3">
      <p className="font-semibold">{t('delete.confirm')}</p>
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={isPending}
          onClick={() => void send()}
        >
          {t(isPending ? 'delete.busy' : 'delete.yes')}
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={() => setIsAsking(false)}>
          {t('delete.no')}
        </button>
      </div>
      <LinkFailure error={error} />
    </div>
  );
}
