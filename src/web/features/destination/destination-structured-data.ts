import { BRAND } from '#core/brand.ts';
import { dollarsFromCents } from '#core/money.ts';

type Step = Readonly<{ name: string; address: string }>;

/** One plan on sale. `address` opens it. */
type Offer = Readonly<{ id: string; name: string; cents: number; address: string; isSoldOut: boolean }>;

type Facts = Readonly<{
  title: string;
  description: string;
  address: string;
  picture: string;
  /** From the home page to this one. */
  path: readonly Step[];
  offers: readonly Offer[];
}>;

const IN_STOCK = 'https://schema.org/InStock';
const SOLD_OUT = 'https://schema.org/OutOfStock';

/**
 * Structured data about a destination for search engines: its breadcrumb and the price of each plan. No rating: the
 * one beside our plans is our own opinion, and publishing it as reviews would be false.
 */
export function destinationStructuredData({ title, description, address, picture, path, offers }: Facts) {
  const cents = offers.map((offer) => offer.cents);
  const buyable = offers.filter(({ isSoldOut }) => !isSoldOut).map((offer) => offer.cents);
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
        // Reviews name the same product.
        '@id': `${address}#product`,
        name: title,
        description,
        url: address,
        image: picture,
        brand: { '@type': 'Brand', name: BRAND },
        offers: {
          '@type': 'AggregateOffer',
          priceCurrency: 'USD',
          lowPrice: inDollars(Math.min(...(buyable.length === 0 ? cents : buyable))),
          highPrice: inDollars(Math.max(...cents)),
          offerCount: offers.length,
          url: address,
          offers: offers.map((offer) => ({
            '@type': 'Offer',
            sku: offer.id,
            name: offer.name,
            price: inDollars(offer.cents),
            priceCurrency: 'USD',
            availability: offer.isSoldOut ? SOLD_OUT : IN_STOCK,
            url: offer.address,
          })),
        },
      },
    ],
  };
}

function inDollars(cents: number): string {
  return dollarsFromCents(cents).toFixed(2);
}
