import type { SpeedReportResponse, VisitReportResponse } from '#contract/admin/statistics.ts';
import type { ReportDays } from '#core/visits/visit-report.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, refusalOf } from '../frame/admin-client.ts';

const queryOf = (days: ReportDays) => ({ days: `${days}` }) as const;

export async function fetchVisits({ signal }: FetchNeeds, days: ReportDays): Promise<VisitReportResponse> {
  const response = await adminClient().visits.$get({ query: queryOf(days) }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}

export async function fetchSpeed({ signal }: FetchNeeds, days: ReportDays): Promise<SpeedReportResponse> {
  const response = await adminClient()['page-speed'].$get({ query: queryOf(days) }, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}
