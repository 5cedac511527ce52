import type { UseQueryResult } from '@tanstack/react-query';
import { useApiQuery, type Repeats } from '../../queries/use-api-query.ts';
import { fetchTopupOffers, type TopupOffers } from './fetch-topup-offers.ts';
import type { TargetBody } from './topup-target.ts';

/** The top-ups that fit an eSIM. */
export function useTopupOffers(target: TargetBody, repeats: Repeats = {}): UseQueryResult<TopupOffers> {
  return useApiQuery(
    ['topup-offers', Object.values(target).join()],
    (needs) => fetchTopupOffers(target, needs),
    repeats,
  );
}
