import { useEffect, useRef } from 'react';
import { Download, Printer } from 'lucide-react';
import type { MyData as StoredData } from '#contract/account/my-data.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataTable } from './data-table.tsx';
import { fetchMyData } from './my-data-requests.ts';
import { nestRows } from './nested-rows.ts';
import { SHOWN_TABLES } from './shown-fields.ts';

/** Everything that is stored about the signed-in customer: to read, to print and to download. */
export function MyData() {
  const t = useMessages('my-data');
  const language = useLanguage();
  const { dateAndTime } = useTimes();
  const { data, isPending, refetch } = useMyQuery(['data', language], (needs) =>
    fetchMyData({ ...needs, language }),
  );
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
        <a href={`/api/me/export?language=${language}`} download className={buttonClass('primary')}>
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
      <Tables data={data} />
    </div>
  );
}

function Tables({ data }: Readonly<{ data: StoredData }>) {
  const t = useMessages('my-data');
  const language = useLanguage();
  const container = useOpenedForPrint();
  const empty = SHOWN_TABLES.filter((name) => (data.tables[name] ?? []).length === 0);
  const names = new Intl.ListFormat(language).format(empty.map((name) => t(`tables.${name}`)));
  return (
    <div ref={container} className="my-data">
      {nestRows(data.tables).map((table) => (
        <DataTable key={table.name} table={table} level={2} names={data} />
      ))}
      {empty.length === 0 ? null : (
        <section>
          <h2 className="my-data-heading">{t('none')}</h2>
          <p className="mt-2 max-w-prose text-ink-soft">{names}</p>
        </section>
      )}
    </div>
  );
}

/** What is folded on the screen is on the paper. */
function useOpenedForPrint() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const openAll = () => {
      for (const details of container.current?.querySelectorAll('details') ?? []) details.open = true;
    };
    window.addEventListener('beforeprint', openAll);
    return () => window.removeEventListener('beforeprint', openAll);
  }, []);
  return container;
}
