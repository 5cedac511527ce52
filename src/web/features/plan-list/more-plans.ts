import { PLANS_PER_PAGE } from '#core/catalogue/packages/filters.ts';
import { destinationName } from '#core/catalogue/geography/destination.ts';
import type { Language } from '#core/language.ts';
import { centsFromDollars } from '#core/money.ts';
import { orderOf, packageTypeOf } from '#core/plans/plan-filters.ts';
import { RequestRefused } from '#core/retry/failure.ts';
import { retry } from '#core/retry/retry.ts';
import { PLAN_RETRY } from '#core/retry/retry-policies.ts';
import type { Translate } from '#messages/translate.ts';
import { createApiClient } from '../../api/api-client.ts';
import { planCardOf } from '../../plans/card/plan-card-of.ts';
import type { PlanListView } from '../../plans/card/plan-list-view.ts';
import { wait } from '../../browser/wait.ts';

export type MorePlansNeeds = Readonly<{
  anonKey: string;
  language: Language;
  t: Translate<'plans'>;
  signal: AbortSignal;
}>;

/** Returns the list with its next page. Load this module on demand: it contains the names of all countries. */
export async function readMorePlans(list: PlanListView, needs: MorePlansNeeds): Promise<PlanListView> {
  const { anonKey, language, t, signal } = needs;
  const { filters, coverage, plans } = list;
  const client = createApiClient({ anonKey, retriesReads: false });
  const { tab, trip, ...chosen } = filters;
  const query = {
    ...chosen,
    sort: orderOf(filters),
    trip: String(trip),
    language,
    type: packageTypeOf(tab),
    ...(coverage === null ? {} : { coverage }),
    offset: String(list.offset + plans.length),
    limit: String(PLANS_PER_PAGE),
  };
  const read = async () => {
    const response = await client.api.packages.$get({ query }, { init: { signal } });
    if (!response.ok) throw new RequestRefused(response.status);
    return response.json();
  };
  const { packages } = await retry(read, PLAN_RETRY, { wait, random: () => Math.random(), signal });
  const known = new Set(plans.map(({ id }) => id));
  const added = packages
    .map(({ price, ...from }) => {
      const priceCents = centsFromDollars(price);
      return planCardOf({ ...from, priceCents }, destinationName(from, language), { language, t });
    })
    .filter(({ id }) => !known.has(id));
  return { ...list, plans: [...plans, ...added], hasMore: packages.length === PLANS_PER_PAGE };
}
