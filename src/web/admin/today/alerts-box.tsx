import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ShownAlert } from '#contract/admin/overview.ts';
import { ALERT_KINDS } from '#core/alerts.ts';
import { alertScreen } from '#core/overview/alert-screen.ts';
import { runbookOf } from '#core/runbooks.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useToastedChange } from '../changes/use-toasted-change.ts';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';
import { closeAlert } from './today-requests.ts';

type Properties = Readonly<{ query: UseQueryResult<readonly ShownAlert[]> }>;

/** What a person must look at: what happened, and what to do. */
export function AlertsBox({ query: { data, isPending, refetch } }: Properties) {
  const t = useMessages('admin-today');
  return (
    <section className="admin-box today-alerts" aria-labelledby="today-alerts">
      <h2 id="today-alerts" className="today-heading" tabIndex={-1}>
        {t('alerts.title')}
      </h2>
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data?.length === 0 ? (
        <p className="today-calm">
          <CircleCheck aria-hidden="true" className="size-5" />
          {t('alerts.empty')}
        </p>
      ) : null}
      <ul>
        {data?.map((alert) => (
          <AlertRow key={alert.id} alert={alert} onClosed={refetch} />
        ))}
      </ul>
    </section>
  );
}

type RowProperties = Readonly<{ alert: ShownAlert; onClosed: () => Promise<unknown> }>;

function AlertRow({ alert, onClosed }: RowProperties) {
  const t = useMessages('admin-today');
  const { clock } = useTimes();
  const { close, isBusy } = useClose(alert.id, onClosed);
  const kind = ALERT_KINDS.find((known) => known === alert.kind);
  const screen = kind === undefined ? null : alertScreen(kind);
  const times = [
    t('alerts.since', { time: clock(alert.raisedAt) }),
    t('alerts.seen', { count: alert.occurrences, time: clock(alert.lastSeenAt) }),
  ];
  return (
    <li className="today-alert">
      <TriangleAlert aria-hidden="true" className="size-5 today-alert-icon" />
      <div className="admin-stack">
        <h3 className="admin-strong">{kind === undefined ? alert.message : t(`alert.${kind}.title`)}</h3>
        {kind === undefined ? null : <p>{t(`alert.${kind}.todo`)}</p>}
        <p className="admin-soft">{times.join(' · ')}</p>
        {kind === undefined ? null : (
          <details>
            <summary className="today-summary">{t('alerts.message')}</summary>
            <p lang="en">{alert.message}</p>
          </details>
        )}
        <p className="admin-soft">
          {t('alerts.runbook')} <code>docs/runbooks/{runbookOf(alert.kind)}.md</code>
        </p>
        <div className="admin-actions">
          {screen === null ? null : (
            <LocalizedLink to={screen.path} className={buttonClass('quiet')}>
              {t(`alerts.open.${screen.name}`)}
            </LocalizedLink>
          )}
          <button type="button" className={buttonClass('quiet')} aria-disabled={isBusy} onClick={close}>
            {isBusy ? t('alerts.closing') : t('alerts.close')}
          </button>
        </div>
      </div>
    </li>
  );
}

function useClose(id: number, onClosed: RowProperties['onClosed']) {
  const t = useMessages('admin-today');
  const { isBusy, run } = useToastedChange(t('alerts.failed'));
  const close = () =>
    run(async () => {
      await closeAlert(id);
      toasts.show({ title: t('alerts.closed') });
      // The row disappears; the focus stays in its list.
      document.querySelector<HTMLElement>('#today-alerts')?.focus();
      await onClosed();
    });
  return { close: () => void close(), isBusy };
}
