import type { Listing } from '../catalogue/catalogue.ts';
import type { Network } from '../network.ts';
import { isKnownBrand } from '../shop/brands.ts';
import type { FieldErrors } from './responses.ts';
import { type Fields, textField } from './read-fields.ts';

export type WantedOrder = Readonly<{
  listing: Listing;
  quantity: number;
  /** As the caller sent it: the network returns the same type. */
  requestedQuantity: string | number;
  description: string | null;
  brand: string | null;
}>;

export type OrderCheck =
  | { kind: 'fine'; order: WantedOrder }
  | { kind: 'invalid'; errors: FieldErrors }
  | { kind: 'refused'; code: number; reason: string };

export const MOST_PER_ORDER = 50;

export const NO_CREDIT = {
  kind: 'refused',
  code: 11,
  reason: 'Insufficient credit. Please top up the account balance.',
} as const;

export function canPay(
  { account }: Network,
  { package: { netPriceCents } }: Listing,
  quantity: number,
): boolean {
  return account.balanceCents() >= netPriceCents * quantity;
}

/** The checks that all order endpoints share, with the network's messages. */
export function checkOrder(network: Network, fields: Fields): OrderCheck {
  const packageId = textField(fields, 'package_id');
  const listing = packageId === null ? null : findForSale(network, packageId);
  const quantity = Number(textField(fields, 'quantity') ?? Number.NaN);
  const errors: FieldErrors = {
    ...fieldError('package_id', packageError(packageId, listing)),
    ...fieldError('quantity', quantityError(textField(fields, 'quantity'), quantity)),
    ...fieldError('type', typeError(textField(fields, 'type'))),
    ...fieldError('brand_settings_name', brandError(textField(fields, 'brand_settings_name'))),
    ...fieldError('sharing_option', sharingError(fields)),
  };
  if (Object.keys(errors).length > 0 || listing === null) return { kind: 'invalid', errors };

  const available = availableStock(network, listing);
  if (available < quantity) {
    const text = `SIM quantity is not available. Available quantity: ${available}.`;
    return { kind: 'invalid', errors: { quantity: text } };
  }
  if (!canPay(network, listing, quantity)) return NO_CREDIT;
  const requested = fields['quantity'];
  return {
    kind: 'fine',
    order: {
      listing,
      quantity,
      requestedQuantity: typeof requested === 'number' ? requested : String(quantity),
      description: textField(fields, 'description'),
      brand: textField(fields, 'brand_settings_name'),
    },
  };
}

function fieldError(name: string, text: string | null): FieldErrors {
  return text === null ? {} : { [name]: text };
}

function findForSale({ listings }: Network, packageId: string): Listing | null {
  const listing = listings.find(packageId);
  return listing?.package.type === 'sim' && !listings.isWithdrawn(packageId) ? listing : null;
}

function packageError(packageId: string | null, listing: Listing | null): string | null {
  if (packageId === null) return 'The package id field is required.';
  return listing === null ? 'The selected package is invalid.' : null;
}

function quantityError(text: string | null, quantity: number): string | null {
  if (text === null) return 'The quantity field is required.';
  if (!Number.isInteger(quantity)) return 'The quantity must be an integer.';
  if (quantity < 1) return 'The quantity must be at least 1.';
  return quantity > MOST_PER_ORDER ? `The quantity may not be greater than ${MOST_PER_ORDER}.` : null;
}

function typeError(type: string | null): string | null {
  return type === null || type === 'sim' ? null : 'The selected type is invalid.';
}

function brandError(brand: string | null): string | null {
  return isKnownBrand(brand) ? null : "Brand settings name doesn't exist.";
}

function sharingError(fields: Fields): string | null {
  const options = fields['sharing_option'] ?? fields['sharing_option[]'];
  if (textField(fields, 'to_email') === null || (options !== undefined && options !== '')) return null;
  return 'The sharing option field is required when to email is present.';
}

function availableStock({ listings, sandbox }: Network, { package: { id } }: Listing): number {
  const fault = sandbox.faults.take({ service: 'network', kinds: ['out-of-stock'], operation: id });
  if (fault !== null) return 0;
  return listings.stockOf(id) ?? Infinity;
}
