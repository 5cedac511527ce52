import type { CartPlan } from '#core/cart/cart.ts';

export function aCartPlan(changes: Partial<CartPlan> = {}): CartPlan {
  const packageId = changes.packageId ?? 'japan-5gb-30days';
  return {
    id: packageId,
    packageId,
    title: 'Japan eSIM',
    country: 'Japan',
    countryCode: 'JP',
    data: '5 GB',
    validity: '30 Days',
    priceCents: 950,
    packageType: 'sim',
    networks: 'NTT Docomo 5G',
    operator: 'Moshi',
    ...changes,
  };
}
