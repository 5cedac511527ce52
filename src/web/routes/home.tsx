import { BRAND } from '#core/brand.ts';
import { PlanGrid } from '../features/plans/plan-grid.tsx';
import { readPlanCards } from '../features/plans/plan-cards.server.ts';
import { readClaims } from '../features/plans/claims.server.ts';
import { Hero } from '../features/search/hero.tsx';
import { languageOfPath } from '../language/language-path.ts';
import { LocalizedLink } from '../language/localized-link.tsx';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from '../shell/page-head.tsx';
import { SearchForm } from '../shell/search-form.tsx';
import { shopContext } from '../shop-context.ts';
import { buttonClass } from '../ui/button.tsx';
import type { Route } from './+types/home.ts';

const PLANS_ON_HOME = 25;

export function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOfPath(new URL(request.url).pathname);
  const shop = context.get(shopContext);
  return {
    claims: readClaims(shop, language),
    plans: readPlanCards(shop, { limit: PLANS_ON_HOME }, language),
  };
}

export default function Home({ loaderData: { claims, plans } }: Route.ComponentProps) {
  const t = useMessages('home');
  return (
    <>
      <PageHead
        title={t('title', { brand: BRAND })}
        description={claims === null ? t('descriptionUncounted') : t('description', claims)}
      />
      <Hero lead={claims === null ? t('leadUncounted') : t('lead', claims)}>
        <SearchForm className="max-w-xl" />
      </Hero>
      <section id="plans" aria-labelledby="plans-heading" className="mx-auto max-w-7xl px-5 lg:px-8">
        <h2 id="plans-heading" className="text-3xl">
          {t('plans.heading')}
        </h2>
        <p className="mt-2 mb-8 text-ink-soft">{t('plans.lead')}</p>
        <PlanGrid plans={plans} />
        <div className="mt-10 flex justify-center">
          <LocalizedLink to="/plans" className={buttonClass('quiet')}>
            {t('plans.all')}
          </LocalizedLink>
        </div>
      </section>
    </>
  );
}
