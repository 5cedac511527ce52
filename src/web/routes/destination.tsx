import { data } from 'react-router';
import { Breadcrumb } from '../plans/details/breadcrumb.tsx';
import { DestinationData } from '../features/destination/destination-data.tsx';
import {
  DestinationFacts,
  DestinationNetworks,
  RelatedDestinations,
} from '../features/destination/destination-facts.tsx';
import { DestinationQuestions } from '../features/destination/destination-questions.tsx';
import { PlanChooser } from '../features/destination/chooser/plan-chooser.tsx';
import type { DestinationPageView } from '../features/destination/destination-page-view.ts';
import { readDestination } from '../features/destination/destination.server.ts';
import { useDestinationWords } from '../features/destination/use-destination-words.ts';
import { useDestinationSteps } from '../plans/details/breadcrumb-steps.ts';
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
  const destination = readDestination(context.get(shopContext), params.slug, language);
  return data(destination, { status: destination === null ? 404 : 200 });
}

type Move = Readonly<{ currentUrl: URL; nextUrl: URL; defaultShouldRevalidate: boolean }>;

/** The page has all plans of its destination: what the visitor chooses among them needs no request. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: Move): boolean {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate;
}

export default function Destination({ loaderData }: Route.ComponentProps) {
  return loaderData === null ? <NotFoundScreen /> : <DestinationPage {...loaderData} />;
}

function DestinationPage(view: DestinationPageView) {
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
      <PlanChooser {...view} />
      <DestinationFacts {...view} />
      <DestinationNetworks networks={view.networks} />
      <RelatedDestinations {...view} />
      <DestinationQuestions {...view} />
      <DestinationData {...view} />
    </div>
  );
}
