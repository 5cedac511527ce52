import { BRAND } from '#core/brand.ts';

type Step = Readonly<{ name: string; address: string }>;

type Facts = Readonly<{
  title: string;
  description: string;
  address: string;
  /** From the home page to this one. */
  path: readonly Step[];
  offers: number;
  cents: Readonly<{ lowest: number; highest: number }>;
}>;

/**
 * What search engines read about a destination: where it stands in the shop and what it costs. No rating: the
 * one beside our plans is our own opinion, and publishing it as reviews would be a lie.
 */
export function destinationStructuredData({ title, description, address, path, offers, cents }: Facts) {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: path.map(({ name, address: item }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item,
        })),
      },
      {
        '@type': 'Product',
        name: title,
        description,
        url: address,
        brand: { '@type': 'Brand', name: BRAND },
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: (cents.lowest / 100).toFixed(2),
          highPrice: (cents.highest / 100).toFixed(2),
          offerCount: offers,
          availability: 'https://schema.org/InStock',
          url: address,
        },
      },
    ],
  };
}
