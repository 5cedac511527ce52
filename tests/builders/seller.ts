import type { Seller } from '#core/seller.ts';

/** A seller other than the sandbox's, so that a test can tell whose name is shown. */
export function aSeller(over: Partial<Seller> = {}): Seller {
  return {
    name: 'Viajes Prueba S.L.',
    address: 'Calle Mayor 1, 28013 Madrid',
    taxId: 'B12345678',
    supportEmail: 'help@viajes-prueba.example',
    ...over,
  };
}
