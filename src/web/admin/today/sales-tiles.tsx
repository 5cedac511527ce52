import { ArrowDown, ArrowUp } from 'lucide-react';
import type { SalesResponse, ShownBar } from '#contract/admin/overview.ts';
import { MINUTE_MS } from '#core/durations.ts';
import { formatCount } from '#core/format-count.ts';
import { formatMoney, money } from '#core/money.ts';
import { conversionPercent } from '#core/overview/conversion.ts';
import { changeOf, type FigureChange } from '#core/overview/sales-report.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Sparkline } from './sparkline.tsx';
import { useDates } from '../../language/use-times.ts';

type Properties = Readonly<{ sales: SalesResponse }>;

/** Five figures, each with the one of the week before until the same minute. */
export function SalesTiles({ sales }: Properties) {
  const t = useMessages('admin-today');
  const language = useLanguage();
  const { now, then } = sales;
  const moneyOf = (cents: number) => formatMoney(money(cents), language);
  const lines = (of: (bar: ShownBar) => number) => (
    <Sparkline now={sales.bars.map(of)} then={sales.comparedBars.map(of)} passed={passedOf(sales)} />
  );
  const waited = useWaited();
  const percent = ({ orders, visits }: SalesResponse['now']) => conversionPercent(orders, visits);
  const percentOf = (totals: SalesResponse['now']) => {
    const found = percent(totals);
    return found === null ? t('tile.none') : t('tile.percent', { percent: formatCount(found, language) });
  };
  return (
    <section className="admin-stack">
      <dl className="tiles">
        <Tile
          name={t('tile.paid')}
          value={moneyOf(now.paidCents)}
          then={t('tile.then', { value: moneyOf(then.paidCents) })}
          change={changeOf(now.paidCents, then.paidCents, 'more')}
          line={lines(({ paidCents }) => paidCents)}
        />
        <Tile
          name={t('tile.orders')}
          value={formatCount(now.orders, language)}
          then={`${t('tile.then', { value: formatCount(then.orders, language) })} · ${t('tile.settled', { settled: formatCount(now.settled, language), orders: formatCount(now.orders, language) })}`}
          change={changeOf(now.orders, then.orders, 'more')}
          line={lines(({ orders }) => orders)}
        />
        <Tile
          name={t('tile.conversion')}
          value={percentOf(now)}
          then={[
            percent(then) === null ? t('tile.noneThen') : t('tile.then', { value: percentOf(then) }),
            ...(now.visits === 0
              ? []
              : [t('tile.visits', { count: now.visits, orders: formatCount(now.orders, language) })]),
          ].join(' · ')}
          change={changeOf(percent(now) ?? 0, percent(then) ?? 0, 'more')}
          line={null}
        />
        <Tile
          name={t('tile.delivery')}
          value={waited(now.medianDeliveryMs)}
          then={
            then.medianDeliveryMs === null
              ? t('tile.noneThen')
              : t('tile.then', { value: waited(then.medianDeliveryMs) })
          }
          change={changeOf(now.medianDeliveryMs ?? 0, then.medianDeliveryMs ?? 0, 'less')}
          line={null}
        />
        <Tile
          name={t('tile.refunded')}
          value={moneyOf(now.refundedCents)}
          then={`${t('tile.then', { value: moneyOf(then.refundedCents) })} · ${t('tile.refunds', { count: now.refunds })}`}
          change={changeOf(now.refundedCents, then.refundedCents, 'less')}
          line={lines(({ refundedCents }) => refundedCents)}
        />
      </dl>
      <Compared sales={sales} />
      <p className="admin-soft">{t('tile.counted')}</p>
    </section>
  );
}

type TileProperties = Readonly<{
  name: string;
  value: string;
  then: string;
  change: FigureChange | null;
  line: React.ReactNode;
}>;

function Tile({ name, value, then, change, line }: TileProperties) {
  const t = useMessages('admin-today');
  return (
    <div className="tile">
      <dt>{name}</dt>
      <dd>
        <span className="tile-row">
          <span className="tile-value">{value}</span>
          {change === null ? null : (
            <span className="tile-change" data-is-good={change.isGood}>
              {change.percent > 0 ? (
                <ArrowUp aria-hidden="true" className="size-4" />
              ) : (
                <ArrowDown aria-hidden="true" className="size-4" />
              )}
              {t(change.percent > 0 ? 'tile.up' : 'tile.down', { percent: Math.abs(change.percent) })}
            </span>
          )}
        </span>
        {line}
        <span className="admin-soft">{then}</span>
      </dd>
    </div>
  );
}

function Compared({ sales }: Properties) {
  const t = useMessages('admin-today');
  const { time } = useDates(sales.timeZone);
  const { weekday } = useDates('UTC');
  const { firstDay, lastDay } = sales.compared;
  const from = weekday(firstDay);
  return (
    <p className="admin-soft">
      {t('asOf', { time: time(sales.period.until), zone: sales.timeZone })}.{' '}
      {firstDay === lastDay ? t('compared', { from }) : t('comparedRange', { from, to: weekday(lastDay) })}
    </p>
  );
}

/** How many bars have begun. */
function passedOf({ starts, period }: SalesResponse): number {
  return starts.filter((start) => start <= period.until).length;
}

function useWaited(): (ms: number | null) => string {
  const t = useMessages('admin-today');
  return (ms) => {
    if (ms === null) return t('tile.none');
    return ms < 2 * MINUTE_MS
      ? t('seconds', { count: Math.round(ms / 1000) })
      : t('minutes', { count: Math.round(ms / MINUTE_MS) });
  };
}
