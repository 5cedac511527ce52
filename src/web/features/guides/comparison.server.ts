import type { ShopReader } from '#contract/shop-reader.ts';
import { writeComparison } from '#core/guides/comparison/write-comparison.ts';
import type { Language } from '#core/language.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { ComparisonView } from './guide-view.ts';

/** The comparison in one language. */
export function readComparison(shop: ShopReader, language: Language): ComparisonView {
  const t = messagesOf(language, 'plan-comparison');
  const destinations = shop.listDestinations(language);
  const plansOf = (slug: string) => shop.findDestination(slug, language)?.packages ?? [];
  const isInStock = ({ package_id }: Readonly<{ package_id: string }>) => !shop.isSoldOut(package_id);
  const comparison = writeComparison(
    {
      plans: destinations.flatMap(({ slug }) => plansOf(slug).filter(isInStock)),
      workingIn: destinations.flatMap(({ countryCode }) =>
        countryCode === null ? [] : [shop.plansWorkingIn(countryCode).filter(isInStock)],
      ),
    },
    { language, t },
  );
  return { comparison, words: { home: t('home'), here: t('here') } };
}
