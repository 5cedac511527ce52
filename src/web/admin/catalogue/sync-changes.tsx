import { useState } from 'react';
import type { SyncChangesResponse } from '#contract/admin/catalogue.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { fetchSyncChanges } from './catalogue-requests.ts';
import { usePackageWords } from './use-package-words.ts';

/** The packages that one sync changed, by name. */
export function SyncChanges({ id }: Readonly<{ id: number }>) {
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return pages.map((after, index) => (
    <Page
      key={after ?? ''}
      of={{ id, after }}
      onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
    />
  ));
}

type PageProperties = Readonly<{
  of: Readonly<{ id: number; after: string | null }>;
  onMore: ((after: string) => void) | null;
}>;

function Page({ of, onMore }: PageProperties) {
  const t = useMessages('admin-catalogue');
  const name = ['staff', 'catalogue-sync', String(of.id), String(of.after)] as const;
  const { data, isPending, refetch } = useMyQuery(name, (needs) => fetchSyncChanges(needs, of));
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  // The first sync of a shop has only its counts.
  if (data.changes.length === 0) return <BoxEmpty>{t('syncs.first')}</BoxEmpty>;
  const { next } = data;
  return (
    <>
      <ul className="catalogue-changes">
        {data.changes.map((change) => (
          <Change key={change.packageId} change={change} />
        ))}
      </ul>
      {next === null || onMore === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onMore(next)}>
          {t('more')}
        </button>
      )}
    </>
  );
}

type OneChange = SyncChangesResponse['changes'][number];

function Change({ change }: Readonly<{ change: OneChange }>) {
  const t = useMessages('admin-catalogue');
  const { titleOf } = usePackageWords();
  const dollars = useDollars();
  const amount = (cents: number | null) => (cents === null ? '–' : dollars(cents));
  const { kind, priceBeforeCents, priceAfterCents, netBeforeCents, netAfterCents, validityDays } = change;
  const isPriceChange = kind === 'changed' && priceBeforeCents !== priceAfterCents;
  const isCostChange = kind === 'changed' && netBeforeCents !== netAfterCents;
  return (
    <li>
      <span className="admin-strong">{titleOf(change)}</span>
      {validityDays === null ? null : (
        <span className="admin-soft">{t('days', { count: validityDays })}</span>
      )}
      <span>{t(isPriceChange || isCostChange ? 'change.price' : `change.${kind}`)}</span>
      {isPriceChange ? (
        <span>
          {t('column.network')} {amount(priceBeforeCents)} → {amount(priceAfterCents)}
        </span>
      ) : null}
      {isCostChange ? (
        <span>
          {t('column.cost')} {amount(netBeforeCents)} → {amount(netAfterCents)}
        </span>
      ) : null}
      {kind === 'added' || kind === 'returned' ? <span>{amount(priceAfterCents)}</span> : null}
    </li>
  );
}
