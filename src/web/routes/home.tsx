import { useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { BRAND } from '#core/brand.ts';
import { CalculatorButton } from '../features/calculator/calculator-button.tsx';
import { createListLoader, type Listing } from '../features/plan-list/list-loader.ts';
import { readClaims, type Claims } from '../features/plan-list/claims.server.ts';
import { PlanBrowser } from '../features/plan-list/plan-browser.tsx';
import { readPlanList } from '../plans/card/plan-cards.server.ts';
import { shouldReloadList } from '../features/plan-list/should-reload-list.ts';
import type { ExplainView } from '../features/home/explain/explain-view.ts';
import { readExplained } from '../features/home/explain/explain.server.ts';
import { Explained } from '../features/home/explain/explained.tsx';
import { HomePass } from '../features/home/explain/home-pass.tsx';
import type { PlacesView } from '../features/home/places-view.ts';
import { readPlaces } from '../features/home/places.server.ts';
import { PopularDestinations } from '../features/home/popular-destinations.tsx';
import { RegionTiles } from '../features/home/region-tiles.tsx';
import { DestinationSearch } from '../features/search/destination-search.tsx';
import { Hero } from '../features/search/hero.tsx';
import { languageOfPath } from '#core/language-path.ts';
import { useLocalizedPath } from '../language/use-localized-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { useSession } from '../session/use-session.ts';
import { PageHead } from '../shell/head/page-head.tsx';
import { SiteData } from '../shell/head/site-data.tsx';
import { DeliveryLine } from '../proof/delivery-line.tsx';
import { shopContext } from '../document/shop-context.ts';
import type { Route } from './+types/home.ts';

const PLANS_SHOWN_FIRST = 25;

/** Everything above the list. */
type HomeContent = PlacesView & ExplainView;

type HomeScreen = Listing &
  Readonly<{
    claims: Claims | null;
    /** Null when the screen could not be loaded again. */
    content: HomeContent | null;
  }>;

const browsing = createListLoader<HomeScreen>((list) => ({ list, claims: null, content: null }));

export function loader({ url, context }: Route.LoaderArgs): HomeScreen {
  const shop = context.get(shopContext);
  const language = languageOfPath(url.pathname);
  return {
    claims: readClaims(shop, language),
    content: { ...readPlaces(shop, language), ...readExplained(shop, language) },
    list: readPlanList(shop, url, { coverage: null, limit: PLANS_SHOWN_FIRST }),
  };
}

export function clientLoader(loaderArgs: Route.ClientLoaderArgs) {
  return browsing.read(loaderArgs);
}

export const shouldRevalidate = shouldReloadList;

/** When the list could not be loaded again, the content above it stays. */
function useContent(content: HomeContent | null): HomeContent | null {
  const [kept, setKept] = useState(content);
  if (content !== null && content !== kept) setKept(content);
  return content ?? kept;
}

type AboveProperties = Readonly<{ content: HomeContent; delivered: string | null }>;

function AboveList({ content, delivered }: AboveProperties) {
  return (
    <>
      {content.popular.length === 0 ? null : <PopularDestinations {...content} />}
      {content.regions.length === 0 ? null : <RegionTiles {...content} />}
      {/* Below the tiles, whose first row must be on the first screen. */}
      <div className="mx-auto max-w-7xl px-5 lg:px-8">
        <DeliveryLine text={delivered} />
      </div>
      <Explained {...content} />
    </>
  );
}

/** Sends a signed-in visitor with `welcome=true` to the dashboard. In the browser: the page itself is the same for all. */
function WelcomeRedirect() {
  const [query] = useSearchParams();
  const path = useLocalizedPath();
  const isSignedIn = useSession().kind === 'signed-in';
  return isSignedIn && query.get('welcome') === 'true' ? <Navigate to={path('/dashboard')} replace /> : null;
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useMessages('home');
  const { claims } = loaderData;
  const counts = claims === null ? null : { destinations: claims.destinations, price: claims.price };
  const content = useContent(loaderData.content);
  return (
    <>
      <PageHead
        title={t('title', { brand: BRAND })}
        description={counts === null ? t('descriptionUncounted') : t('description', counts)}
      />
      <WelcomeRedirect />
      <Hero
        lead={counts === null ? t('leadUncounted') : t('lead', counts)}
        aside={content?.pass == null ? null : <HomePass pass={content.pass} />}
      >
        <DestinationSearch plansId="plans" />
      </Hero>
      {content === null ? null : <AboveList content={content} delivered={claims?.delivered ?? null} />}
      <SiteData />
      <section id="plans" aria-labelledby="plans-heading" className="mx-auto max-w-7xl px-5 lg:px-8">
        <h2 id="plans-heading" className="text-3xl">
          {t('plans.heading')}
        </h2>
        <p className="mt-2 mb-6 text-ink-soft">{t('plans.lead')}</p>
        <PlanBrowser
          screen={loaderData}
          browsing={browsing}
          cap={PLANS_SHOWN_FIRST}
          isQuiet
          tools={<CalculatorButton label={t('plans.calculator')} search={loaderData.list.filters.search} />}
        />
      </section>
    </>
  );
}
