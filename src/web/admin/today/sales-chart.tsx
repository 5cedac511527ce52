import { useState } from 'react';
import { Globe } from 'lucide-react';
import type { SalesResponse } from '#contract/admin/overview.ts';
import { formatCount } from '#core/format-count.ts';
import { formatMoney, formatShortMoney, money } from '#core/money.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { Flag } from '../../ui/flag.tsx';
import { useDates } from '../../language/use-times.ts';

type Properties = Readonly<{ sales: SalesResponse }>;

/** What was paid per hour or day. Pressing a destination darkens its share. */
export function SalesChart({ sales }: Properties) {
  const t = useMessages('admin-today');
  const language = useLanguage();
  const [slug, setSlug] = useState<string | null>(null);
  const { now, destinations, others } = sales;
  const chosen = destinations.find((destination) => destination.slug === slug);
  return (
    <section className="admin-box today-chart" aria-labelledby="today-chart">
      <h2 id="today-chart" className="today-heading">
        {isHourly(sales) ? t('chart.titleHours') : t('chart.title')}
      </h2>
      <p className="admin-soft">
        {t('chart.sum', {
          money: formatMoney(money(now.paidCents), language),
          orders: t('chart.orders', { count: now.orders, shown: formatCount(now.orders, language) }),
        })}
      </p>
      {now.orders === 0 ? (
        <p>{t('chart.empty')}</p>
      ) : (
        <div className="today-chart-parts">
          <Bars sales={sales} share={chosen?.centsPerBar ?? null} />
          <ul className="today-places">
            {destinations.map(({ slug: own, name, countryCode, cents }) => (
              <li key={own}>
                <button
                  type="button"
                  className="today-place"
                  aria-pressed={own === slug}
                  onClick={() => setSlug(own === slug ? null : own)}
                >
                  {countryCode === null ? (
                    <Globe aria-hidden="true" className="size-5" />
                  ) : (
                    <Flag countryCode={countryCode} />
                  )}
                  <span>{name}</span>
                  <span className="admin-strong">{formatMoney(money(cents), language)}</span>
                </button>
              </li>
            ))}
            {others.count === 0 ? null : (
              <li className="today-place admin-soft">
                <span />
                <span>{t('chart.others', { count: others.count })}</span>
                <span>{formatMoney(money(others.cents), language)}</span>
              </li>
            )}
          </ul>
        </div>
      )}
      <SalesTable sales={sales} />
    </section>
  );
}

function Bars({ sales, share }: Properties & Readonly<{ share: readonly number[] | null }>) {
  const language = useLanguage();
  const { day: shortDay, time: clock } = useDates(sales.timeZone);
  const { bars, starts } = sales;
  const top = Math.max(1, ...bars.map(({ paidCents }) => paidCents));
  const label = isHourly(sales) ? clock : shortDay;
  return (
    <div className="bars" aria-hidden="true">
      <p className="bars-top admin-soft">{formatShortMoney(money(top), language)}</p>
      <div className="bars-row">
        {bars.map(({ paidCents }, index) => (
          <span key={starts[index]} className="bar" style={{ height: partOf(paidCents, top) }}>
            {share === null || paidCents === 0 ? null : (
              <span className="bar-share" style={{ height: partOf(share[index] ?? 0, paidCents) }} />
            )}
          </span>
        ))}
      </div>
      <p className="bars-ends admin-soft">
        <span>{label(starts[0] ?? '')}</span>
        <span>{label(starts.at(-1) ?? '')}</span>
      </p>
    </div>
  );
}

function SalesTable({ sales }: Properties) {
  const t = useMessages('admin-today');
  const language = useLanguage();
  const { dateAndTime } = useDates(sales.timeZone);
  const { weekday } = useDates('UTC');
  const moneyOf = (cents: number) => formatMoney(money(cents), language);
  return (
    <details>
      <summary className="today-summary">{t('chart.table')}</summary>
      <div className="today-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{t('chart.when')}</th>
              <th scope="col">{t('chart.money')}</th>
              <th scope="col">{t('chart.count')}</th>
              <th scope="col">{t('chart.refunded')}</th>
            </tr>
          </thead>
          <tbody>
            {sales.bars.map(({ paidCents, orders, refundedCents }, index) => {
              const start = sales.starts[index] ?? '';
              return (
                <tr key={start}>
                  <th scope="row">{isHourly(sales) ? dateAndTime(start) : weekday(start)}</th>
                  <td>{moneyOf(paidCents)}</td>
                  <td>{orders}</td>
                  <td>{moneyOf(refundedCents)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </details>
  );
}

function isHourly({ period }: SalesResponse): boolean {
  return period.firstDay === period.lastDay;
}

/** As a CSS length. */
function partOf(part: number, whole: number): string {
  return `${(part / whole) * 100}%`;
}
