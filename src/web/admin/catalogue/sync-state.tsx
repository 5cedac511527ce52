import { useState } from 'react';
import { RefreshCw } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import { MINUTE_MS } from '#core/durations.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useToastedChange } from '../changes/use-toasted-change.ts';
import { fetchSyncs, startSync } from './catalogue-requests.ts';

const WHILE_RUNNING_MS = 2_000;
const OTHERWISE_MS = MINUTE_MS;

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
  const { isBusy, run } = useToastedChange(t('sync.failed'));
  const [wasRunning, setWasRunning] = useState(false);
  const { data } = useMyQuery(['staff', 'catalogue-syncs', 'null'], (needs) => fetchSyncs(needs, null), {
    refetchInterval: isBusy || wasRunning ? WHILE_RUNNING_MS : OTHERWISE_MS,
  });
  const isRunning = isBusy || data?.isRunning === true;
  if (data !== undefined && data.isRunning !== wasRunning) setWasRunning(data.isRunning);
  const press = async () => {
    if (isRunning) return;
    await run(async () => {
      try {
        const isStarted = await startSync();
        toasts.show({ title: t(isStarted ? 'sync.started' : 'sync.already'), tone: 'good' });
      } finally {
        await client.invalidateQueries({ queryKey: key });
      }
    });
  };
  return { data, isRunning, press };
}
