import { DAY_MS, HOUR_MS } from '#core/durations.ts';

const PERIOD_DAYS = 14;
/** The last day of the period has ended everywhere on Earth 12 hours after it ended in UTC. */
const LAST_ZONE_HOURS = 12;
const [SUNDAY, SATURDAY] = [0, 6];

/** The last day on which a customer can withdraw: midnight in UTC at its beginning. */
export function lastWithdrawalDay(concludedAt: Date): Date {
  const first = Date.UTC(concludedAt.getUTCFullYear(), concludedAt.getUTCMonth(), concludedAt.getUTCDate());
  return nextWorkingDay(new Date(first + PERIOD_DAYS * DAY_MS));
}

/**
 * The one rule about time: 14 days from the conclusion of the contract, which is its payment. The day of the payment is
 * not counted, and a period that would end on a Saturday or Sunday ends on Monday (Regulation 1182/71). The shop does
 * not know the customer's time zone, so the last day counts until it has ended everywhere.
 */
export function isWithdrawalInTime(concludedAt: Date, declaredAt: Date): boolean {
  const end = lastWithdrawalDay(concludedAt).getTime() + DAY_MS + LAST_ZONE_HOURS * HOUR_MS;
  return declaredAt.getTime() < end;
}

/** The money is due within 14 days of the declaration. */
export function refundDueDay(declaredAt: Date): Date {
  return new Date(declaredAt.getTime() + PERIOD_DAYS * DAY_MS);
}

function nextWorkingDay(day: Date): Date {
  const weekday = day.getUTCDay();
  const wait = weekday === SATURDAY ? 2 : weekday === SUNDAY ? 1 : 0;
  return new Date(day.getTime() + wait * DAY_MS);
}
