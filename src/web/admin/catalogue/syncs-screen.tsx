import { useState } from 'react';
import type { ShownSync } from '#contract/admin/catalogue.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { BackToCatalogue } from './back-to-catalogue.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { fetchSyncs } from './catalogue-requests.ts';
import { SyncChanges } from './sync-changes.tsx';
import { SyncState } from './sync-state.tsx';

/** Every sync of the last 90 days: when, how long, and what it changed. */
export default function SyncsScreen() {
  const t = useMessages('admin-catalogue');
  /** The `before` of each page that is shown; null is the newest. */
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  return (
    <>
      <ScreenTitle title={t('syncs.title')} lead={t('syncs.lead')} />
      <BackToCatalogue />
      <SyncState hasLink={false} />
      {pages.map((before, index) => (
        <Page
          key={before ?? 'newest'}
          before={before}
          onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </>
  );
}

type PageProperties = Readonly<{ before: number | null; onOlder: ((before: number) => void) | null }>;

function Page({ before, onOlder }: PageProperties) {
  const t = useMessages('admin-catalogue');
  const name = ['staff', 'catalogue-syncs', String(before)] as const;
  const { data, isPending, refetch } = useMyQuery(name, (needs) => fetchSyncs(needs, before));
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  if (data.syncs.length === 0) return <BoxEmpty>{t('syncs.empty')}</BoxEmpty>;
  const { next } = data;
  return (
    <>
      <ul className="admin-list">
        {data.syncs.map((sync) => (
          <Sync key={sync.id} sync={sync} />
        ))}
      </ul>
      {next === null || onOlder === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onOlder(next)}>
          {t('syncs.older')}
        </button>
      )}
    </>
  );
}

function Sync({ sync }: Readonly<{ sync: ShownSync }>) {
  const t = useMessages('admin-catalogue');
  const language = useLanguage();
  const { dateAndTime } = useTimes();
  const [isOpen, setIsOpen] = useState(false);
  const { id, startedAt, finishedAt, reason, added, changed, withdrawn } = sync;
  const seconds = (new Date(finishedAt).getTime() - new Date(startedAt).getTime()) / 1000;
  const took = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(seconds);
  return (
    <li className="admin-row">
      <p>
        <time className="admin-strong" dateTime={finishedAt}>
          {dateAndTime(finishedAt)}
        </time>{' '}
        <span className="admin-soft">{t('syncs.took', { seconds: took })}</span>
      </p>
      {reason === null ? (
        <p>
          {t(added + changed + withdrawn === 0 ? 'syncs.nothing' : 'syncs.counts', {
            added,
            changed,
            withdrawn,
          })}
        </p>
      ) : (
        <>
          <p className="admin-problem">{t('syncs.refused')}</p>
          <p>
            {t('syncs.reason')} <span lang="en">{reason}</span>
          </p>
        </>
      )}
      {added + changed + withdrawn === 0 ? null : (
        <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
          <summary className="admin-link catalogue-summary">{t('syncs.what')}</summary>
          {isOpen ? <SyncChanges id={id} /> : null}
        </details>
      )}
    </li>
  );
}
