import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { daysLeft } from '#core/esims/dashboard/days-left.ts';
import { useNow } from '../../esims/use-now.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAmounts } from './use-amounts.ts';

type Properties = Readonly<{ usage: UsageResponse; hasChart: boolean }>;

/** The figures, beside the chart when there is one. */
export function Figures({ usage, hasChart }: Properties) {
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
      <EndRow usage={usage} hasChart={hasChart} />
    </dl>
  );
}

/** On a wide screen the end is beside the perforation of the chart, except for unlimited plans. */
function EndRow({ usage: { esim, forecast }, hasChart }: Properties) {
  const t = useMessages('usage');
  const { dateAndTime } = useTimes();
  const now = useNow();
  const { expiresAt } = esim;
  if (expiresAt === null || forecast.kind === 'ended') return null;
  return (
    <div className={forecast.kind === 'unlimited' || !hasChart ? '' : 'lg:hidden'}>
      <dt>{t('figures.ends', { count: daysLeft(new Date(expiresAt), now) })}</dt>
      <dd className="figure">{dateAndTime(expiresAt)}</dd>
    </div>
  );
}

type Row = readonly [string, string];

function useRows(shown: UsageResponse): readonly Row[] {
  const { esim, forecast, paceToEnd } = shown;
  const t = useMessages('usage');
  const { day } = useTimes();
  const { amount, perDay } = useAmounts();
  const { usage, expiresAt } = esim;
  const used = useUsedRows(shown);
  if (usage === null || esim.firstConnectedAt === null) return [];
  const total = amount(usage.totalMegabytes);
  const name = forecast.kind === 'ended' ? 'figures.wasLeftOf' : 'figures.leftOf';
  const left: Row = [t(name, { total }), amount(usage.remainingMegabytes)];
  const pace = paceOf(forecast);
  return [
    ...(usage.isUnlimited ? [] : [left]),
    ...esim.waiting.map(({ data, validityDays }): Row => {
      return [t('figures.waiting'), t('figures.waitingData', { data, count: validityDays })];
    }),
    ...used,
    ...(pace === null ? [] : [[t('figures.pace'), perDay(pace)] as const]),
    ...(paceToEnd === null || expiresAt === null
      ? []
      : [[t('figures.toReach', { date: day(expiresAt) }), perDay(paceToEnd)] as const]),
  ];
}

/** After a top-up, the use of its data beside the data that is left of it, and apart what was used before. */
function useUsedRows({ esim, usedMegabytes, usedBeforeMegabytes, forecast }: UsageResponse): readonly Row[] {
  const t = useMessages('usage');
  const { amount } = useAmounts();
  const { usage } = esim;
  const name = t(forecast.kind === 'ended' ? 'figures.wasUsed' : 'figures.used');
  if (usage === null || usage.isUnlimited) return usedMegabytes === 0 ? [] : [[name, amount(usedMegabytes)]];
  const used = amount(usage.usedMegabytes);
  if (usedBeforeMegabytes === 0) return [[name, used]];
  return [
    [t('figures.usedOfTopup'), used],
    [t('figures.usedBefore'), amount(usedBeforeMegabytes)],
  ];
}

function paceOf(forecast: UsageResponse['forecast']): number | null {
  if (forecast.kind === 'unlimited') return forecast.pace;
  return forecast.kind === 'runs-out' || forecast.kind === 'lasts' ? forecast.pace.average : null;
}
