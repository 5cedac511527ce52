import type { Listing } from '../catalogue/catalogue.ts';
import { esimStatus } from '../life/esim-life.ts';
import type { Network } from '../network.ts';
import type { Esim } from '../shop/esim.ts';
import { canPay, NO_CREDIT } from './check-order.ts';
import type { FieldErrors } from './responses.ts';
import { type Fields, missingFields, textField } from './read-fields.ts';

export type TopupCheck =
  | { kind: 'fine'; listing: Listing; esim: Esim; description: string }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'recycled'; iccid: string }
  | { kind: 'refused'; code: number; reason: string };

export function checkTopup(network: Network, fields: Fields): TopupCheck {
  const missing = missingFields(fields, ['iccid', 'package_id']);
  if (missing !== null) return { kind: 'invalid', errors: missing };

  const iccid = textField(fields, 'iccid') ?? '';
  const esim = network.esims.find(iccid);
  if (esim === null) return { kind: 'invalid', errors: { iccid: 'The selected iccid is invalid.' } };
  const now = network.sandbox.clock.now().getTime();
  if (esimStatus(esim, network.lifeOf(esim), now) === 'RECYCLED') return { kind: 'recycled', iccid };

  const packageId = textField(fields, 'package_id') ?? '';
  const listing = offeredTopup(network, esim, packageId);
  if (listing === null) return { kind: 'invalid', errors: { package_id: 'invalid topup package' } };
  const { faults } = network.sandbox;
  if (faults.take({ service: 'network', kinds: ['out-of-stock'], operation: packageId }) !== null) {
    return { kind: 'invalid', errors: { package_id: 'validation.order_exceed_limit' } };
  }
  if (!canPay(network, listing, 1)) return NO_CREDIT;
  return { kind: 'fine', listing, esim, description: textField(fields, 'description') ?? `Topup (${iccid})` };
}

/** An eSIM accepts only top-ups of its own operator. */
function offeredTopup({ listings }: Network, esim: Esim, packageId: string): Listing | null {
  const listing = listings.find(packageId);
  const own = listings.find(esim.purchases[0]?.packageId ?? '');
  if (listing?.package.type !== 'topup' || listings.isWithdrawn(packageId)) return null;
  return listing.operator.id === own?.operator.id ? listing : null;
}
