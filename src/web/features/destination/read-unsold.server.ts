import type { ShopReader } from '#contract/shop-reader.ts';
import type { Language } from '#core/language.ts';
import { placeWithArticle } from '#core/plans/texts/place-with-article.ts';
import { messagesOf } from '#messages/messages-of.server.ts';
import { nearestTo } from '../../country-shapes/nearest-to.server.ts';

export type UnsoldView = Readonly<{
  title: string;
  message: string;
  links: readonly Readonly<{ to: string; name: string }>[];
}>;

/** A country without plans, named by its address, with the destinations that include it, or the nearest ones. Null: no country. */
export function readUnsold(shop: ShopReader, slug: string, language: Language): UnsoldView | null {
  const country = shop.unsoldCountry(slug.replaceAll('-', ' '), language);
  if (country === null) return null;
  const t = messagesOf(language, 'plans');
  const { including } = country;
  const reason = including.length === 0 ? 'unsold' : 'included';
  const near = including.length === 0 ? nearestTo(country.code, localsOf(shop, language)) : [];
  return {
    title: t(`empty.title.${reason}`, { search: placeWithArticle(country.name, language) }),
    message: t(`empty.text.${near.length > 0 ? 'near' : reason}`),
    links: [
      ...[...including, ...near].map((one) => ({ to: `/esim/${one.slug}`, name: one.name })),
      { to: `/coverage-map#${country.code.toLowerCase()}`, name: t('empty.map') },
    ],
  };
}

function localsOf(shop: ShopReader, language: Language) {
  return shop.listDestinations(language).filter(({ coverageType }) => coverageType === 'local');
}
