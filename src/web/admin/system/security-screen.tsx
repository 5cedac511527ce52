import { useState } from 'react';
import { SECURITY_HOURS, type SecurityResponse } from '#contract/admin/system.ts';
import { formatCount } from '#core/format-count.ts';
import { OTHER_ROUTES, type SecurityEventKind } from '#core/security/security-event.ts';
import { SECURITY_EVENT_KINDS } from '#core/system/system-values.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { fetchSecurity, type SecurityChoice } from './system-requests.ts';
import { SystemTabs } from './system-tabs.tsx';

const REFRESH_MS = 10_000;
const KINDS = [null, ...SECURITY_EVENT_KINDS] as const;

/** What was refused, by minute. */
export default function SecurityScreen() {
  const t = useMessages('admin-system');
  const language = useLanguage();
  const [choice, setChoice] = useState<SecurityChoice>({ hours: '24', kind: null, client: null });
  const { hours, kind, client } = choice;
  const name = ['staff', 'security', hours, kind ?? '', client ?? ''] as const;
  const { data, isPending, refetch } = useMyQuery(name, (needs) => fetchSecurity(needs, choice), {
    refetchInterval: REFRESH_MS,
  });
  const countOf = (one: SecurityEventKind) => data?.totals.find((total) => total.kind === one)?.count ?? 0;
  return (
    <>
      <ScreenTitle title={t('security.title')} lead={t('security.lead')} />
      <SystemTabs />
      <div role="group" aria-label={t('security.period.label')} className="admin-actions">
        {SECURITY_HOURS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === hours}
            className={`cursor-pointer ${chipClass(each === hours)}`}
            onClick={() => setChoice({ ...choice, hours: each })}
          >
            {t(`security.period.${each}`)}
          </button>
        ))}
      </div>
      <div role="group" aria-label={t('security.kinds')} className="admin-actions">
        {KINDS.map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            aria-pressed={each === kind}
            className={`cursor-pointer ${chipClass(each === kind)}`}
            onClick={() => setChoice({ ...choice, kind: each })}
          >
            {each === null
              ? t('security.all')
              : `${t(`security.kind.${each}`)} · ${formatCount(countOf(each), language)}`}
          </button>
        ))}
      </div>
      {client === null ? null : (
        <p className="admin-actions">
          <span>{t('security.onlyClient', { client })}</span>
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => setChoice({ ...choice, client: null })}
          >
            {t('security.clear')}
          </button>
        </p>
      )}
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <Events {...data} onClient={(chosen) => setChoice({ ...choice, client: chosen })} />
      )}
    </>
  );
}

type EventsProperties = SecurityResponse & Readonly<{ onClient: (client: string) => void }>;

function Events({ events, hasMore, onClient }: EventsProperties) {
  const t = useMessages('admin-system');
  const language = useLanguage();
  const { clock } = useTimes();
  if (events.length === 0) return <BoxEmpty>{t('security.empty')}</BoxEmpty>;
  return (
    <>
      <div className="admin-box admin-scroll" role="region" aria-label={t('security.list')} tabIndex={0}>
        <table className="admin-table system-table system-events">
          <caption className="sr-only">{t('security.list')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('security.time')}</th>
              <th scope="col">{t('security.kinds')}</th>
              <th scope="col">{t('security.route')}</th>
              <th scope="col">{t('security.client')}</th>
              <th scope="col">{t('security.count')}</th>
            </tr>
          </thead>
          <tbody>
            {events.map(({ minute, kind, route, client, count }) => (
              <tr key={`${minute} ${kind} ${route} ${client}`}>
                <td>
                  <time dateTime={minute}>{clock(minute)}</time>
                </td>
                <td>{t(`security.kind.${kind}`)}</td>
                <td>
                  <Route route={route} />
                </td>
                <td>
                  {client === '' ? (
                    <span className="admin-soft">
                      {t(route === OTHER_ROUTES ? 'security.several' : 'security.none')}
                    </span>
                  ) : (
                    <button type="button" className="admin-link system-kind" onClick={() => onClient(client)}>
                      {client}
                    </button>
                  )}
                </td>
                <td>{formatCount(count, language)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {hasMore ? <p className="admin-soft">{t('security.hasMore', { most: events.length })}</p> : null}
    </>
  );
}

const SERVICES = ['network', 'payments', 'mail'] as const;

function Route({ route }: Readonly<{ route: string }>) {
  const t = useMessages('admin-system');
  const service = SERVICES.find((name) => name === route);
  if (service !== undefined) return t(`security.service.${service}`);
  return route === OTHER_ROUTES ? t('security.others') : <code>{route}</code>;
}
