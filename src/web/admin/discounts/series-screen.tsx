import { useState } from 'react';
import { ArrowLeft } from 'lucide-react';
import { useQueryClient } from '@tanstack/react-query';
import type { ShownSeries } from '#contract/admin/discounts.ts';
import { LocalizedLink } from '../../language/localized-link.tsx';
import { useMessages } from '../../language/use-messages.ts';
import { useMyKey, useMyQuery } from '../../queries/use-api-query.ts';
import { buttonClass } from '../../ui/button.tsx';
import { toasts } from '../../ui/toasts/toasts.ts';
import { useToastedChange } from '../changes/use-toasted-change.ts';
import { ExportButton } from '../frame/export-button.tsx';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { useDollars } from '../../language/use-dollars.ts';
import { exportSeries, fetchSeries, switchSeries } from './discount-requests.ts';
import { SeriesForm } from './series-form.tsx';
import { useDiscountWords } from './use-discount-words.ts';

/** Series of unique codes: one code per customer of a campaign. */
export default function SeriesScreen() {
  const t = useMessages('admin-discounts');
  const [isNew, setIsNew] = useState(false);
  const queries = useQueryClient();
  const key = useMyKey(['staff', 'discount-series']);
  return (
    <>
      <LocalizedLink to="/admin/discounts" className={`admin-back ${buttonClass('chip')}`}>
        <ArrowLeft aria-hidden="true" className="size-5" />
        {t('back')}
      </LocalizedLink>
      <ScreenTitle title={t('series.title')} lead={t('series.lead')} />
      {isNew ? (
        <SeriesForm
          onCancel={() => setIsNew(false)}
          onSaved={(count) => {
            setIsNew(false);
            toasts.show({ title: t('series.saved', { count }), tone: 'good' });
            void queries.invalidateQueries({ queryKey: key.slice(0, -1) });
          }}
        />
      ) : (
        <div className="admin-actions">
          <button type="button" className={buttonClass('primary')} onClick={() => setIsNew(true)}>
            {t('series.new')}
          </button>
        </div>
      )}
      <Pages />
    </>
  );
}

function Pages() {
  const [pages, setPages] = useState<readonly (number | null)[]>([null]);
  return pages.map((before, index) => (
    <Page
      key={before ?? 'newest'}
      before={before}
      onOlder={index === pages.length - 1 ? (next) => setPages([...pages, next]) : null}
    />
  ));
}

type PageProperties = Readonly<{ before: number | null; onOlder: ((before: number) => void) | null }>;

function Page({ before, onOlder }: PageProperties) {
  const t = useMessages('admin-discounts');
  const { data, isPending, refetch } = useMyQuery(['staff', 'discount-series', String(before)], (needs) =>
    fetchSeries(needs, before),
  );
  if (isPending) return <BoxLoading />;
  if (data === undefined) return <BoxFailed onRetry={() => void refetch()} />;
  const { series, next } = data;
  if (series.length === 0) return <BoxEmpty>{t('series.empty')}</BoxEmpty>;
  return (
    <>
      <ul className="admin-list">
        {series.map((one) => (
          <Row key={one.id} series={one} onChanged={() => void refetch()} />
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

function Row({ series, onChanged }: Readonly<{ series: ShownSeries; onChanged: () => void }>) {
  const t = useMessages('admin-discounts');
  const words = useDiscountWords();
  const dollars = useDollars();
  const { id, prefix, codeCount, usage, pausedCount } = series;
  const isActive = pausedCount < codeCount;
  const { isBusy, run } = useToastedChange(t('problem.failed'));
  const press = () =>
    run(async () => {
      await switchSeries(id, !isActive);
      onChanged();
    });
  return (
    <li className="admin-row">
      <p>
        <LocalizedLink to={`/admin/discounts?series=${id}`} className="admin-strong admin-link discount-code">
          {t('series.codes', { prefix, count: codeCount })}
        </LocalizedLink>{' '}
        {pausedCount === 0 ? null : (
          <span className="admin-state" data-state="paused">
            {t('series.paused', { count: pausedCount })}
          </span>
        )}
      </p>
      <p className="admin-soft">
        {words.value(series.value)} · {words.dates(series)}
      </p>
      <p>
        {t('usage.redeemedOf', { count: usage.redeemed, limit: codeCount })} ·{' '}
        {t('usage.held', { count: usage.held })} · {t('usage.given', { amount: dollars(usage.givenCents) })}
      </p>
      <div className="admin-actions">
        <ExportButton label={t('series.export', { prefix })} send={() => exportSeries(id)} />
        <button
          type="button"
          className={buttonClass('quiet')}
          aria-disabled={isBusy}
          onClick={() => void press()}
        >
          {t(isActive ? 'series.pause' : 'series.resume', { prefix })}
        </button>
      </div>
    </li>
  );
}
