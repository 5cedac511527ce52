import type { MyEsim } from '#contract/account/my-esims.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../esims/use-times.ts';

type Properties = Readonly<{ esim: Pick<MyEsim, 'expiresAt' | 'validityDays'> }>;

/** The days left and the end; before the days have started, how many there are. */
export function TimeLeft({ esim: { expiresAt, validityDays } }: Properties) {
  const t = useMessages('esims');
  const times = useTimes();
  const now = useNow();
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
