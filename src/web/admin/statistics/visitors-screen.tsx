import { useState } from 'react';
import type { CountedItem, VisitReportResponse } from '#contract/admin/statistics.ts';
import { formatCount } from '#core/format-count.ts';
import type { ReportDays } from '#core/visits/visit-report.ts';
import { useLanguage } from '../../language/use-language.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { ScreenTitle } from '../frame/screen-title.tsx';
import { BoxEmpty, BoxFailed, BoxLoading } from '../frame/states.tsx';
import { CountTable } from './count-table.tsx';
import { DayChart } from './day-chart.tsx';
import { FunnelBox } from './funnel-box.tsx';
import { ReportPeriod } from './report-period.tsx';
import { fetchVisits } from './statistics-requests.ts';

/** Who visits the shop, counted: nothing here is about one person. */
export default function VisitorsScreen() {
  const t = useMessages('admin-statistics');
  const [days, setDays] = useState<ReportDays>(30);
  const name = ['staff', 'visits', String(days)] as const;
  const { data, isPending, refetch } = useMyQuery(name, (needs) => fetchVisits(needs, days));
  return (
    <>
      <ScreenTitle title={t('visitors.title')} lead={t('visitors.lead')} />
      <ReportPeriod days={days} onChange={setDays} file="visits.csv" />
      {isPending ? <BoxLoading /> : null}
      {!isPending && data === undefined ? <BoxFailed onRetry={() => void refetch()} /> : null}
      {data === undefined ? null : <Report report={data} />}
    </>
  );
}

function Report({ report }: Readonly<{ report: VisitReportResponse }>) {
  const t = useMessages('admin-statistics');
  const nameOf = useNames();
  if (report.sessions === 0 && report.views === 0) return <BoxEmpty>{t('visitors.empty')}</BoxEmpty>;
  return (
    <>
      <Totals report={report} />
      <DayChart days={report.days} />
      <FunnelBox funnel={report.funnel} />
      <div className="statistics-columns">
        <CountTable title={t('visitors.pages')} counts={report.pages} part="views" />
        <CountTable title={t('visitors.titles')} counts={report.titles} part="views" />
        <CountTable title={t('visitors.entries')} counts={report.entries} part="sessions" />
        <CountTable title={t('visitors.sources')} counts={nameOf(report.sources)} part="sessions" />
        <CountTable title={t('visitors.campaigns')} counts={nameOf(report.campaigns)} part="sessions" />
        <CountTable title={t('visitors.devices')} counts={nameOf(report.devices)} part="sessions" />
        <CountTable title={t('visitors.browsers')} counts={nameOf(report.browsers)} part="sessions" />
        <CountTable title={t('visitors.systems')} counts={nameOf(report.systems)} part="sessions" />
      </div>
    </>
  );
}

function Totals({ report }: Readonly<{ report: VisitReportResponse }>) {
  const t = useMessages('admin-statistics');
  const language = useLanguage();
  const { sessions, views, averageSeconds } = report;
  const minutes = Math.floor((averageSeconds ?? 0) / 60);
  const seconds = (averageSeconds ?? 0) % 60;
  return (
    <dl className="statistics-totals">
      <div>
        <dt>{t('visitors.sessions')}</dt>
        <dd>{formatCount(sessions, language)}</dd>
      </div>
      <div>
        <dt>{t('visitors.views')}</dt>
        <dd>{formatCount(views, language)}</dd>
      </div>
      <div>
        <dt>{t('visitors.average')}</dt>
        <dd>{t('visitors.duration', { minutes, seconds })}</dd>
      </div>
    </dl>
  );
}

/** Names with a meaning of their own are shown in words; all others are proper names. */
function useNames(): (counts: readonly CountedItem[]) => readonly CountedItem[] {
  const t = useMessages('admin-statistics');
  const words: Readonly<Record<string, string>> = {
    direct: t('name.direct'),
    other: t('name.other'),
    mobile: t('name.mobile'),
    tablet: t('name.tablet'),
    desktop: t('name.desktop'),
    chrome: 'Chrome',
    safari: 'Safari',
    firefox: 'Firefox',
    edge: 'Edge',
    samsung: 'Samsung Internet',
    opera: 'Opera',
    android: 'Android',
    ios: 'iOS',
    windows: 'Windows',
    macos: 'macOS',
    linux: 'Linux',
    chromeos: 'ChromeOS',
  };
  return (counts) => counts.map((count) => ({ ...count, name: words[count.name] ?? count.name }));
}
