import { useTimes } from '../../../language/use-times.ts';
import { useMessages } from '../../../language/use-messages.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useAmounts } from '../use-amounts.ts';
import { useUsage } from '../use-usage.ts';
import { isInRange, type ReportChoice } from './use-report-choice.ts';

/** Use per day of one eSIM in the chosen range. */
export function DayReport({ id, choice }: Readonly<{ id: string; choice: ReportChoice }>) {
  const t = useMessages('usage');
  const times = useTimes();
  const { amount } = useAmounts();
  const { data: usage } = useUsage(id);
  if (usage === undefined) return <Skeleton className="h-64 w-full" />;
  const days = usage.days.filter(({ date }) => isInRange(date, choice));
  if (days.length === 0) return <p>{t('reports.noDays')}</p>;
  const hasRest = usage.esim.usage?.isUnlimited !== true;
  const sum = days.reduce((total, { usedMegabytes }) => total + usedMegabytes, 0);
  return (
    <section>
      <table>
        <caption>{t('reports.days')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('reports.day')}</th>
            <th scope="col">{t('reports.used')}</th>
            {hasRest ? <th scope="col">{t('reports.left')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, from, usedMegabytes, remainingMegabytes, isEstimated }) => (
            <tr key={date}>
              <th scope="row" className="font-normal">
                {times.date(from)}
              </th>
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
        <tfoot>
          <tr>
            <th scope="row">{t('reports.sum')}</th>
            <td className="font-semibold">{amount(sum)}</td>
            {hasRest ? <td /> : null}
          </tr>
        </tfoot>
      </table>
      {days.some(({ isEstimated }) => isEstimated) ? (
        <p className="mt-2 text-sm text-ink-soft">{t('reports.estimates')}</p>
      ) : null}
    </section>
  );
}
