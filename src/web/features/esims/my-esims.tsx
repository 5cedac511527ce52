import { useId, useState, type ReactNode } from 'react';
import { arrangeEsims } from '#core/esims/dashboard/arrange-esims.ts';
import { nextAction } from '#core/esims/dashboard/next-action.ts';
import { findEsims } from '#core/esims/dashboard/find-esims.ts';
import type { ListedEsim, MyEsim } from '#contract/account/my-esims.ts';
import { useMyEsims, type MyEsimList } from '../../esims/use-my-esims.ts';
import { useNow } from '../../esims/use-now.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EarlierEsims } from './earlier-esims.tsx';
import { EsimPass } from './pass/esim-pass.tsx';
import { PassSkeleton } from './pass/pass-skeleton.tsx';
import { SyncMessage } from './pass/sync-message.tsx';
import { SHOWN_AT_ONCE, ShowMore, usePart } from './show-more.tsx';
import { WHILE_VISIBLE } from '../../esims/while-visible.ts';

/** Actions of other features about one eSIM. */
type Actions = Readonly<{ actionsOf: (esim: MyEsim) => ReactNode }>;

type Properties = Actions &
  Readonly<{
    /** Shown from the start; without eSIMs until they are there. */
    above: (esims: MyEsimList['esims']) => ReactNode;
    /**
     * Shown once the eSIMs are there, or cannot be read: nobody knows their height before. It must not read them itself: a
     * second reader would read again what has just failed, and show it as loading, for ever.
     */
    after: (esims: MyEsimList['esims']) => ReactNode;
  }>;

/** The signed-in customer's eSIMs, as they change. */
export function MyEsims({ above, after, ...actions }: Properties) {
  const t = useMessages('esims');
  const { data, isPending, isRefetchError, refetch } = useMyEsims(WHILE_VISIBLE);
  return (
    <>
      {above(data?.esims ?? [])}
      {isPending ? (
        <PassSkeleton label={t('mine.loading')} />
      ) : (
        <>
          {isRefetchError ? <NotRefreshed onRetry={() => void refetch()} /> : null}
          <Fetched data={data} onRetry={() => void refetch()} {...actions} />
          {after(data?.esims ?? [])}
        </>
      )}
    </>
  );
}

/** The passes below are as read before. */
function NotRefreshed({ onRetry }: Readonly<{ onRetry: () => void }>) {
  const t = useMessages('esims');
  return (
    <p role="status" className="mb-4 flex flex-wrap items-center gap-x-3">
      {t('mine.refreshFailed')}
      <button type="button" className="text-button" onClick={onRetry}>
        {t('mine.retry')}
      </button>
    </p>
  );
}

type FetchedProperties = Actions & Readonly<{ data: MyEsimList | undefined; onRetry: () => void }>;

function Fetched({ data, onRetry, ...actions }: FetchedProperties) {
  const t = useMessages('esims');
  if (data === undefined) {
    return (
      <div role="alert" className="notice-card">
        <p>{t('mine.failed')}</p>
        <button type="button" className={buttonClass('primary')} onClick={onRetry}>
          {t('mine.retry')}
        </button>
      </div>
    );
  }
  return data.esims.length === 0 ? <Empty /> : <EsimList {...data} {...actions} />;
}

function EsimList({ networkName, esims, ...actions }: MyEsimList & Actions) {
  const [typed, setTyped] = useState('');
  const isSearch = typed.trim() !== '';
  const found = findEsims(esims, typed);
  const { current, earlier } = arrangeEsims(found, useNow());
  return (
    <>
      {esims.length > SHOWN_AT_ONCE ? (
        <EsimSearch typed={typed} onType={setTyped} found={isSearch ? found.length : null} />
      ) : null}
      {/* A new search starts with the first part of its result again. */}
      <CurrentEsims key={typed} esims={current} {...actions} />
      <div className="mt-4">
        <SyncMessage networkName={networkName} />
      </div>
      <EarlierEsims esims={earlier} isOpenFirst={isSearch} />
    </>
  );
}

function CurrentEsims({ esims, actionsOf }: Pick<MyEsimList, 'esims'> & Actions) {
  const { list, part, rest, showMore } = usePart<ListedEsim, HTMLUListElement>(esims);
  const now = useNow();
  const main = esims.find((esim) => nextAction(esim, now) !== null);
  return (
    <>
      <ul ref={list} className="esim-grid">
        {part.map((esim) => (
          <li key={esim.id} className="grid has-[.esim-pass-wide]:col-span-full">
            <EsimPass esim={esim} isMain={esim === main} actions={actionsOf(esim)} />
          </li>
        ))}
      </ul>
      <ShowMore rest={rest} onPress={showMore} />
    </>
  );
}

type SearchProperties = Readonly<{
  typed: string;
  onType: (typed: string) => void;
  /** Null: nothing is typed. */
  found: number | null;
}>;

function EsimSearch({ typed, onType, found }: SearchProperties) {
  const t = useMessages('esims');
  const id = useId();
  return (
    <div className="mb-5 grid max-w-xl gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {t('mine.find')}
      </label>
      <input
        id={id}
        type="search"
        className="field"
        autoComplete="off"
        placeholder={t('mine.findHint')}
        value={typed}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <p role="status" className="text-sm text-ink-soft empty:hidden">
        {found === null ? null : t('mine.found', { count: found })}
      </p>
    </div>
  );
}

function Empty() {
  const t = useMessages('esims');
  return (
    <div className="esim-empty">
      <h2 className="text-2xl">{t('mine.empty')}</h2>
      <p className="text-ink-soft">{t('mine.emptyText')}</p>
      <LocalizedLink to="/plans" className={buttonClass('primary')}>
        {t('mine.browse')}
      </LocalizedLink>
    </div>
  );
}
