import { readListing } from '../features/plan-list/read-listing.server.ts';
import { shouldReloadList } from '../features/plan-list/should-reload-list.ts';
import { listBrowsing, PlanListPage } from '../shell/plan-list-page.tsx';
import { shopContext } from '../document/shop-context.ts';
import type { Route } from './+types/global-plans.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  return readListing(context.get(shopContext), url, 'global');
}

export function clientLoader(loaderArgs: Route.ClientLoaderArgs) {
  return listBrowsing.read({ ...loaderArgs, start: 'global' });
}

export const shouldRevalidate = shouldReloadList;

export default function GlobalPlans({ loaderData }: Route.ComponentProps) {
  return <PlanListPage kind="global" screen={loaderData} />;
}
