import { readPlanList } from '../features/plans/plan-cards.server.ts';
import { rereadsList } from '../features/plans/rereads-list.ts';
import { listBrowsing, PlanListPage } from '../shell/plan-list-page.tsx';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/global-plans.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  return { list: readPlanList(context.get(shopContext), request.url, { coverage: 'global' }) };
}

export function clientLoader(asked: Route.ClientLoaderArgs) {
  return listBrowsing.read(asked);
}

export const shouldRevalidate = rereadsList;

export default function GlobalPlans({ loaderData }: Route.ComponentProps) {
  return <PlanListPage kind="global" screen={loaderData} />;
}
