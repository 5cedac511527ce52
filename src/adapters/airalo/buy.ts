import type { Clock } from '#core/clock.ts';
import type {
  FoundEsim,
  FoundTopup,
  IssuedEsim,
  IssueResult,
  Purchase,
  TopupResult,
} from '#core/esims/esim-provider.ts';
import type { Log } from '#core/log.ts';
import type { AiraloClient, ApiResponse } from './http/airalo-client.ts';
import { findOrder, isDead } from './find-order.ts';
import { OneOrder, type OrderResponse, type SimResponse } from './order-responses.ts';
import { readRefusal } from './read-refusal.ts';
import { sendWindow } from './http/send-window.ts';

export type BuyNeeds = Readonly<{
  client: AiraloClient;
  clock: Clock;
  log: Log;
  buyMs: number;
  readMs: number;
}>;

type Bought = { kind: 'bought'; order: OrderResponse } | Exclude<IssueResult, { kind: 'issued' }>;
type Input = Readonly<{
  type: 'sim' | 'topup';
  path: string;
  purchase: Purchase;
  form: Readonly<Record<string, string>>;
}>;

const ONE_MEGABYTE = 1024 * 1024;

export async function issueEsim(needs: BuyNeeds, purchase: Purchase): Promise<IssueResult> {
  const form = { quantity: '1', type: 'sim' };
  const bought = await buyOnce(needs, { type: 'sim', path: '/v2/orders', purchase, form });
  if (bought.kind !== 'bought') return bought;
  const [sim, ...more] = bought.order.sims;
  if (more.length > 0)
    needs.log.error('network-sent-more-esims-than-bought', { vendorOrderId: bought.order.id });
  // An order without its eSIM is still being processed: it is looked up again, never bought again.
  return sim === undefined ? { kind: 'unknown' } : { kind: 'issued', esim: toEsim(sim, bought.order.id) };
}

export async function findEsim(needs: BuyNeeds, reference: string): Promise<FoundEsim> {
  const found = await findOrder(needs, { reference, type: 'sim' });
  if (found.kind !== 'found') return { kind: found.kind === 'none' ? 'none' : 'unknown' };
  const [sim] = found.order.sims;
  return sim === undefined ? { kind: 'unknown' } : { kind: 'found', esim: toEsim(sim, found.order.id) };
}

export async function topUp(needs: BuyNeeds, purchase: Purchase & { iccid: string }): Promise<TopupResult> {
  const form = { iccid: purchase.iccid };
  const bought = await buyOnce(needs, { type: 'topup', path: '/v2/orders/topups', purchase, form });
  return bought.kind === 'bought' ? { kind: 'topped-up', vendorOrderId: bought.order.id } : bought;
}

export async function findTopup(needs: BuyNeeds, reference: string): Promise<FoundTopup> {
  const found = await findOrder(needs, { reference, type: 'topup' });
  if (found.kind !== 'found') return { kind: found.kind === 'none' ? 'none' : 'unknown' };
  return { kind: 'found', vendorOrderId: found.order.id };
}

async function buyOnce(needs: BuyNeeds, input: Input): Promise<Bought> {
  const { notAfter } = input.purchase;
  const mayBeSent = notAfter === undefined ? undefined : sendWindow(needs.clock, notAfter);
  if (input.purchase.attempt > 1 || input.purchase.mayBeBought === true) {
    const found = await findOrder(needs, { reference: input.purchase.reference, type: input.type });
    if (found.kind === 'found') return sameOrder(input.purchase, found.order);
    if (found.kind === 'unsure') return { kind: 'unknown' };
  }
  const response = await needs.client.call({
    method: 'POST',
    path: input.path,
    form: { ...input.form, package_id: input.purchase.packageId, description: input.purchase.reference },
    timeoutMs: needs.buyMs,
    maxBytes: ONE_MEGABYTE,
    limitKey: 'orders',
    ...(mayBeSent !== undefined && { mayBeSent }),
  });
  return checkResponse(needs.log, input.purchase, readPurchase(response));
}

function sameOrder(purchase: Purchase, order: OrderResponse): Bought {
  if (order.package_id === purchase.packageId) return { kind: 'bought', order };
  return { kind: 'rejected', vendorCode: 'reference-used-for-another-package' };
}

/**
 * A response about another order (from a gateway that mixes up or caches responses) says nothing about ours,
 * so ours is looked up.
 */
function checkResponse(log: Log, { reference, packageId }: Purchase, bought: Bought): Bought {
  if (bought.kind !== 'bought') return bought;
  const { id, description, package_id } = bought.order;
  if (package_id === packageId && (description === null || description === reference)) return bought;
  log.error('network-response-mismatched', { vendorOrderId: id, reference });
  return { kind: 'unknown' };
}

function readPurchase(response: ApiResponse): Bought {
  if (response.kind === 'no-response') return { kind: 'unknown' };
  if (response.kind === 'not-sent') {
    return { kind: 'try-later', retryAfterSeconds: response.retryAfterSeconds, vendorCode: response.code };
  }
  if (response.status < 200 || response.status > 299) return readRefusal(response);
  const order = OneOrder.safeParse(response.body);
  // The network accepted the purchase, but we cannot read what it sold us.
  if (!order.success) return { kind: 'unknown' };
  if (isDead(order.data.data))
    return { kind: 'rejected', vendorCode: `order-${order.data.data.status ?? ''}` };
  return { kind: 'bought', order: order.data.data };
}

const APPLE_INSTALL = 'https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=';

function toEsim(sim: SimResponse, vendorOrderId: string): IssuedEsim {
  const activationCode =
    sim.qrcode?.startsWith('LPA:1$') === true ? sim.qrcode : `LPA:1$${sim.lpa}$${sim.matching_id}`;
  return {
    iccid: sim.iccid,
    smdpAddress: sim.lpa,
    matchingId: sim.matching_id,
    activationCode,
    // A looked-up order has no link. Apple's format is fixed, so we can build the same link.
    appleInstallUrl: appleUrl(sim.direct_apple_installation_url) ?? `${APPLE_INSTALL}${activationCode}`,
    apn: { kind: sim.apn_type === 'manual' ? 'manual' : 'automatic', value: sim.apn_value },
    vendorOrderId,
  };
}

/** Only Apple's own address is sent to a customer's phone. */
function appleUrl(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' && host === 'esimsetup.apple.com' ? url : null;
}
