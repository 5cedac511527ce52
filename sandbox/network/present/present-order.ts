import type { Listing } from '../catalogue/catalogue.ts';
import type { Network } from '../network.ts';
import type { Order } from '../shop/order.ts';
import { presentEsim } from './present-esim.ts';
import { dateTime, dollars, installationTexts } from './texts.ts';

const USER = {
  id: 1,
  created_at: '2024-01-01 00:00:00',
  name: 'Sandbox Partner',
  email: 'partner@sandbox.example',
  mobile: null,
  address: null,
  state: null,
  city: null,
  postal_code: null,
  country_id: null,
  company: 'Sandbox Partner',
};

const STATUSES = {
  completed: { name: 'Completed', slug: 'completed' },
  refunded: { name: 'Refunded', slug: 'refunded' },
} as const;

export type Included = Readonly<{ sims: boolean; user: boolean; status: boolean }>;

/**
 * The response to a new order. Here price and validity are numbers, and quantity has the type that the caller
 * sent.
 */
export function presentNewOrder(
  network: Network,
  order: Order,
  { origin, quantity }: Readonly<{ origin: string; quantity: string | number }>,
) {
  const listing = listingOf(network, order);
  const isTopup = order.type === 'topup';
  return {
    ...orderFields(order, listing, origin),
    quantity,
    validity: listing.package.days,
    price: dollars(order.priceCents),
    ...(isTopup ? {} : { brand_settings_name: order.brand, sims: simsOf(network, order, origin) }),
  };
}

/** An order in a list. Here price and validity are strings, and quantity is a number. */
export function presentOrder(
  network: Network,
  order: Order,
  { origin, included }: Readonly<{ origin: string; included: Included }>,
) {
  const listing = listingOf(network, order);
  return {
    ...orderFields(order, listing, origin),
    quantity: order.quantity,
    validity: String(listing.package.days),
    price: dollars(order.priceCents).toFixed(2),
    brand_settings_name: order.brand,
    ...(included.sims ? { sims: simsOf(network, order, origin) } : {}),
    ...(included.user ? { user: USER } : {}),
    ...(included.status ? { status: STATUSES[order.status] } : {}),
  };
}

function orderFields(order: Order, listing: Listing, origin: string) {
  const texts = order.type === 'topup' ? { qr: '', manual: '' } : installationTexts(listing);
  return {
    id: order.id,
    code: order.code,
    created_at: dateTime(order.createdAt),
    currency: 'USD',
    package_id: order.packageId,
    type: order.type,
    description: order.description,
    esim_type: 'Prepaid',
    package: `${listing.operator.title}-${listing.package.title}`,
    data: listing.package.data,
    text: listing.package.sms,
    voice: listing.package.voiceMinutes,
    net_price: dollars(order.netPriceCents),
    manual_installation: texts.manual,
    qrcode_installation: texts.qr,
    installation_guides: { en: `${origin}/v2/installation-guide` },
  };
}

function listingOf({ listings }: Network, order: Order): Listing {
  const listing = listings.find(order.packageId);
  if (listing === null) throw new Error(`Order ${order.code} has the unknown package ${order.packageId}.`);
  return listing;
}

function simsOf(network: Network, order: Order, origin: string) {
  const listing = listingOf(network, order);
  return order.iccids.flatMap((iccid) => {
    const esim = network.esims.find(iccid);
    return esim === null ? [] : [presentEsim(esim, listing, origin)];
  });
}
