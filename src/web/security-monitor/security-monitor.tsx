import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { ShieldAlert, ShieldCheck, X } from 'lucide-react';
import { MOST_RECENT_EVENTS, type RecentEvent } from '#core/security/recent-events.ts';
import { useMessages } from '../language/use-messages.ts';
import { useDates } from '../language/use-times.ts';
import { recentEvents, watchRequests } from './watch-requests.ts';
import './security-monitor.css';

const NONE: readonly RecentEvent[] = [];

/** The last refused requests of this browser. */
export function SecurityMonitor({ slot }: Readonly<{ slot: 'page' | 'frame' }>) {
  const t = useMessages('security-monitor');
  const panelId = useId();
  const [isOpen, setOpen] = useState(false);
  const events = useSyncExternalStore(recentEvents.subscribe, recentEvents.current, () => NONE);
  useEffect(() => watchRequests(), []);
  // In the frame it is inside another landmark.
  const role = slot === 'page' ? 'complementary' : 'group';
  const Icon = events.length === 0 ? ShieldCheck : ShieldAlert;
  return (
    <div role={role} className="security-monitor" data-slot={slot} aria-label={t('title')}>
      {isOpen ? <Panel id={panelId} events={events} onClose={() => setOpen(false)} /> : null}
      <button
        type="button"
        className="security-monitor-button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon aria-hidden="true" className="size-5" />
        <span className="sr-only">{t('open', { events: events.length })}</span>
        {events.length === 0 ? null : <span aria-hidden="true">{events.length}</span>}
      </button>
    </div>
  );
}

type PanelProperties = Readonly<{ id: string; events: readonly RecentEvent[]; onClose: () => void }>;

function Panel({ id, events, onClose }: PanelProperties) {
  const t = useMessages('security-monitor');
  return (
    <section id={id} className="security-monitor-panel" aria-labelledby={`${id}-title`}>
      <div className="security-monitor-head">
        <h2 id={`${id}-title`}>{t('title')}</h2>
        <button type="button" className="security-monitor-close" aria-label={t('close')} onClick={onClose}>
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
      <p className="security-monitor-soft">{t('lead', { most: MOST_RECENT_EVENTS })}</p>
      {events.length === 0 ? (
        <p>{t('empty')}</p>
      ) : (
        <>
          <ol>
            {events.map((event) => (
              <Event key={event.id} {...event} />
            ))}
          </ol>
          <button type="button" className="security-monitor-clear" onClick={() => recentEvents.set([])}>
            {t('clear')}
          </button>
        </>
      )}
    </section>
  );
}

function Event({ kind, method, path, status, at }: RecentEvent) {
  const t = useMessages('security-monitor');
  const { exactTime } = useDates();
  return (
    <li>
      <strong>{t(`kind.${kind}`)}</strong> <span>{status ?? t('noResponse')}</span>
      <span className="security-monitor-soft">
        {method} {path} · <time dateTime={at.toISOString()}>{exactTime(at.toISOString())}</time>
      </span>
    </li>
  );
}
