import { BRAND } from '#core/brand.ts';
import { usePageFacts } from '../../document/page-facts.ts';

/** Values used in the legal texts: the brand and the seller. */
export function useLegalFacts() {
  const { name, address, taxId, supportEmail } = usePageFacts().seller;
  return { brand: BRAND, seller: name, address, taxId, email: supportEmail };
}
