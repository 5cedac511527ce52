import { toCsv } from '#core/csv.ts';
import { SPEED_METRICS } from '#core/page-speed/speed-buckets.ts';
import type { RouteSpeed } from '#core/page-speed/speed-report.ts';
import type { VisitReport } from '#core/visits/visit-report.ts';

/** One table: what is counted, its name, views and sessions. Titles, sources and campaigns are texts from outside. */
export function visitFile(report: VisitReport): string {
  const named = (subject: string, counts: VisitReport['pages']) =>
    counts.map(({ name, views, sessions }) => [subject, name, views, sessions]);
  return toCsv([
    ['subject', 'name', 'views', 'sessions'],
    ...report.days.map(({ day, views, sessions }) => ['day', day, views, sessions]),
    ...named('page', report.pages),
    ...named('title', report.titles),
    ...named('entry', report.entries),
    ...named('source', report.sources),
    ...named('campaign', report.campaigns),
    ...named('device', report.devices),
    ...named('browser', report.browsers),
    ...named('system', report.systems),
    ...report.funnel.map(({ step, sessions }) => ['step', step, '', sessions]),
  ]);
}

/** A row per route; empty where no browser has reported a value. */
export function speedFile(routes: readonly RouteSpeed[]): string {
  return toCsv([
    [
      'route',
      'page loads',
      ...SPEED_METRICS.map((metric) => (metric === 'cls' ? 'cls p75' : `${metric} p75 ms`)),
    ],
    ...routes.map(({ route, pageLoads, metrics }) => [
      route,
      pageLoads,
      ...SPEED_METRICS.map((metric) => rounded(metric, metrics[metric]?.value)),
    ]),
  ]);
}

function rounded(metric: string, value: number | undefined): number | string {
  if (value === undefined) return '';
  return metric === 'cls' ? Number(value.toFixed(3)) : Math.round(value);
}
