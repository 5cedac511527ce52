import { centsFromDollars } from '#core/money.ts';
import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { usePageFacts } from '../../page-facts.ts';
import type { DestinationPageView } from './destination-page-view.ts';
import { destinationStructuredData } from './destination-structured-data.ts';
import { planHash } from './plan-hash.ts';
import { useDestinationSteps } from './plan-steps.ts';
import { useDestinationWords } from './use-destination-words.ts';

/** The page's facts for machines. A block of data, which the content policy does not count as a script. */
export function DestinationData(view: DestinationPageView) {
  const { slug, name, coverageType, plans } = view;
  const { title, description } = useDestinationWords(view);
  const path = useLocalizedPath();
  const { origin } = usePageFacts();
  const address = origin + path(`/esim/${slug}`);
  const steps = useDestinationSteps(coverageType);
  const facts = destinationStructuredData({
    title,
    description,
    address,
    path: [...steps.map((step) => ({ name: step.name, address: origin + path(step.to) })), { name, address }],
    offers: plans.map((plan) => ({
      id: plan.id,
      name: `${plan.title}, ${plan.data}, ${plan.validity}`,
      cents: centsFromDollars(plan.priceDollars),
      address: address + planHash(plan),
    })),
  });
  // A name can then never end the block.
  return <script type="application/ld+json">{JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>;
}
