import { CircleAlert } from 'lucide-react';
import { useIsOnline } from '../../../browser/use-is-online.ts';
import { LocalizedLink } from '../../../language/localized-link.tsx';
import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';

type Properties = Readonly<{
  why: 'unavailable' | 'too-many';
  /** Null: nothing is known about the eSIM. */
  newPlanPath: string | null;
  onRetry: () => void;
}>;

export function OffersFailed({ why, newPlanPath, onRetry }: Properties) {
  const t = useMessages('topup');
  const isOnline = useIsOnline();
  return (
    <div role="alert" className="notice-card">
      <h2 className="flex items-center gap-2 text-xl">
        <CircleAlert aria-hidden="true" className="size-6 shrink-0 text-bad" />
        {t('loadFailed.title')}
      </h2>
      <p className="text-ink-soft">{t(isOnline ? `loadFailed.${why}` : 'offline')}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass('primary')} onClick={onRetry}>
          {t('retry')}
        </button>
        <LocalizedLink to={newPlanPath ?? '/plans'} className={buttonClass('quiet')}>
          {t('newPlan')}
        </LocalizedLink>
      </div>
    </div>
  );
}
