import type { WaitingResponse } from '#contract/admin/overview.ts';
import { useMyQuery } from '../../queries/use-api-query.ts';
import { adminClient, refusalOf } from './admin-client.ts';

/** New work appears without a reload. */
const LOOK_EVERY_MS = 15_000;

/** Who waits for staff: on Today and on the tabs of the inbox. */
export function useWaiting() {
  return useMyQuery(['staff', 'waiting'], fetchWaiting, {
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
  });
}

async function fetchWaiting({ signal }: Readonly<{ signal: AbortSignal }>): Promise<WaitingResponse> {
  const response = await adminClient().waiting.$get({}, { init: { signal } });
  if (response.status !== 200) throw await refusalOf(response);
  return response.json();
}
