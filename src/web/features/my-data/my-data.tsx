import { Download, Printer } from 'lucide-react';
import { useTimes } from '../../esims/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataTable } from './data-table.tsx';
import { fetchMyData } from './my-data-requests.ts';
import { SHOWN_TABLES } from './shown-fields.ts';

/** Everything that is stored about the signed-in customer: to read, to print and to download. */
export function MyData() {
  const t = useMessages('my-data');
  const { dateAndTime } = useTimes();
  const { data, isPending, refetch } = useMyQuery(['data'], fetchMyData);
  if (isPending)
    return (
      <div role="status" className="grid gap-6">
        <span className="sr-only">{t('loading')}</span>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-96 w-full" />
      </div>
    );
  if (data === undefined)
    return (
      <div role="alert" className="notice-card">
        <p>{t('failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={() => void refetch()}>
          {t('retry')}
        </button>
      </div>
    );
  return (
    <div className="my-data">
      <div className="my-data-actions">
        <a href="/api/me/export" download className={buttonClass('primary')}>
          <Download aria-hidden="true" className="size-5" />
          {t('download')}
        </a>
        <button type="button" className={buttonClass('quiet')} onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          {t('print')}
        </button>
      </div>
      <p className="text-ink-soft">
        {t('asOf', { time: dateAndTime(data.exportedAt) })} · {data.email}
      </p>
      <p className="max-w-prose">{t('withheld')}</p>
      {SHOWN_TABLES.map((name) => (
        <DataTable key={name} name={name} rows={data.tables[name] ?? []} />
      ))}
    </div>
  );
}
