import { CircleCheck, TrendingDown } from 'lucide-react';
import type { ListedEsim } from '#contract/account/my-esims.ts';
import { planEnd } from '#core/esims/dashboard/plan-end.ts';
import { useNow } from '../../../esims/use-now.ts';
import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';

/** How long the data lasts, as on the usage screen. Nothing while that cannot be said. */
export function ForecastLine({ esim }: Readonly<{ esim: ListedEsim }>) {
  const t = useMessages('esims');
  const now = useNow();
  const { forecast } = esim;
  if (forecast === null || esim.display !== 'active' || planEnd(esim, now) !== null) return null;
  if (forecast.kind === 'runs-out') return <RunsOut {...forecast} />;
  return (
    <p className="flex gap-2 text-sm">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-good" />
      {t('mine.forecast.lasts')}
    </p>
  );
}

type RunsOutProperties = Omit<Extract<NonNullable<ListedEsim['forecast']>, { kind: 'runs-out' }>, 'kind'>;

function RunsOut({ at, ...range }: RunsOutProperties) {
  const t = useMessages('esims');
  const { day } = useTimes();
  const today = day(useNow().toISOString());
  const [date, earliest] = [day(at), day(range.earliest)];
  const latest = range.latest === null ? null : day(range.latest);
  return (
    <p className="flex gap-2 text-sm">
      <TrendingDown aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
      <span>
        <strong>{date === today ? t('mine.forecast.today') : t('mine.forecast.runsOut', { date })}</strong>{' '}
        {date === today || earliest === latest ? null : (
          <span className="text-ink-soft">
            {latest === null
              ? t('mine.forecast.earliest', { earliest })
              : t('mine.forecast.range', { earliest, latest })}
          </span>
        )}
      </span>
    </p>
  );
}
