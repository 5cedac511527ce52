import { languageOfPath } from '#core/language-path.ts';
import { readRegions } from '../features/home/places.server.ts';
import { RegionStrip } from '../features/home/region-tiles.tsx';
import { readListing } from '../features/plan-list/read-listing.server.ts';
import { shouldReloadList } from '../features/plan-list/should-reload-list.ts';
import { listBrowsing, PlanListPage } from '../shell/plan-list-page.tsx';
import { shopContext } from '../document/shop-context.ts';
import type { Route } from './+types/regional-plans.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const regions = readRegions(shop, languageOfPath(url.pathname));
  return { ...readListing(shop, url, 'regional'), regions: regions.filter(({ isGlobal }) => !isGlobal) };
}

export function clientLoader(loaderArgs: Route.ClientLoaderArgs) {
  return listBrowsing.read(loaderArgs);
}

export const shouldRevalidate = shouldReloadList;

export default function RegionalPlans({ loaderData }: Route.ComponentProps) {
  const { regions = [] } = loaderData;
  return <PlanListPage kind="regional" screen={loaderData} above={<RegionStrip regions={regions} />} />;
}
