import { dayOf } from '#core/calendar/utc-day.ts';
// Values and functions only: the request body and the form use the same ones.

/** Who an invoice is for, as the owner of the order typed it. Every field but the name may be empty. */
export type BillingDetails = Readonly<{
  /** Of a person or a company. */
  name: string;
  /** Lines, separated by line feeds. */
  address: string;
  country: string;
  taxNumber: string;
}>;

export const MAX_BILLING_NAME_LENGTH = 120;
export const MAX_COUNTRY_LENGTH = 60;
export const MAX_TAX_NUMBER_LENGTH = 40;
export const MAX_ADDRESS_LINES = 4;
export const MAX_ADDRESS_LINE_LENGTH = 80;

/** Control characters, ends of lines, and marks that change the order in which a printed line is read. */
const NOT_IN_A_LINE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** One line of an invoice. Its length is checked by its schema. */
export function isBillingLine(text: string): boolean {
  return text.isWellFormed() && !NOT_IN_A_LINE.test(text);
}

/** An address as it is stored and printed: without empty lines and without spaces around lines. */
export function tidyAddress(typed: string): string {
  return addressLines(typed).join('\n');
}

export function isBillingAddress(typed: string): boolean {
  const lines = addressLines(typed);
  return (
    lines.length <= MAX_ADDRESS_LINES &&
    lines.every((line) => line.length <= MAX_ADDRESS_LINE_LENGTH && isBillingLine(line))
  );
}

function addressLines(typed: string): readonly string[] {
  return typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const LAST_DAY_OF_MONTH = 15;

/**
 * The last day, in UTC, on which the details of an invoice can be added or changed: the 15th of the month after the payment.
 * Until then Spanish law lets a seller issue the invoice of a business. Afterwards both sides have booked it.
 */
export function lastBillingDay(paidAt: Date): string {
  const last = Date.UTC(paidAt.getUTCFullYear(), paidAt.getUTCMonth() + 1, LAST_DAY_OF_MONTH);
  return dayOf(new Date(last));
}

export function isBillingOpen(paidAt: Date, now: Date): boolean {
  return dayOf(now) <= lastBillingDay(paidAt);
}
