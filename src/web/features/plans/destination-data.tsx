import { centsFromDollars } from '#core/money.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { useLanguage } from '../../language/use-language.ts';
import { usePageFacts } from '../../page-facts.ts';
import { sharePicture } from '../../share-picture.ts';
import { StructuredData } from '../../structured-data.tsx';
import type { DestinationPageView } from './destination-page-view.ts';
import { destinationStructuredData } from './destination-structured-data.ts';
import { planPath } from './plan-card-view.ts';
import { useDestinationSteps } from './plan-steps.ts';

/** The page's facts for machines. */
export function DestinationData({ slug, name, coverageType, from, plans, soldOut }: DestinationPageView) {
  const t = useMessages('plans');
  const path = useLocalizedPath();
  const { origin } = usePageFacts();
  const language = useLanguage();
  const address = origin + path(`/esim/${slug}`);
  const steps = useDestinationSteps(coverageType);
  const facts = destinationStructuredData({
    title: t('destination.heading', { name }),
    description: t('destination.description', { name, price: from }),
    address,
    picture: origin + sharePicture(language),
    path: [...steps.map((step) => ({ name: step.name, address: origin + path(step.to) })), { name, address }],
    offers: plans.map((plan) => ({
      id: plan.id,
      name: `${plan.title}, ${plan.data}, ${plan.validity}`,
      cents: centsFromDollars(plan.priceDollars),
      address: origin + path(planPath(plan)),
      isSoldOut: soldOut.includes(plan.id),
    })),
  });
  return <StructuredData facts={facts} />;
}
