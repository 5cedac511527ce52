import type { SalesResponse, ShownAlert } from '#contract/admin/overview.ts';
import type { FetchNeeds } from '../../queries/use-api-query.ts';
import { adminClient, refusalOf } from '../frame/admin-client.ts';
import type { ChosenRange } from './chosen-range.ts';

export const fetchSales =
  (chosen: ChosenRange) =>
  async ({ language, signal }: FetchNeeds): Promise<SalesResponse> => {
    const query = typeof chosen === 'string' ? { range: chosen, language } : { ...chosen, language };
    const response = await adminClient().sales.$get({ query }, { init: { signal } });
    if (response.status !== 200) throw await refusalOf(response);
    return response.json();
  };

export async function fetchAlerts({ signal }: FetchNeeds): Promise<readonly ShownAlert[]> {
  const response = await adminClient().alerts.$get({}, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return (await response.json()).alerts;
}

export async function closeAlert(id: number): Promise<void> {
  const response = await adminClient().alerts[':id'].close.$post({ param: { id: String(id) } });
  if (response.status !== 200) throw await refusalOf(response);
}
