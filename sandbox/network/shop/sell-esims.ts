import { randomBytes, randomInt } from 'node:crypto';
import type { Listing } from '../catalogue/catalogue.ts';
import type { Network } from '../network.ts';
import { activationCode } from '../present/present-esim.ts';
import type { Esim } from './esim.ts';
import { newIccid } from './iccid.ts';
import type { Order } from './order.ts';

export type Sale = Readonly<{
  listing: Listing;
  quantity: number;
  description: string | null;
  brand: string | null;
}>;

/**
 * Sells eSIMs. The network has no idempotency: two requests are two sales. Order, eSIMs, money, stock and
 * ledger change in one transaction.
 */
export function sellEsims(network: Network, sale: Sale): Order {
  const { sandbox, orders, listings, account } = network;
  return sandbox.store.transaction(() => {
    const order = createOrder(network, { ...sale, type: 'sim', iccids: [] });
    const esims = Array.from({ length: sale.quantity }, () => createEsim(network, order));
    const sold = { ...order, iccids: esims.map((esim) => esim.iccid) };
    orders.save(sold);
    for (const esim of esims) {
      network.saveEsim(esim);
      sandbox.ledger.append('esim-sold', {
        ...ledgerData(sold, esim.iccid),
        activation_code: activationCode(esim),
      });
    }
    listings.takeFromStock(order.packageId, sale.quantity);
    account.spend(order.netPriceCents * sale.quantity);
    return sold;
  });
}

export function sellTopup(network: Network, sale: Sale, esim: Esim): Order {
  const { sandbox, numbers, orders, account } = network;
  return sandbox.store.transaction(() => {
    const order = createOrder(network, { ...sale, type: 'topup', iccids: [esim.iccid] });
    orders.save(order);
    const purchase = {
      id: numbers.next('purchase'),
      packageId: order.packageId,
      orderId: order.id,
      boughtAt: order.createdAt,
      adjustment: null,
    };
    network.saveEsim({ ...esim, purchases: [...esim.purchases, purchase] });
    sandbox.ledger.append('topup-sold', ledgerData(order, esim.iccid));
    account.spend(order.netPriceCents);
    return order;
  });
}

function createOrder(
  { sandbox, numbers }: Network,
  { listing, quantity, description, brand, type, iccids }: Sale & Pick<Order, 'type' | 'iccids'>,
): Order {
  const createdAt = sandbox.clock.now();
  const id = numbers.next('order');
  const day = createdAt.toISOString().slice(0, 10).replaceAll('-', '');
  const { id: packageId, priceCents, netPriceCents } = listing.package;
  return {
    id,
    code: `${day}-${String(id).padStart(6, '0')}`,
    createdAt: createdAt.getTime(),
    type,
    packageId,
    quantity,
    description,
    brand,
    priceCents,
    netPriceCents,
    status: 'completed',
    iccids,
  };
}

function createEsim({ sandbox, numbers, listings, esims }: Network, order: Order): Esim {
  let iccid = newIccid();
  while (esims.find(iccid) !== null) iccid = newIccid();
  const hasNumber = listings.find(order.packageId)?.operator.planType === 'data-voice-text';
  const boughtAt = sandbox.clock.now().getTime();
  return {
    id: numbers.next('esim'),
    iccid,
    orderId: order.id,
    soldAt: boughtAt,
    smdpAddress: 'smdp.sandbox.example',
    matchingId: matchingId(),
    msisdn: hasNumber ? `8835100${String(randomInt(0, 99_999_999)).padStart(8, '0')}` : null,
    brand: order.brand,
    purchases: [
      {
        id: numbers.next('purchase'),
        packageId: order.packageId,
        orderId: order.id,
        boughtAt,
        adjustment: null,
      },
    ],
    connection: null,
    isUnreadable: false,
    noticedUntil: boughtAt,
    nextNoticeAt: null,
  };
}

/** Four groups of five, without letters that look like digits. */
function matchingId(): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
  const letters = [...randomBytes(20)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return letters.replaceAll(/(.{5})(?=.)/g, '$1-');
}

function ledgerData(order: Order, iccid: string) {
  return {
    order_id: order.id,
    code: order.code,
    iccid,
    package_id: order.packageId,
    description: order.description,
    price_cents: order.priceCents,
    net_price_cents: order.netPriceCents,
  };
}
