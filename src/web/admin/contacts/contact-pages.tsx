import { useState, type ReactNode } from 'react';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery, type FetchNeeds } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';

type ContactPage = Readonly<{ next: string | null }>;

type Properties<Page extends ContactPage> = Readonly<{
  /** Of the list and its filter. */
  queryKey: readonly string[];
  fetchPage: (needs: FetchNeeds, before: string | null) => Promise<Page>;
  show: (page: Page, about: Readonly<{ isFirst: boolean; reload: () => void }>) => ReactNode;
}>;

/** A list page by page, the newest first. */
export function ContactPages<Page extends ContactPage>(properties: Properties<Page>) {
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return pages.map((before, index) => (
    <OnePage
      key={before ?? 'newest'}
      {...properties}
      before={before}
      onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
    />
  ));
}

type PageProperties<Page extends ContactPage> = Properties<Page> &
  Readonly<{ before: string | null; onOlder: ((before: string) => void) | null }>;

function OnePage<Page extends ContactPage>(properties: PageProperties<Page>) {
  const { queryKey, fetchPage, show, before, onOlder } = properties;
  const t = useMessages('admin-contacts');
  const { data, isPending, refetch } = useMyQuery(['staff', ...queryKey, String(before)], (needs) =>
    fetchPage(needs, before),
  );
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  const { next } = data;
  return (
    <>
      {show(data, { isFirst: before === null, reload: () => void refetch() })}
      {next === null || onOlder === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onOlder(next)}>
          {t('older')}
        </button>
      )}
    </>
  );
}
