import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../document/page-facts.ts';
import { sharePicture } from '../../document/share-picture.ts';
import { StructuredData } from '../../document/structured-data.tsx';
import type { DestinationPageView } from './destination-page-view.ts';
import { destinationStructuredData } from './destination-structured-data.ts';
import { planPath } from '../../plans/card/plan-card-view.ts';
import { useDestinationSteps } from '../../plans/details/breadcrumb-steps.ts';
import { useDestinationWords } from './use-destination-words.ts';

/** The page's structured data for search engines. */
export function DestinationData(view: DestinationPageView) {
  const { slug, name, coverageType, plans } = view;
  const { title, description } = useDestinationWords(view);
  const path = useLocalizedPath();
  const { origin } = usePageFacts();
  const language = useLanguage();
  const address = origin + path(`/esim/${slug}`);
  const steps = useDestinationSteps(coverageType);
  const facts = destinationStructuredData({
    title,
    description,
    address,
    picture: origin + sharePicture(language),
    path: [...steps.map((step) => ({ name: step.name, address: origin + path(step.to) })), { name, address }],
    offers: plans.map((plan) => ({
      id: plan.id,
      name: `${plan.title}, ${plan.data}, ${plan.validity}`,
      cents: plan.priceCents,
      address: origin + path(planPath(plan)),
      isSoldOut: plan.isSoldOut,
    })),
  });
  return <StructuredData facts={facts} />;
}
