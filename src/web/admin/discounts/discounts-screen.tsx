import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ShownDiscount } from '#contract/admin/discounts.ts';
import { DISCOUNT_STATES, type DiscountState } from '#core/discounts/discount-state.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { SearchForm } from '../frame/search-form.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { fetchDiscounts, type DiscountSearch } from './discount-requests.ts';
import { useDiscountWords } from './use-discount-words.ts';

type DiscountFilter = Omit<DiscountSearch, 'before'>;

/** Discount codes by name and state. Codes of a series are shown by a search, or below their series. */
export default function DiscountsScreen() {
  const t = useMessages('admin-discounts');
  const [params] = useSearchParams();
  const wanted: DiscountFilter = {
    search: params.get('search') ?? '',
    state: DISCOUNT_STATES.find((state) => state === params.get('state')) ?? null,
    series: params.get('series'),
  };
  return (
    <>
      <ScreenTitle title={t('title')} lead={t('lead')}>
        <div className="admin-actions">
          <LocalizedLink to="/admin/discounts/new" className={buttonClass('primary')}>
            {t('new')}
          </LocalizedLink>
          <LocalizedLink to="/admin/discounts/series" className={buttonClass('quiet')}>
            {t('series.title')}
          </LocalizedLink>
        </div>
      </ScreenTitle>
      <SearchForm
        key={wanted.search}
        path="/admin/discounts"
        search={wanted.search}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        button={t('search.button')}
      />
      <States wanted={wanted} />
      <Results key={JSON.stringify(wanted)} wanted={wanted} />
    </>
  );
}

function States({ wanted }: Readonly<{ wanted: DiscountFilter }>) {
  const t = useMessages('admin-discounts');
  const addressOf = (state: DiscountState | null) => {
    const query = new URLSearchParams({
      ...(wanted.search === '' ? {} : { search: wanted.search }),
      ...(wanted.series === null ? {} : { series: wanted.series }),
      ...(state === null ? {} : { state }),
    }).toString();
    return query === '' ? '/admin/discounts' : `/admin/discounts?${query}`;
  };
  return (
    <nav aria-label={t('filter')} className="admin-chips">
      {[null, ...DISCOUNT_STATES].map((state) => (
        <LocalizedLink
          key={state ?? 'all'}
          to={addressOf(state)}
          className="admin-chip"
          {...(state === wanted.state ? { 'aria-current': 'page' as const } : {})}
        >
          {state === null ? t('all') : t(`state.${state}`)}
        </LocalizedLink>
      ))}
    </nav>
  );
}

function Results({ wanted }: Readonly<{ wanted: DiscountFilter }>) {
  /** The `before` of each page that is shown; null is the newest. */
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  return pages.map((before, index) => (
    <ResultPage
      key={before ?? 'newest'}
      wanted={{ ...wanted, before }}
      onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
    />
  ));
}

type PageProperties = Readonly<{ wanted: DiscountSearch; onOlder: ((before: number) => void) | null }>;

function ResultPage({ wanted, onOlder }: PageProperties) {
  const t = useMessages('admin-discounts');
  const { data, isPending, refetch } = useMyQuery(['staff', 'discounts', JSON.stringify(wanted)], (needs) =>
    fetchDiscounts(needs, wanted),
  );
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  const { discounts, next } = data;
  if (discounts.length === 0) return <BoxEmpty>{t('empty')}</BoxEmpty>;
  return (
    <>
      <ul className="admin-list">
        {discounts.map((discount) => (
          <Row key={discount.code} discount={discount} />
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

function Row({ discount }: Readonly<{ discount: ShownDiscount }>) {
  const t = useMessages('admin-discounts');
  const words = useDiscountWords();
  const dollars = useDollars();
  const { code, state, usage, totalLimit } = discount;
  return (
    <li className="admin-row admin-list-row">
      <LocalizedLink to={`/admin/discounts/code/${code}`} className="admin-strong admin-link discount-code">
        {code}
      </LocalizedLink>
      <span className="admin-state" data-state={state}>
        {t(`state.${state}`)}
      </span>
      <span>{words.value(discount.value)}</span>
      <span className="admin-soft">{words.dates(discount)}</span>
      <span>
        {totalLimit === null
          ? t('usage.redeemed', { count: usage.redeemed })
          : t('usage.redeemedOf', { count: usage.redeemed, limit: totalLimit })}
        {usage.held === 0 ? null : <> · {t('usage.held', { count: usage.held })}</>}
      </span>
      <span className="admin-soft">{t('usage.given', { amount: dollars(usage.givenCents) })}</span>
    </li>
  );
}
