import { useState } from 'react';
import type { ShownSpeedValue, SpeedReportResponse } from '#contract/admin/statistics.ts';
import { formatCount } from '#core/format-count.ts';
import { SPEED_METRICS, type SpeedMetric } from '#core/page-speed/speed-buckets.ts';
import type { ReportDays } from '#core/visits/visit-report.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { ReportPeriod } from './report-period.tsx';
import { fetchSpeed } from './statistics-requests.ts';

/** How fast each page was in the browsers of visitors. */
export default function SpeedScreen() {
  const t = useMessages('admin-statistics');
  const [days, setDays] = useState<ReportDays>(30);
  const name = ['staff', 'page-speed', String(days)] as const;
  const { data, isPending, refetch } = useMyQuery(name, (needs) => fetchSpeed(needs, days));
  return (
    <>
      <ScreenTitle title={t('speed.title')} lead={t('speed.lead')} />
      <ReportPeriod days={days} onChange={setDays} file="page-speed.csv" />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : <SpeedTable routes={data.routes} />}
    </>
  );
}

function SpeedTable({ routes }: Pick<SpeedReportResponse, 'routes'>) {
  const t = useMessages('admin-statistics');
  const language = useLanguage();
  if (routes.length === 0) return <BoxEmpty>{t('speed.empty')}</BoxEmpty>;
  return (
    <>
      <div className="admin-box admin-scroll" role="region" aria-label={t('speed.title')} tabIndex={0}>
        <table className="admin-table statistics-speed">
          <caption className="sr-only">{t('speed.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('table.page')}</th>
              <th scope="col">{t('table.pageLoads')}</th>
              {SPEED_METRICS.map((metric) => (
                <th key={metric} scope="col">
                  <abbr title={t(`speed.metric.${metric}`)}>{metric.toUpperCase()}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {routes.map(({ route, pageLoads, metrics }) => (
              <tr key={route}>
                <th scope="row">{route}</th>
                <td>{formatCount(pageLoads, language)}</td>
                {SPEED_METRICS.map((metric) => (
                  <td key={metric}>
                    <Value metric={metric} speed={metrics[metric]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <dl className="statistics-legend">
        {SPEED_METRICS.map((metric) => (
          <div key={metric}>
            <dt>{metric.toUpperCase()}</dt>
            <dd>{t(`speed.metric.${metric}`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const RATING_CLASSES = {
  good: 'statistics-good',
  improvable: 'statistics-improvable',
  poor: 'statistics-poor',
} as const;

/** The rating is a word too: colours alone would not say it to everyone. */
function Value({ metric, speed }: Readonly<{ metric: SpeedMetric; speed: ShownSpeedValue }>) {
  const t = useMessages('admin-statistics');
  const language = useLanguage();
  if (speed === null) return <span className="admin-soft">–</span>;
  const number = (digits: number) =>
    new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const value =
    metric === 'cls'
      ? number(2).format(speed.value)
      : speed.value < 1_000
        ? t('speed.milliseconds', { value: Math.round(speed.value) })
        : t('speed.seconds', { value: number(1).format(speed.value / 1_000) });
  return (
    <span className={`statistics-value ${RATING_CLASSES[speed.rating]}`}>
      {value}
      <small>{t(`speed.rating.${speed.rating}`)}</small>
    </span>
  );
}
