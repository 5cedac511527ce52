import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ShownHealth, SystemResponse } from '#contract/admin/system.ts';
import { useTimes } from '../../language/use-times.ts';
import { useMessages } from '../../language/use-messages.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { useSystem } from '../frame/use-system.ts';
import { SystemTabs } from './system-tabs.tsx';

/** Health of every dependency, credit at the network, running processes. */
export default function SystemScreen() {
  const t = useMessages('admin-system');
  const { data, isPending, refetch } = useSystem();
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      <SystemTabs />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <Health health={data.health} />
          <Balance {...data} />
          <Processes processes={data.processes} />
        </>
      )}
    </>
  );
}

function Health({ health }: Pick<SystemResponse, 'health'>) {
  const t = useMessages('admin-system');
  return (
    <section aria-labelledby="system-health" className="admin-stack">
      <h2 id="system-health" className="admin-section-heading">
        {t('health.title')}
      </h2>
      <ul className="system-services">
        {health.map((one) => (
          <Service key={one.name} {...one} />
        ))}
      </ul>
    </section>
  );
}

function Service({ name, problem, workedAt }: ShownHealth) {
  const t = useMessages('admin-system');
  const { clock } = useTimes();
  const Icon = problem === null ? CircleCheck : TriangleAlert;
  return (
    <li className={`admin-box system-service system-${problem === null ? 'good' : 'bad'}`}>
      <p className="system-state">
        <Icon aria-hidden="true" className="size-5" />
        <strong>{t(`health.name.${name}`)}</strong>
        {problem === null ? <span>{t('health.works')}</span> : null}
      </p>
      {problem === null ? null : <p>{t(`health.problem.${problem}`)}</p>}
      {problem === 'nearly-full' ? null : (
        <p className="admin-soft">
          {workedAt === null ? t('health.never') : t('health.worked', { time: clock(workedAt) })}
        </p>
      )}
    </li>
  );
}

function Balance({ balance, lowBalanceCents }: SystemResponse) {
  const t = useMessages('admin-system');
  const dollars = useDollars();
  const { clock } = useTimes();
  const amount = dollars(lowBalanceCents);
  return (
    <section aria-labelledby="system-balance" className="admin-box admin-stack">
      <h2 id="system-balance" className="admin-section-heading">
        {t('balance.title')}
      </h2>
      {balance === null ? (
        <p>{t('balance.never')}</p>
      ) : (
        <>
          <p className="system-amount">{dollars(balance.cents)}</p>
          <p className={balance.isLow ? 'admin-problem' : 'admin-soft'}>
            {t(balance.isLow ? 'balance.low' : 'balance.enough', { amount })}
          </p>
          <p className="admin-soft">{t('balance.asOf', { time: clock(balance.readAt) })}</p>
        </>
      )}
    </section>
  );
}

const GIGABYTE = 1_000_000_000;

function Processes({ processes }: Pick<SystemResponse, 'processes'>) {
  const t = useMessages('admin-system');
  const { dateAndTime, clock } = useTimes();
  const gigabytes = (bytes: number) => Math.floor(bytes / GIGABYTE);
  return (
    <section aria-labelledby="system-processes" className="admin-stack">
      <h2 id="system-processes" className="admin-section-heading">
        {t('processes.title')}
      </h2>
      {processes.length === 0 ? <BoxEmpty>{t('processes.empty')}</BoxEmpty> : null}
      <ul className="admin-list">
        {processes.map(({ id, role, version, startedAt, seenAt, isAlive, disk }) => (
          <li key={id} className="admin-row">
            <p>
              <span className="admin-strong">{t(`processes.role.${role}`)}</span>{' '}
              <span className={isAlive ? 'system-good' : 'system-bad'}>
                {t(isAlive ? 'processes.alive' : 'processes.silent')}
              </span>
            </p>
            <p className="admin-soft">
              {[
                t('processes.version', { version }),
                t('processes.since', { time: dateAndTime(startedAt) }),
                t('processes.seen', { time: clock(seenAt) }),
                ...(disk === null
                  ? []
                  : [
                      t('processes.disk', {
                        free: gigabytes(disk.freeBytes),
                        total: gigabytes(disk.totalBytes),
                      }),
                    ]),
              ].join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
