import type { Translate } from '#messages/translate.ts';
import { BRAND } from './brand.ts';

/** The seller. The law requires it on the site, in the terms and in emails; customers write to `supportEmail`. */
export type Seller = Readonly<{ name: string; address: string; taxId: string; supportEmail: string }>;

/** Used while payments, eSIMs and mail are sandboxed. It cannot be mistaken for a real company. */
export const SANDBOX_SELLER: Seller = {
  name: `${BRAND} Sandbox`,
  address: 'Calle Ejemplo 1, 28001 Madrid',
  taxId: 'B00000000',
  supportEmail: 'support@landfall.example',
};

/** The seller in one line, without the support address. */
export function sellerLine({ name, address, taxId }: Seller, t: Translate<'shell'>): string {
  return t('seller', { name, address, taxId });
}
