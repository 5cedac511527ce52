import type { UsageResponse } from '#contract/account/usage/usage.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useAmounts } from './use-amounts.ts';

/** The same days as the chart, for screen readers. */
export function DaysTable({ usage: { days, esim } }: Readonly<{ usage: UsageResponse }>) {
  const t = useMessages('usage');
  const times = useTimes();
  const { amount } = useAmounts();
  if (days.length === 0) return null;
  const hasRest = esim.usage?.isUnlimited !== true;
  return (
    <div className="sr-only">
      <table>
        <caption>{t('table.caption', { title: esim.name ?? esim.title })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.date')}</th>
            <th scope="col">{t('table.used')}</th>
            {hasRest ? <th scope="col">{t('table.left')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, from, usedMegabytes, remainingMegabytes, isEstimated }) => (
            <tr key={date}>
              <th scope="row">{times.date(from)}</th>
              <td>
                {isEstimated
                  ? t('table.estimated', { amount: amount(usedMegabytes) })
                  : amount(usedMegabytes)}
              </td>
              {hasRest ? (
                <td>{remainingMegabytes === null ? t('table.unknown') : amount(remainingMegabytes)}</td>
              ) : null}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
