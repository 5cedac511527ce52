import { data, useLocation } from 'react-router';
import { Breadcrumb } from '../plans/details/breadcrumb.tsx';
import { readPlan } from '../plans/details/plan-details.server.ts';
import { PlanFlag } from '../plans/card/plan-flag.tsx';
import { PlanDetails } from '../plans/details/plan-details.tsx';
import type { PlanDetailsView } from '../plans/details/plan-details-view.ts';
import { useDestinationSteps } from '../plans/details/breadcrumb-steps.ts';
import { PlanUnavailable } from '../plans/details/plan-unavailable.tsx';
import { loadPlanWithRetry } from '../plans/details/load-plan-with-retry.ts';
import { barePath, languageOfPath } from '#core/language-path.ts';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { shopContext } from '../document/shop-context.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/plan.ts';

export function loader({ url, context, params }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const response = readPlan(context.get(shopContext), { ...params, language });
  return data(response, { status: response.kind === 'found' ? 200 : 404 });
}

export function clientLoader(loaderArgs: Route.ClientLoaderArgs) {
  return loadPlanWithRetry(loaderArgs);
}

export default function Plan({ loaderData }: Route.ComponentProps) {
  const { pathname } = useLocation();
  switch (loaderData.kind) {
    case 'found':
      return <PlanPage details={loaderData.details} />;
    case 'unknown':
      return <NotFoundScreen />;
    case 'failed':
      return (
        <div className="mx-auto max-w-2xl px-5 py-16">
          <PlanUnavailable kind="failed" path={barePath(pathname)} />
        </div>
      );
  }
}

/** One plan as a separate page: the content of its sheet, for visitors without scripts or with a shared link. */
function PlanPage({ details }: Readonly<{ details: PlanDetailsView }>) {
  const t = useMessages('plan');
  const { plan } = details;
  const { title, data, validity, price } = plan;
  const steps = useDestinationSteps(plan.coverageType);
  return (
    <div className="mx-auto max-w-2xl px-5">
      <PageHead
        title={t('page.title', { title, data, validity, price })}
        description={t('page.description', { title, data, validity })}
        isIndexed={false}
      />
      <Breadcrumb
        steps={[...steps, { to: plan.path, name: plan.country }]}
        here={t('page.step', { data, validity })}
      />
      <PageTitle
        title={t('page.heading', { title, data, validity })}
        mark={<PlanFlag plan={plan} />}
        isBrief
      />
      <PlanDetails details={details} heading="h2" />
      <noscript>
        <p className="mt-4">{t('page.scripts')}</p>
      </noscript>
      <LocalizedLink to={plan.path} className={`mt-8 ${buttonClass('quiet')}`}>
        {plan.coverageType === 'global'
          ? t('page.othersGlobal')
          : t('page.others', { country: plan.country })}
      </LocalizedLink>
    </div>
  );
}
