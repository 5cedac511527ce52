import { useMessages } from '../../../language/use-messages.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUsageSummary } from '../use-usage.ts';
import { DayReport } from './day-report.tsx';
import { EsimReport } from './esim-report.tsx';
import { ReportForm } from './report-form.tsx';
import { useReportChoice } from './use-report-choice.ts';

/** Usage of one eSIM or of all, for a range of days: to read, to print and to download. */
export function UsageReport() {
  const t = useMessages('usage');
  const { choice, isWrong } = useReportChoice();
  const { data, isPending, refetch } = useUsageSummary();
  if (isPending) return <Loading />;
  if (data === undefined) {
    return (
      <div role="alert" className="notice-card">
        <p>{t('failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </div>
    );
  }
  const chosen = data.esims.filter(({ id }) => choice.esim === null || id === choice.esim);
  const [one] = chosen;
  return (
    <div className="usage-report">
      <ReportForm esims={data.esims} />
      <EsimReport esims={chosen} />
      {one !== undefined && (choice.esim !== null || data.esims.length === 1) && !isWrong ? (
        <DayReport key={one.id} id={one.id} choice={choice} />
      ) : null}
    </div>
  );
}

function Loading() {
  const t = useMessages('usage');
  return (
    <div role="status" className="grid gap-6">
      <span className="sr-only">{t('loading')}</span>
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-48 w-full" />
    </div>
  );
}
