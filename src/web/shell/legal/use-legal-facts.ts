import { BRAND } from '#core/brand.ts';
import { usePageFacts } from '../../document/page-facts.ts';

/** What the legal texts name: the brand and the seller behind it. */
export function useLegalFacts() {
  const { name, address, taxId, supportEmail } = usePageFacts().seller;
  return { brand: BRAND, seller: name, address, taxId, email: supportEmail };
}
