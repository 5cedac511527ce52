import type { DestinationView, ShopReader } from '#contract/shop-reader.ts';
import type { Package } from '#core/catalogue/packages/package.ts';
import { buyablePlans } from '#core/destinations/buyable-plans.ts';
import type { GuideSource } from '#core/guides/guide.ts';
import { writeGuide } from '#core/guides/texts/write-guide.ts';
import type { Language } from '#core/language.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import type { GuideView } from './guide-view.ts';

/** A destination's guide in one language, or null when nothing is sold there. */
export function readGuide(shop: ShopReader, slug: string, language: Language): GuideView | null {
  const found = shop.findDestination(slug, language);
  if (found === null || found.packages.length === 0) return null;
  const t = messagesOf(language, 'destination-guides');
  const values = { count: found.packages.length, place: placeWithArticle(found.name, language) };
  return {
    slug,
    name: found.name,
    countryCode: found.countryCode,
    changedAt: shop.changedAt(slug)?.toISOString() ?? null,
    guide: writeGuide(sourceOf(found, shop), { language, t }),
    words: {
      home: t('breadcrumb.home'),
      guides: t('breadcrumb.guides'),
      contents: t('contents'),
      plans: found.coverageType === 'global' ? t('plansGlobal', values) : t('plans', values),
      allGuides: t('allGuides'),
    },
  };
}

function sourceOf(found: DestinationView, shop: ShopReader): GuideSource {
  const { slug, name, countryCode, coverageType, packages } = found;
  const isInStock = ({ package_id }: Package) => !shop.isSoldOut(package_id);
  const working = countryCode === null ? packages : shop.plansWorkingIn(countryCode);
  return {
    slug,
    name,
    countryCode,
    coverageType,
    plans: packages,
    buyable: buyablePlans(packages, shop.isSoldOut),
    topUps: shop.topUpsOf(slug),
    working: working.filter(isInStock),
    locals: countryCode === null ? localsOf(packages, shop).filter(isInStock) : [],
    year: new Date().getUTCFullYear(),
  };
}

/** The local plans of every country that these plans cover. */
function localsOf(packages: readonly Package[], shop: ShopReader): readonly Package[] {
  const codes = new Set(packages.flatMap(({ countries }) => countries));
  return [...codes].flatMap((code) =>
    shop.plansWorkingIn(code).filter(({ country_code }) => country_code === code),
  );
}
