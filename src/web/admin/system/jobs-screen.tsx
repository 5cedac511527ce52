import { useState } from 'react';
import type { JobsResponse } from '#contract/admin/system.ts';
import { STATES_OF, type JobFilter, type JobState } from '#core/system/job-list.ts';
import { JOB_FILTERS } from '#core/system/system-values.ts';
import { formatCount } from '#core/format-count.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { JobRow } from './job-row.tsx';
import { fetchJobs } from './system-requests.ts';
import { SystemTabs } from './system-tabs.tsx';
import { useJobName } from './use-job-name.ts';

const REFRESH_MS = 5_000;

/** What the shop does in the background, live. */
export default function JobsScreen() {
  const t = useMessages('admin-system');
  const nameOf = useJobName();
  const [filter, setFilter] = useState<JobFilter>('failed');
  const [kind, setKind] = useState<string | null>(null);
  const name = ['staff', 'jobs', filter, kind ?? ''] as const;
  const { data, isPending, refetch } = useMyQuery(name, (needs) => fetchJobs(needs, { filter, kind }), {
    refetchInterval: REFRESH_MS,
  });
  return (
    <>
      <ScreenTitle title={t('jobs.title')} lead={t('jobs.lead')} />
      <SystemTabs />
      <div role="group" aria-label={t('jobs.filter.label')} className="admin-actions">
        {JOB_FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === filter}
            className={`cursor-pointer ${chipClass(each === filter)}`}
            onClick={() => setFilter(each)}
          >
            {t(`jobs.filter.${each}`)}
          </button>
        ))}
        {kind === null ? null : (
          <button type="button" className={buttonClass('quiet')} onClick={() => setKind(null)}>
            {t('jobs.all')}
          </button>
        )}
      </div>
      {kind === null ? null : <p className="admin-soft">{t('jobs.onlyKind', { kind: nameOf(kind) })}</p>}
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : (
        <>
          <Jobs {...data} filter={filter} onChanged={() => void refetch()} />
          <Counts counts={data.counts} onKind={setKind} />
        </>
      )}
    </>
  );
}

type JobsProperties = JobsResponse & Readonly<{ filter: JobFilter; onChanged: () => void }>;

function Jobs({ jobs, hasMore, filter, onChanged }: JobsProperties) {
  const t = useMessages('admin-system');
  if (jobs.length === 0) return <BoxEmpty>{t(`jobs.empty.${filter}`)}</BoxEmpty>;
  return (
    <>
      <ul className="admin-list">
        {jobs.map((job) => (
          <JobRow key={job.id} job={job} onChanged={onChanged} />
        ))}
      </ul>
      {hasMore ? <p className="admin-soft">{t('jobs.hasMore', { most: jobs.length })}</p> : null}
    </>
  );
}

const COLUMNS = ['waiting', 'running', 'failed', 'done'] as const;
const STATES: Readonly<Record<(typeof COLUMNS)[number], readonly JobState[]>> = {
  ...STATES_OF,
  done: ['completed'],
};

type CountsProperties = Pick<JobsResponse, 'counts'> & Readonly<{ onKind: (kind: string) => void }>;

function Counts({ counts, onKind }: CountsProperties) {
  const t = useMessages('admin-system');
  const language = useLanguage();
  const nameOf = useJobName();
  const kinds = [...new Set(counts.map(({ kind }) => kind))];
  const sum = (kind: string, states: readonly JobState[]) =>
    counts
      .filter((one) => one.kind === kind && states.includes(one.state))
      .reduce((total, { count }) => total + count, 0);
  return (
    <div className="admin-box admin-scroll" role="region" aria-label={t('jobs.counts')} tabIndex={0}>
      <table className="admin-table system-table">
        <caption>{t('jobs.counts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('jobs.table.kind')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`jobs.table.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind}>
              <th scope="row">
                <button type="button" className="admin-link system-kind" onClick={() => onKind(kind)}>
                  {nameOf(kind)}
                </button>
              </th>
              {COLUMNS.map((column) => (
                <td key={column}>{formatCount(sum(kind, STATES[column]), language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
