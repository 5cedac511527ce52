/**
 * Sorts flagged destinations until the shop has its own sales. The order is ours; every country is among the most
 * visited of the world (UN Tourism, international arrivals), so calling it popular is true.
 */
export const WELL_TRAVELLED_COUNTRIES: readonly string[] = [
  'JP',
  'TH',
  'US',
  'IT',
  'TR',
  'GB',
  'MX',
  'FR',
  'ES',
  'GR',
  'DE',
  'PT',
  'AE',
  'CA',
  'KR',
  'ID',
];
