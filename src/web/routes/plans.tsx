import { readPlanCards } from '../features/plans/plan-cards.server.ts';
import { languageOfPath } from '../language/language-path.ts';
import { PlanListPage } from '../shell/plan-list-page.tsx';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/plans.ts';

const LONGEST_SEARCH = 80;

export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname, searchParams } = new URL(request.url);
  const search = (searchParams.get('search') ?? '').trim().slice(0, LONGEST_SEARCH);
  // A text search looks everywhere, so that a regional plan covering the country is found as well.
  const query = search === '' ? { coverage: 'local' as const } : { search };
  return { search, plans: readPlanCards(context.get(shopContext), query, languageOfPath(pathname)) };
}

export default function Plans({ loaderData }: Route.ComponentProps) {
  return <PlanListPage kind="local" plans={loaderData.plans} search={loaderData.search} />;
}
