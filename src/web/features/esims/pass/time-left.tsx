import type { MyEsim } from '#contract/account/my-esims.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../language/use-times.ts';

type Properties = Readonly<{ esim: Pick<MyEsim, 'display' | 'expiresAt' | 'validityDays' | 'waiting'> }>;

/**
 * The days left and the end; after it, that it has ended; before the days have started, how many there are. Without data, days
 * are days of the plan only.
 */
export function TimeLeft({ esim }: Properties) {
  const { display, expiresAt, validityDays } = esim;
  const t = useMessages('esims');
  const times = useTimes();
  const now = useNow();
  const end = planEnd(esim, now);
  if (end?.kind === 'days') {
    return (
      <div>
        <p className="figure text-2xl">{t(`mine.status.${display === 'recycled' ? display : 'expired'}`)}</p>
        {end.at === null ? null : (
          <p className="text-sm text-ink-soft">{t('mine.ended', { date: times.dateAndTime(end.at) })}</p>
        )}
      </div>
    );
  }
  if (end?.kind === 'data') {
    if (expiresAt === null) return null;
    const left = { count: daysLeft(new Date(expiresAt), now), date: times.dateAndTime(expiresAt) };
    return <p className="text-sm text-ink-soft">{t('mine.planRuns', left)}</p>;
  }
  const count = expiresAt === null ? validityDays : daysLeft(new Date(expiresAt), now);
  return (
    <div>
      <p className="figure text-2xl">{t('mine.days', { count })}</p>
      <p className="text-sm text-ink-soft">
        {expiresAt === null ? t('mine.notStarted') : t('mine.until', { date: times.dateAndTime(expiresAt) })}
      </p>
    </div>
  );
}
