import { data } from 'react-router';
import { Breadcrumb } from '../plans/details/breadcrumb.tsx';
import { DestinationData } from '../features/destination/destination-data.tsx';
import {
  DestinationFacts,
  DestinationNetworks,
  RelatedDestinations,
} from '../features/destination/destination-facts.tsx';
import { PlanGrid } from '../plans/card/plan-grid.tsx';
import type { DestinationPageView } from '../features/destination/destination-page-view.ts';
import { readDestination } from '../features/destination/destination.server.ts';
import { useDestinationWords } from '../features/destination/use-destination-words.ts';
import { DestinationReviews } from '../features/reviews/destination-reviews.tsx';
import type { ReviewsView } from '../features/reviews/reviews-view.ts';
import { readReviews } from '../features/reviews/reviews.server.ts';
import { DeliveryLine } from '../proof/delivery-line.tsx';
import { readDeliveryLine } from '../proof/delivery-line.server.ts';
import { useDestinationSteps } from '../plans/details/breadcrumb-steps.ts';
import { shouldReloadList } from '../features/plan-list/should-reload-list.ts';
import { languageOfPath } from '#core/language-path.ts';
import { useMessages } from '../language/use-messages.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { PageTitle } from '../shell/page-title.tsx';
import { shopContext } from '../document/shop-context.ts';
import { Flag } from '../ui/flag.tsx';
import type { Route } from './+types/destination.ts';

export function loader({ url, context, params }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const shop = context.get(shopContext);
  const destination = readDestination(shop, params.slug, language);
  if (destination === null) return data(null, { status: 404 });
  const reviews = readReviews(shop, params.slug, language);
  return data({ ...destination, reviews, delivered: readDeliveryLine(shop, language) });
}

type View = DestinationPageView & Readonly<{ reviews: ReviewsView | null; delivered: string | null }>;

export const shouldRevalidate = shouldReloadList;

export default function Destination({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NotFoundScreen /> : <DestinationPage {...loaderData} />;
}

function DestinationPage(view: View) {
  const { name, countryCode, coverageType, from, plans } = view;
  const { title, pageTitle, description } = useDestinationWords(view);
  const t = useMessages('plans');
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <PageHead title={pageTitle} shortTitle={title} description={description} />
      <Breadcrumb steps={useDestinationSteps(coverageType)} here={name} />
      <PageTitle
        title={title}
        mark={countryCode === null ? null : <Flag countryCode={countryCode} isLarge />}
        lead={t('destination.lead', { count: plans.length, price: from })}
      />
      <h2 className="sr-only">{t('list.heading')}</h2>
      <PlanGrid plans={plans} />
      <DestinationFacts {...view} />
      <DeliveryLine text={view.delivered} />
      <DestinationNetworks networks={view.networks} />
      <DestinationReviews {...view} title={title} />
      <RelatedDestinations {...view} />
      <DestinationData {...view} />
    </div>
  );
}
