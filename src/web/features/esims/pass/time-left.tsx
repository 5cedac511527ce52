import type { MyEsim } from '#contract/account/my-esims.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { hasEnded, isOver } from '#core/esims/dashboard/plan-days.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../esims/use-times.ts';

type Properties = Readonly<{ esim: Pick<MyEsim, 'display' | 'expiresAt' | 'validityDays'> }>;

/** The days left and the end; after it, that it has ended; before the days have started, how many there are. */
export function TimeLeft({ esim }: Properties) {
  const { display, expiresAt, validityDays } = esim;
  const t = useMessages('esims');
  const times = useTimes();
  const now = useNow();
  if (hasEnded(esim, now)) {
    return (
      <div>
        <p className="figure text-2xl">{t(`mine.status.${isOver(esim) ? display : 'expired'}`)}</p>
        {expiresAt === null ? null : (
          <p className="text-sm text-ink-soft">{t('mine.ended', { date: times.dateAndTime(expiresAt) })}</p>
        )}
      </div>
    );
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
