import { CircleCheck } from 'lucide-react';
import { MINUTE_MS } from '#core/durations.ts';
import { WAITING_KINDS } from '#core/overview/waiting.ts';
import { useNow } from '../../esims/use-now.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useWaiting } from '../frame/use-waiting.ts';
import { INBOX_PATHS } from '../inbox/inbox-tabs.tsx';

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * 60;

/** Who waits for a person: how many, and how long the one that waits longest. */
export function WaitingBox() {
  const t = useMessages('admin-today');
  const { data, isPending, refetch } = useWaiting();
  const waited = useWaited();
  const kinds = WAITING_KINDS.filter((kind) => (data?.[kind].count ?? 0) > 0);
  return (
    <section className="admin-box today-alerts" aria-labelledby="today-waiting">
      <h2 id="today-waiting" className="today-heading">
        {t('waiting.title')}
      </h2>
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data !== undefined && kinds.length === 0 ? (
        <p className="today-calm">
          <CircleCheck aria-hidden="true" className="size-5" />
          {t('waiting.empty')}
        </p>
      ) : null}
      <ul className="admin-list">
        {kinds.map((kind) => (
          <li key={kind} className="admin-row">
            <LocalizedLink to={INBOX_PATHS[kind]} className="admin-strong admin-link">
              {t(`waiting.${kind}`, { count: data?.[kind].count ?? 0 })}
            </LocalizedLink>
            <span className="admin-soft">{waited(data?.[kind].since ?? null)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function useWaited(): (since: string | null) => string | null {
  const t = useMessages('admin-today');
  const now = useNow();
  return (since) => {
    if (since === null) return null;
    const minutes = Math.max(0, Math.floor((now.getTime() - new Date(since).getTime()) / MINUTE_MS));
    if (minutes < 2 * HOUR_MINUTES) return t('waiting.minutes', { count: minutes });
    if (minutes < 2 * DAY_MINUTES) return t('waiting.hours', { count: Math.floor(minutes / HOUR_MINUTES) });
    return t('waiting.days', { count: Math.floor(minutes / DAY_MINUTES) });
  };
}
