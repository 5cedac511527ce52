import { SANDBOX_SELLER, type Seller } from '#core/seller.ts';

const META = {
  name: 'seller-name',
  address: 'seller-address',
  taxId: 'seller-tax-id',
  supportEmail: 'support-email',
} as const satisfies Record<keyof Seller, string>;

/** Writes the seller into the page's head, where the browser reads it again. */
export function SellerFacts({ seller }: Readonly<{ seller: Seller }>) {
  return (
    <>
      <meta name={META.name} content={seller.name} />
      <meta name={META.address} content={seller.address} />
      <meta name={META.taxId} content={seller.taxId} />
      <meta name={META.supportEmail} content={seller.supportEmail} />
    </>
  );
}

export function sellerOfPage(page: Document): Seller {
  const read = (key: keyof Seller) =>
    page.querySelector(`meta[name="${META[key]}"]`)?.getAttribute('content') ?? SANDBOX_SELLER[key];
  return {
    name: read('name'),
    address: read('address'),
    taxId: read('taxId'),
    supportEmail: read('supportEmail'),
  };
}
