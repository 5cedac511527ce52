import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { useNow } from '../../esims/use-now.ts';
import { useTimes } from '../../esims/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAmounts } from './use-amounts.ts';

/** The figures beside the chart. */
export function Figures({ usage }: Readonly<{ usage: UsageResponse }>) {
  const t = useMessages('usage');
  const rows = useRows(usage);
  if (rows.length === 0) return null;
  return (
    <dl className="usage-figures" aria-label={t('figures.label')}>
      {rows.map(([name, value], index) => (
        <div key={index}>
          <dt>{name}</dt>
          <dd className="figure">{value}</dd>
        </div>
      ))}
      <EndRow usage={usage} />
    </dl>
  );
}

/** On a wide screen the end is beside the perforation, except for unlimited plans. */
function EndRow({ usage: { esim, forecast } }: Readonly<{ usage: UsageResponse }>) {
  const t = useMessages('usage');
  const { dateAndTime } = useTimes();
  const now = useNow();
  const { expiresAt } = esim;
  if (expiresAt === null || forecast.kind === 'ended') return null;
  return (
    <div className={forecast.kind === 'unlimited' ? '' : 'lg:hidden'}>
      <dt>{t('figures.ends', { count: daysLeft(new Date(expiresAt), now) })}</dt>
      <dd className="figure">{dateAndTime(expiresAt)}</dd>
    </div>
  );
}

type Row = readonly [string, string];

const TENSE = {
  present: { left: 'figures.leftOf', used: 'figures.used' },
  past: { left: 'figures.wasLeftOf', used: 'figures.wasUsed' },
} as const;

function useRows({ esim, usedMegabytes, forecast, paceToEnd }: UsageResponse): readonly Row[] {
  const t = useMessages('usage');
  const { day } = useTimes();
  const { amount, perDay } = useAmounts();
  const { usage, expiresAt } = esim;
  if (usage === null || esim.firstConnectedAt === null) return [];
  const total = amount(usage.totalMegabytes);
  const names = TENSE[forecast.kind === 'ended' ? 'past' : 'present'];
  const left: Row = [t(names.left, { total }), amount(usage.remainingMegabytes)];
  const used: Row = [t(names.used), amount(usedMegabytes)];
  const pace = paceOf(forecast);
  return [
    ...(usage.isUnlimited ? [] : [left]),
    ...esim.waiting.map(({ data, validityDays }): Row => {
      return [t('figures.waiting'), t('figures.waitingData', { data, count: validityDays })];
    }),
    ...(usage.isUnlimited && usedMegabytes === 0 ? [] : [used]),
    ...(pace === null ? [] : [[t('figures.pace'), perDay(pace)] as const]),
    ...(paceToEnd === null || expiresAt === null
      ? []
      : [[t('figures.toReach', { date: day(expiresAt) }), perDay(paceToEnd)] as const]),
  ];
}

function paceOf(forecast: UsageResponse['forecast']): number | null {
  if (forecast.kind === 'unlimited') return forecast.pace;
  return forecast.kind === 'runs-out' || forecast.kind === 'lasts' ? forecast.pace.average : null;
}
