import type { ShownObstacle } from '#contract/account/my-data.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';

type Properties = Readonly<{ obstacles: readonly ShownObstacle[]; onRetry: () => void }>;

/** Why the account cannot be deleted yet, and what helps. */
export function DeletionObstacles({ obstacles, onRetry }: Properties) {
  const t = useMessages('my-data');
  const { dateAndTime } = useTimes();
  return (
    <section className="notice-card" aria-labelledby="not-yet">
      <h2 id="not-yet" className="text-2xl">
        {t('delete.notYet')}
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        {obstacles.map(({ kind, orderNumber, until }) => (
          <li key={`${kind} ${orderNumber ?? ''}`}>
            {t(`delete.obstacle.${kind}`, {
              number: orderNumber ?? '',
              until: until === null ? '' : dateAndTime(until),
            })}
          </li>
        ))}
      </ul>
      <div className="my-data-actions">
        <LocalizedLink to="/dashboard" className={buttonClass('primary')}>
          {t('delete.dashboard')}
        </LocalizedLink>
        <button type="button" className={buttonClass('quiet')} onClick={onRetry}>
          {t('retry')}
        </button>
      </div>
    </section>
  );
}
