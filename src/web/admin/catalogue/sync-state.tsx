import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { useTimes } from '../../esims/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { fetchSyncs, startSync } from './catalogue-requests.ts';

const WHILE_RUNNING_MS = 2_000;
const OTHERWISE_MS = 60_000;

/** The last sync in one line, and the button that starts one. */
export function SyncState({ hasLink }: Readonly<{ hasLink: boolean }>) {
  const t = useMessages('admin-catalogue');
  const { clock } = useTimes();
  const { data, isRunning, press } = useSync();
  const last = data?.syncs[0];
  return (
    <div className="catalogue-sync">
      <p role="status">
        {isRunning ? t('sync.running') : null}
        {!isRunning && last !== undefined && last.reason === null
          ? t('sync.done', {
              time: clock(last.finishedAt),
              added: last.added,
              changed: last.changed,
              withdrawn: last.withdrawn,
            })
          : null}
        {!isRunning && last !== undefined && last.reason !== null ? (
          <span className="admin-problem">{t('sync.refused', { time: clock(last.finishedAt) })}</span>
        ) : null}{' '}
        {hasLink ? (
          <LocalizedLink to="/admin/catalogue/syncs" className="admin-link">
            {t('sync.history')}
          </LocalizedLink>
        ) : null}
      </p>
      <button
        type="button"
        className={buttonClass('quiet')}
        aria-disabled={isRunning}
        onClick={() => void press()}
      >
        <RefreshCw aria-hidden="true" className="size-5" />
        {t('sync.now')}
      </button>
    </div>
  );
}

/** Follows a running sync, and reads the catalogue again when it has ended. */
function useSync() {
  const t = useMessages('admin-catalogue');
  const client = useQueryClient();
  const key = useMyKey(['staff', 'catalogue-syncs', 'null']);
  const [isPressed, setIsPressed] = useState(false);
  const [wasRunning, setWasRunning] = useState(false);
  const { data } = useMyQuery(['staff', 'catalogue-syncs', 'null'], (needs) => fetchSyncs(needs, null), {
    refetchInterval: isPressed || wasRunning ? WHILE_RUNNING_MS : OTHERWISE_MS,
  });
  const isRunning = isPressed || data?.isRunning === true;
  if (data !== undefined && data.isRunning !== wasRunning) {
    setWasRunning(data.isRunning);
    if (data.isRunning) setIsPressed(false);
  }
  const press = async () => {
    if (isRunning) return;
    setIsPressed(true);
    try {
      const isStarted = await startSync();
      toasts.show({ title: t(isStarted ? 'sync.started' : 'sync.already'), tone: 'good' });
    } catch {
      toasts.show({ title: t('sync.failed'), tone: 'bad' });
    } finally {
      await client.invalidateQueries({ queryKey: key });
      setIsPressed(false);
    }
  };
  return { data, isRunning, press };
}
