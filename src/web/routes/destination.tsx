import { data } from 'react-router';
import styles from '../features/destination/destination.css?url';
import { DestinationData } from '../features/destination/destination-data.tsx';
import {
  DestinationFacts,
  DestinationNetworks,
  RelatedDestinations,
} from '../features/destination/destination-facts.tsx';
import { DestinationHead } from '../features/destination/destination-head.tsx';
import { DestinationQuestions } from '../features/destination/destination-questions.tsx';
import { PlanChooser } from '../features/destination/chooser/plan-chooser.tsx';
import type { DestinationPageView } from '../features/destination/destination-page-view.ts';
import { readDestination } from '../features/destination/destination.server.ts';
import { readUnsold } from '../features/destination/read-unsold.server.ts';
import { UnsoldScreen } from '../shell/unsold-screen.tsx';
import { useDestinationWords } from '../features/destination/use-destination-words.ts';
import { DestinationReviews } from '../features/reviews/destination-reviews.tsx';
import type { ReviewsView } from '../features/reviews/reviews-view.ts';
import { readReviews } from '../features/reviews/reviews.server.ts';
import { DeliveryLine } from '../proof/delivery-line.tsx';
import { readDeliveryLine } from '../proof/delivery-line.server.ts';
import { languageOfPath } from '#core/language-path.ts';
import { NotFoundScreen } from '../shell/not-found-screen.tsx';
import { PageHead } from '../shell/head/page-head.tsx';
import { shopContext } from '../document/shop-context.ts';
import type { Route } from './+types/destination.ts';

export function loader({ url, context, params }: Route.LoaderArgs) {
  const language = languageOfPath(url.pathname);
  const shop = context.get(shopContext);
  const destination = readDestination(shop, params.slug, language);
  if (destination === null) return data({ unsold: readUnsold(shop, params.slug, language) }, { status: 404 });
  const reviews = readReviews(shop, params.slug, language);
  return data({ ...destination, reviews, delivered: readDeliveryLine(shop, language) });
}

type View = DestinationPageView & Readonly<{ reviews: ReviewsView | null; delivered: string | null }>;

type Move = Readonly<{ currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }>;

/** The page has all plans of its destination: what the visitor chooses among them needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: Move): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function Destination({ loaderData }: Route.ComponentProps) {
  if (!('unsold' in loaderData)) return <DestinationPage {...loaderData} />;
  return loaderData.unsold === null ? <NotFoundScreen /> : <UnsoldScreen {...loaderData.unsold} />;
}

function DestinationPage(view: View) {
  const { title, pageTitle, description } = useDestinationWords(view);
  return (
    <div className="mx-auto max-w-7xl px-5 lg:px-8">
      <PageHead title={pageTitle} shortTitle={title} description={description} />
      <link rel="stylesheet" href={styles} precedence="feature" />
      <DestinationHead view={view} title={title} />
      <PlanChooser {...view} />
      <DestinationFacts {...view} />
      <DeliveryLine text={view.delivered} />
      <DestinationNetworks networks={view.networks} />
      <DestinationReviews {...view} title={title} />
      <RelatedDestinations {...view} />
      <DestinationQuestions {...view} />
      <DestinationData {...view} />
    </div>
  );
}
