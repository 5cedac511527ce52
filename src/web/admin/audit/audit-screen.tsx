import { useState } from 'react';
import type { AuditResponse } from '#contract/admin/staff.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery, type FetchNeeds } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { adminClient, refusalOf } from '../frame/admin-client.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { AuditList } from './audit-list.tsx';

/** Everything that staff changed, newest first. */
export default function AuditScreen() {
  const t = useMessages('admin-audit');
  /** The `before` of each page that is shown; null is the newest. */
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      {pages.map((before, index) => (
        <AuditPage
          key={before ?? 'newest'}
          before={before}
          onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </>
  );
}

type PageProperties = Readonly<{ before: number | null; onOlder: ((before: number) => void) | null }>;

function AuditPage({ before, onOlder }: PageProperties) {
  const t = useMessages('admin-audit');
  const name = ['staff', 'audit', String(before)] as const;
  const { data, isPending, refetch } = useMyQuery(name, (needs) => fetchEntries(needs, before));
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  if (data.entries.length === 0) return <BoxEmpty>{t('empty')}</BoxEmpty>;
  const { next } = data;
  return (
    <>
      <AuditList entries={data.entries} />
      {next === null || onOlder === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onOlder(next)}>
          {t('older')}
        </button>
      )}
    </>
  );
}

async function fetchEntries({ signal }: FetchNeeds, before: number | null): Promise<AuditResponse> {
  const query = before === null ? {} : { before: String(before) };
  const response = await adminClient().audit.$get({ query }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}
