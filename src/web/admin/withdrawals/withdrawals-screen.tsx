import { useState } from 'react';
import { Link } from 'react-router';
import type { ShownCase } from '#contract/admin/withdrawals.ts';
import { useTimes } from '../../language/use-times.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { chipClass } from '../../ui/chip.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { InboxTabs } from '../inbox/inbox-tabs.tsx';
import { fetchCases } from './withdrawal-requests.ts';

/** Withdrawals that customers declared, the open ones first. */
export default function WithdrawalsScreen() {
  const t = useMessages('admin-withdrawals');
  const [isOpenOnly, setIsOpenOnly] = useState(true);
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  const choose = (wanted: boolean) => {
    setIsOpenOnly(wanted);
    setPages([null]);
  };
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')} />
      <InboxTabs current="withdrawals" />
      <div role="group" aria-label={t('filter')} className="admin-actions">
        {[true, false].map((wanted) => (
          <button
            key={String(wanted)}
            type="button"
            className={chipClass(isOpenOnly === wanted)}
            aria-pressed={isOpenOnly === wanted}
            onClick={() => choose(wanted)}
          >
            {t(wanted ? 'open' : 'all')}
          </button>
        ))}
      </div>
      {pages.map((before, index) => (
        <Page
          key={`${isOpenOnly ? 'open' : 'all'}-${before ?? 'newest'}`}
          before={before}
          isOpenOnly={isOpenOnly}
          onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
        />
      ))}
    </>
  );
}

type PageProperties = Readonly<{
  before: number | null;
  isOpenOnly: boolean;
  onOlder: ((before: number) => void) | null;
}>;

function Page({ before, isOpenOnly, onOlder }: PageProperties) {
  const t = useMessages('admin-withdrawals');
  const language = useLanguage();
  const name = ['staff', 'withdrawals', String(isOpenOnly), String(before)] as const;
  const { data, isPending, refetch } = useMyQuery(name, ({ signal }) =>
    fetchCases({ signal, isOpenOnly, before, language }),
  );
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  if (data.cases.length === 0) return <BoxEmpty>{t(isOpenOnly ? 'emptyOpen' : 'empty')}</BoxEmpty>;
  const { next } = data;
  return (
    <>
      <ul className="admin-list">
        {data.cases.map((found) => (
          <CaseRow key={found.id} found={found} />
        ))}
      </ul>
      {next === null || onOlder === null ? null : (
        <button type="button" className={buttonClass('quiet')} onClick={() => onOlder(next)}>
          {t('older')}
        </button>
      )}
    </>
  );
}

function CaseRow({ found }: Readonly<{ found: ShownCase }>) {
  const t = useMessages('admin-withdrawals');
  const { dateAndTime } = useTimes();
  const { id, reference, status, orderNumber, email, declaredAt, reasonToRefuse } = found;
  return (
    <li className="admin-row">
      <Link to={`/admin/withdrawals/${id}`} className="admin-strong">
        {reference} · {t('order', { number: orderNumber })}
      </Link>
      <p>{[email, dateAndTime(declaredAt), t(`status.${status}`)].join(' · ')}</p>
      {status === 'open' && reasonToRefuse !== null && reasonToRefuse !== 'other' ? (
        <p className="admin-soft">{t(`judgement.${reasonToRefuse}`)}</p>
      ) : null}
    </li>
  );
}
