import { HOUR_MS, MINUTE_MS, SECOND_MS } from '#core/durations.ts';

/** Fewer deliveries would say little. */
export const SHOWN_FROM = 50;

/** Up to here seconds are easier to read than minutes. */
const IN_SECONDS_UP_TO_MS = 2 * MINUTE_MS;
const DIGITS_KEPT = 3;
/** Steps of the shown seconds: every change renders all cached pages again. */
const FIVE_SECONDS_UP_TO_MS = MINUTE_MS;
const FIVE = 5;
const TEN = 10;

/** eSIMs that were paid for and delivered since a moment, and half of their times from payment to delivery. */
export type DeliveryCounts = Readonly<{ delivered: number; medianMs: number | null }>;

export type DeliveryFacts = Readonly<{
  /** Rounded down to three digits, so that pages change only now and then. */
  delivered: number;
  /** Half of them were delivered within this time, rounded up to 5 or 10 seconds or a minute. Null: longer than an hour, which is not shown. */
  within: Readonly<{ unit: 'seconds' | 'minutes'; count: number }> | null;
}>;

/** What pages say about deliveries. Null: there are too few. */
export function deliveryFacts({ delivered, medianMs }: DeliveryCounts): DeliveryFacts | null {
  if (delivered < SHOWN_FROM) return null;
  return { delivered: roundDown(delivered), within: medianMs === null ? null : roundUp(medianMs) };
}

function roundDown(count: number): number {
  const step = 10 ** Math.max(0, String(count).length - DIGITS_KEPT);
  return Math.floor(count / step) * step;
}

function roundUp(ms: number): DeliveryFacts['within'] {
  if (ms > HOUR_MS) return null;
  if (ms <= IN_SECONDS_UP_TO_MS) {
    const step = ms <= FIVE_SECONDS_UP_TO_MS ? FIVE : TEN;
    return { unit: 'seconds', count: step * Math.max(1, Math.ceil(ms / SECOND_MS / step)) };
  }
  return { unit: 'minutes', count: Math.ceil(ms / MINUTE_MS) };
}

export interface DeliveryReader {
  /** eSIMs of orders paid since that time. May be repeated. */
  readDeliveries(since: Date): Promise<DeliveryCounts>;
}
