import { useMyQuery } from '../../queries/use-api-query.ts';
import { fetchSystem } from '../system/system-requests.ts';

const REFRESH_MS = 30_000;

/** The health of the system. The mark in the navigation and the screens share one request. */
export function useSystem() {
  return useMyQuery(['staff', 'system'], fetchSystem, {
    refetchInterval: REFRESH_MS,
    refetchOnWindowFocus: true,
  });
}
