import { readPlanCards } from '../features/plans/plan-cards.server.ts';
import { languageOfPath } from '../language/language-path.ts';
import { PlanListPage } from '../shell/plan-list-page.tsx';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/global-plans.ts';

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  return { plans: readPlanCards(context.get(shopContext), { coverage: 'global' }, language) };
}

export default function GlobalPlans({ loaderData }: Route.ComponentProps) {
  return <PlanListPage kind="global" plans={loaderData.plans} />;
}
