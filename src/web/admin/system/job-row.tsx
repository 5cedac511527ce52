import { RefreshCw } from 'lucide-react';
import type { ShownJob } from '#contract/admin/system.ts';
import { useTimes } from '../../language/use-times.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { retryJob } from './system-requests.ts';
import { TryAgainButton } from './try-again-button.tsx';
import { useJobName } from './use-job-name.ts';

type Properties = Readonly<{ job: ShownJob; onChanged: () => void }>;

export function JobRow({ job, onChanged }: Properties) {
  const t = useMessages('admin-system');
  const nameOf = useJobName();
  const { dateAndTime, clock } = useTimes();
  const { kind, about, attempts, createdAt, nextAt, endedAt, failure, state } = job;
  const facts = [
    t('jobs.attempts', { count: attempts }),
    t('jobs.created', { time: dateAndTime(createdAt) }),
    ...(nextAt === null ? [] : [t('jobs.next', { time: clock(nextAt) })]),
    ...(state === 'failed' && endedAt !== null ? [t('jobs.ended', { time: dateAndTime(endedAt) })] : []),
  ];
  return (
    <li className="admin-row">
      <p>
        <span className="admin-strong">{nameOf(kind)}</span> <About about={about} />
      </p>
      {failure === null ? null : (
        <>
          <p>{t(`jobs.reason.${failure.reason}`)}</p>
          <details>
            <summary className="admin-summary">{t('jobs.detail')}</summary>
            <p className="system-detail">{failure.detail}</p>
          </details>
        </>
      )}
      <p className="admin-soft">{facts.join(' · ')}</p>
      {state === 'failed' ? (
        <TryAgainButton
          Icon={RefreshCw}
          words={{
            button: t('jobs.retry'),
            busy: t('jobs.busy'),
            done: t('jobs.retried'),
            notFailed: t('jobs.notFailed'),
            failed: t('jobs.retryFailed'),
          }}
          send={() => retryJob(job.id)}
          onChanged={onChanged}
        />
      ) : null}
    </li>
  );
}

function About({ about }: Pick<ShownJob, 'about'>) {
  const t = useMessages('admin-system');
  if (about === null) return null;
  const { kind, id, number } = about;
  return (
    <LocalizedLink to={`/admin/${kind === 'order' ? 'orders' : 'tickets'}/${id}`} className="admin-link">
      {t(`jobs.${kind}`, { number })}
    </LocalizedLink>
  );
}
