import { BRAND } from '#core/brand.ts';
import { CalculatorButton } from '../features/calculator/calculator-button.tsx';
import { createBrowsing, type Listing } from '../features/plans/browsing.ts';
import { readClaims, type Claims } from '../features/plans/claims.server.ts';
import { PlanBrowser } from '../features/plans/plan-browser.tsx';
import { readPlanList } from '../features/plans/plan-cards.server.ts';
import { rereadsList } from '../features/plans/rereads-list.ts';
import { DestinationSearch } from '../features/search/destination-search.tsx';
import { Hero } from '../features/search/hero.tsx';
import { languageOfPath } from '../language/language-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { PageHead } from '../shell/page-head.tsx';
import { shopContext } from '../shop-context.ts';
import type { Route } from './+types/home.ts';

const PLANS_SHOWN_FIRST = 25;
const PAGES_LOADED_FIRST = 2;

type HomeScreen = Listing & Readonly<{ claims: Claims | null }>;

const browsing = createBrowsing<HomeScreen>((list) => ({ list, claims: null }));

export function loader({ url, context }: Route.LoaderArgs): HomeScreen {
  const shop = context.get(shopContext);
  return {
    claims: readClaims(shop, languageOfPath(url.pathname)),
    list: readPlanList(shop, url, { coverage: null, pages: PAGES_LOADED_FIRST }),
  };
}

export function clientLoader(asked: Route.ClientLoaderArgs) {
  return browsing.read(asked);
}

export const shouldRevalidate = rereadsList;

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useMessages('home');
  const { claims } = loaderData;
  return (
    <>
      <PageHead
        title={t('title', { brand: BRAND })}
        description={claims === null ? t('descriptionUncounted') : t('description', claims)}
      />
      <Hero lead={claims === null ? t('leadUncounted') : t('lead', claims)}>
        <DestinationSearch plansId="plans" />
      </Hero>
      <section id="plans" aria-labelledby="plans-heading" className="mx-auto max-w-7xl px-5 lg:px-8">
        <h2 id="plans-heading" className="text-3xl">
          {t('plans.heading')}
        </h2>
        <p className="mt-2 mb-6 text-ink-soft">{t('plans.lead')}</p>
        <PlanBrowser
          screen={loaderData}
          browsing={browsing}
          cap={PLANS_SHOWN_FIRST}
          tools={<CalculatorButton label={t('plans.calculator')} search={loaderData.list.filters.search} />}
        />
      </section>
    </>
  );
}
