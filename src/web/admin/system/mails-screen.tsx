import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { MailsResponse } from '#contract/admin/system.ts';
import { formatCount } from '#core/format-count.ts';
import type { MailState } from '#core/system/mail-list.ts';
import { MAIL_FAMILIES, MAIL_STATES } from '#core/system/system-values.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { SearchForm } from '../frame/search-form.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { MailRow } from './mail-row.tsx';
import { fetchMails } from './system-requests.ts';
import { SystemTabs } from './system-tabs.tsx';

const CHOICES = [null, ...MAIL_STATES] as const;
const REFRESH_MS = 15_000;

/** Every email that the shop wrote. */
export default function MailsScreen() {
  const t = useMessages('admin-system');
  const [parameters] = useSearchParams();
  const search = parameters.get('search') ?? '';
  const [state, setState] = useState<MailState | null>(null);
  return (
    <>
      <ScreenTitle title={t('mails.title')} lead={t('mails.lead')} />
      <SystemTabs />
      <SearchForm
        key={search}
        path="/admin/system/mails"
        search={search}
        label={t('mails.search')}
        placeholder={t('mails.placeholder')}
        button={t('mails.button')}
      />
      <div role="group" aria-label={t('mails.filter.label')} className="admin-actions">
        {CHOICES.map((each) => (
          <button
            key={each ?? 'all'}
            type="button"
            aria-pressed={each === state}
            className={`cursor-pointer ${chipClass(each === state)}`}
            onClick={() => setState(each)}
          >
            {each === null ? t('mails.filter.all') : t(`mails.state.${each}`)}
          </button>
        ))}
      </div>
      <Mails key={`${search} ${state ?? ''}`} search={search} state={state} />
    </>
  );
}

type Chosen = Readonly<{ search: string; state: MailState | null }>;

function Mails({ search, state }: Chosen) {
  /** The cursor of each page that is shown; null is the newest. */
  const [pages, setPages] = useState<readonly (string | null)[]>([null]);
  return (
    <>
      {pages.map((after, index) => (
        <Page
          key={after ?? 'newest'}
          {...{ search, state, after }}
          onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </>
  );
}

type PageProperties = Chosen & Readonly<{ after: string | null; onOlder: ((next: string) => void) | null }>;

function Page({ search, state, after, onOlder }: PageProperties) {
  const t = useMessages('admin-system');
  const name = ['staff', 'mails', search, state ?? '', after ?? ''] as const;
  const { data, isPending, refetch } = useMyQuery(
    name,
    (needs) => fetchMails(needs, { search, state, after }),
    after === null ? { refetchInterval: REFRESH_MS } : {},
  );
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  const { mails, next, counts } = data;
  return (
    <>
      {mails.length === 0 ? <BoxEmpty>{t('mails.empty')}</BoxEmpty> : null}
      <ul className="admin-list">
        {mails.map((mail) => (
          <MailRow key={mail.id} mail={mail} onChanged={() => void refetch()} />
        ))}
      </ul>
      {next === null || onOlder === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onOlder(next)}>
          {t('mails.older')}
        </button>
      )}
      {after === null ? <Counts counts={counts} /> : null}
    </>
  );
}

function Counts({ counts }: Pick<MailsResponse, 'counts'>) {
  const t = useMessages('admin-system');
  const language = useLanguage();
  const countOf = (family: string, state: MailState) =>
    counts.find((one) => one.family === family && one.state === state)?.count ?? 0;
  return (
    <div className="admin-box admin-scroll" role="region" aria-label={t('mails.counts')} tabIndex={0}>
      <table className="admin-table system-table">
        <caption>{t('mails.counts')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('mails.about')}</th>
            {MAIL_STATES.map((state) => (
              <th key={state} scope="col">
                {t(`mails.state.${state}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {MAIL_FAMILIES.map((family) => (
            <tr key={family}>
              <th scope="row">{t(`mails.family.${family}`)}</th>
              {MAIL_STATES.map((state) => (
                <td key={state}>{formatCount(countOf(family, state), language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
