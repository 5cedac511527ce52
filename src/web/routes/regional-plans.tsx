import { readPlanCards } from '../features/plans/plan-cards.server.ts';
import { languageOfPath } from '../language/language-path.ts';
import { PlanListPage } from '../shell/plan-list-page.tsx';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/regional-plans.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return { plans: readPlanCards(context.get(shopContext), { coverage: 'regional' }, language) };
}

export default function RegionalPlans({ loaderData }: Route.ComponentProps) {
  return <PlanListPage kind="regional" plans={loaderData.plans} />;
}
