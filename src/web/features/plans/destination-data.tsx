import { useLocalizedPath } from '../../language/use-localized-path.ts';
import { useMessages } from '../../language/use-messages.ts';
import { usePageFacts } from '../../page-facts.ts';
import type { DestinationPageView } from './destination-page-view.ts';
import { destinationStructuredData } from './destination-structured-data.ts';

/** The page's facts for machines. A block of data, which the content policy does not count as a script. */
export function DestinationData({ slug, name, from, cents, plans }: DestinationPageView) {
  const t = useMessages('plans');
  const path = useLocalizedPath();
  const { origin } = usePageFacts();
  const address = origin + path(`/esim/${slug}`);
  const facts = destinationStructuredData({
    title: t('destination.heading', { name }),
    description: t('destination.description', { name, price: from }),
    address,
    path: [
      { name: t('destination.home'), address: origin + path('/') },
      { name: t('destination.all'), address: origin + path('/plans') },
      { name, address },
    ],
    offers: plans.length,
    cents,
  });
  // A name can then never end the block.
  return <script type="application/ld+json">{JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>;
}
