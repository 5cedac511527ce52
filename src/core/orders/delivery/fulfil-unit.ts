import type { Alerts } from '#core/alerts.ts';
import type { Clock } from '#core/clock.ts';
import { MINUTE_MS } from '#core/durations.ts';
import type { Log } from '#core/log.ts';
import type { PaymentGateway } from '#core/payments/payment-gateway.ts';
import {
  buyUnit,
  findBought,
  type BoughtGoods,
  type BuyingNetwork,
  type PurchaseResult,
} from './buy-unit.ts';
import { boughtTwice, maybeBought, NO_CREDIT, soldTwice } from './delivery-alerts.ts';
import type { DeliveryStore, Fence, HeldUnit } from './delivery-store.ts';
import { mustLookUpFirst } from './must-look-up-first.ts';

export type FulfilNeeds = Readonly<{
  deliveries: DeliveryStore;
  network: BuyingNetwork;
  gateway: Pick<PaymentGateway, 'listRefundsOf'>;
  alerts: Alerts;
  clock: Clock;
  log: Log;
  /** When this process started. */
  runningSince: Date;
}>;

export type FulfilOutcome =
  | 'delivered'
  | 'stopped'
  | 'postponed'
  /** Another attempt holds the unit. */
  | 'held'
  | 'nothing-to-do'
  /** Another attempt began during our call to the network. It finds what we bought by the reference. */
  | 'overtaken';

/**
 * Longer than a purchase with its look-up can take, so that no attempt begins while another may still be buying:
 * the network has no idempotency, and an order in progress cannot be looked up yet.
 */
export const HOLD_MS = 50_000;
/** Longer than a unit is held, so that the queue never retries a purchase before its hold ends. */
export const FULFIL_TIMEOUT_SECONDS = HOLD_MS / 1_000 + 25;
/** A process that was suspended between locking the unit and buying (a paused container) must not buy any more. */
const STALE_AFTER_MS = 3_000;
/** The latest time to send a purchase, so that it has a response or a timeout (35 s) before the hold ends. */
const SEND_WITHIN_MS = 10_000;
const WAIT_AFTER_UNKNOWN_MS = MINUTE_MS;
const SHORTEST_PAUSE_MS = 5_000;
const LONGEST_PAUSE_MS = MINUTE_MS;
/** The network's error code for "no credit". */
const WALLET_EMPTY = '11';

/**
 * Turns one paid unit into one eSIM, one top-up or one refund. Safe to run any number of times, concurrently and after any
 * crash: the unit is held during the purchase, its attempt is a fencing token, and its id is the reference of the
 * purchase.
 */
export async function fulfilUnit(needs: FulfilNeeds, unitId: string): Promise<FulfilOutcome> {
  const now = needs.clock.now();
  const begun = await needs.deliveries.begin(unitId, {
    now,
    heldUntil: new Date(now.getTime() + HOLD_MS),
  });
  if (begun.kind === 'nothing-to-do') return 'nothing-to-do';
  if (begun.kind === 'held') {
    await needs.deliveries.tryAgain(unitId, begun.until);
    return 'held';
  }
  const { unit, databaseSince } = begun;
  const runningSince = databaseSince > needs.runningSince ? databaseSince : needs.runningSince;
  const mayBeBought = mustLookUpFirst(unit, { now, runningSince });
  const isLate = now >= unit.deliverBy;
  if (!isLate && needs.clock.now().getTime() - now.getTime() > STALE_AFTER_MS) return letGo(needs, unit);
  const settled = mayBeBought ? await settleIfRefunded(needs, unit, isLate) : null;
  if (settled !== null) return settled;
  if (isLate) return stopForLateUnit(needs, unit, mayBeBought);
  const notAfter = new Date(now.getTime() + SEND_WITHIN_MS);
  const result = await buyUnit(needs.network, unit, { mayBeBought, notAfter });
  return settle(needs, unit, result);
}

/**
 * A unit that was refunded before a backup was restored must not be delivered now. It is marked as undeliverable,
 * which corrects our records: the existing refund is found by its reference, and no second one is made. Null:
 * it was not refunded.
 */
async function settleIfRefunded(
  needs: FulfilNeeds,
  unit: HeldUnit,
  isLate: boolean,
): Promise<FulfilOutcome | null> {
  const fence = { unitId: unit.id, attempt: unit.attempt };
  const refunds = await needs.gateway.listRefundsOf(unit.paymentId);
  if (refunds.kind === 'done') {
    const isRefunded = refunds.value.some(({ reference, hasFailed }) => reference === unit.id && !hasFailed);
    return isRefunded ? stopRetrying(needs, fence, 'refunded-before') : null;
  }
  // A late unit is refunded anyway, or already has its eSIM.
  if (isLate) return null;
  return postpone(needs, fence, { kind: 'try-later', retryAfterSeconds: null, vendorCode: null });
}

function settle(needs: FulfilNeeds, unit: HeldUnit, result: PurchaseResult): Promise<FulfilOutcome> {
  const fence = { unitId: unit.id, attempt: unit.attempt };
  switch (result.kind) {
    case 'bought':
      return deliver(needs, unit, result.goods);
    case 'rejected':
      return stopRetrying(needs, fence, result.vendorCode);
    case 'try-later':
      return postpone(needs, fence, result);
    case 'unknown':
      needs.log.warn('network-silent', { unitId: unit.id, attempt: unit.attempt });
      return pause(needs, fence, WAIT_AFTER_UNKNOWN_MS);
  }
}

/** Nothing was bought, so the next attempt need not wait until the hold ends. */
async function letGo({ deliveries }: FulfilNeeds, { id, attempt }: HeldUnit): Promise<FulfilOutcome> {
  return (await deliveries.letGo({ unitId: id, attempt })) ? 'postponed' : 'overtaken';
}

async function deliver(needs: FulfilNeeds, unit: HeldUnit, goods: BoughtGoods): Promise<FulfilOutcome> {
  const { deliveries, clock, log } = needs;
  const fence = { unitId: unit.id, attempt: unit.attempt };
  const result = await deliveries.deliver(fence, goods, clock.now());
  if (result === 'delivered') return 'delivered';
  if (result === 'taken') return stopForTakenGoods(needs, fence, goods);
  log.warn('delivery-overtaken', { ...fence, vendorOrderId: goods.vendorOrderId });
  await alertIfBoughtTwice(needs, unit, goods);
  return 'overtaken';
}

/**
 * The network returned an eSIM or a top-up that belongs to another unit. A retry would return the same one, so the
 * unit is refunded.
 */
async function stopForTakenGoods(
  needs: FulfilNeeds,
  fence: Fence,
  { kind, vendorOrderId }: BoughtGoods,
): Promise<FulfilOutcome> {
  const failure = kind === 'sim' ? 'esim-of-another-unit' : 'topup-of-another-unit';
  needs.log.error(failure, { ...fence, vendorOrderId });
  await needs.alerts.raise(soldTwice(kind), needs.clock.now());
  return stopRetrying(needs, fence, failure);
}

/**
 * The attempt that overtook us either found our purchase or bought again. In the second case the owner can
 * request a refund for ours.
 */
async function alertIfBoughtTwice(
  { network, alerts, clock }: FulfilNeeds,
  unit: HeldUnit,
  { kind, vendorOrderId }: BoughtGoods,
): Promise<void> {
  const found = await findBought(network, unit);
  const isTheSame = found.kind === 'found' && found.goods.vendorOrderId === vendorOrderId;
  if (!isTheSame) await alerts.raise(boughtTwice(kind), clock.now());
}

/** An earlier attempt without a response may have bought. Then that is delivered, although it is late. */
async function stopForLateUnit(
  needs: FulfilNeeds,
  unit: HeldUnit,
  mayBeBought: boolean,
): Promise<FulfilOutcome> {
  const fence = { unitId: unit.id, attempt: unit.attempt };
  const isFirst = unit.attempt === 1 && !mayBeBought;
  const found = isFirst ? ({ kind: 'none' } as const) : await findBought(needs.network, unit);
  if (found.kind === 'found') return deliver(needs, unit, found.goods);
  if (found.kind === 'unknown') {
    const alert = maybeBought(unit.targetIccid === null ? 'sim' : 'topup');
    await needs.alerts.raise(alert, needs.clock.now());
  }
  return stopRetrying(needs, fence, 'too-late');
}

async function stopRetrying(needs: FulfilNeeds, fence: Fence, failure: string): Promise<FulfilOutcome> {
  const isWritten = await needs.deliveries.stopRetrying(fence, failure, needs.clock.now());
  if (!isWritten) return 'overtaken';
  needs.log.error('unit-not-delivered', { ...fence, failure });
  return 'stopped';
}

async function postpone(
  needs: FulfilNeeds,
  fence: Fence,
  { retryAfterSeconds, vendorCode }: Extract<PurchaseResult, { kind: 'try-later' }>,
): Promise<FulfilOutcome> {
  if (vendorCode === WALLET_EMPTY) await needs.alerts.raise(NO_CREDIT, needs.clock.now());
  const requestedWaitMs = (retryAfterSeconds ?? 0) * 1000;
  // The wait grows with every attempt, so that retries do not overload the network after an outage.
  const minimumWaitMs = SHORTEST_PAUSE_MS * fence.attempt;
  return pause(needs, fence, Math.min(LONGEST_PAUSE_MS, Math.max(minimumWaitMs, requestedWaitMs)));
}

async function pause(
  { deliveries, clock }: FulfilNeeds,
  fence: Fence,
  pauseMs: number,
): Promise<FulfilOutcome> {
  const until = new Date(clock.now().getTime() + pauseMs);
  return (await deliveries.postpone(fence, until)) ? 'postponed' : 'overtaken';
}
