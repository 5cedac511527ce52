/** The payment service takes no smaller payment. */
export const SMALLEST_PRICE_CENTS = 50;
/** A larger price is a typing error. */
export const LARGEST_PRICE_CENTS = 1_000_000;
export const LARGEST_STOCK = 1_000_000;

export function isOwnPrice(cents: number): boolean {
  return Number.isInteger(cents) && cents >= SMALLEST_PRICE_CENTS && cents <= LARGEST_PRICE_CENTS;
}

const CENTS_PER_DOLLAR = 100;
/** No separator of thousands: 1.234 could mean both. */
const DOLLARS = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;

/** "8.50", "8,5", "$8" and "8,50 US$" as cents, without floating point. Null: no price that we sell at. */
export function readPrice(typed: string): number | null {
  const text = typed.replaceAll(/\s|US\$|\$|USD/gi, '');
  const [, dollars, decimals = ''] = DOLLARS.exec(text) ?? [];
  if (dollars === undefined) return null;
  const cents = Number(dollars) * CENTS_PER_DOLLAR + Number(decimals.padEnd(2, '0'));
  return isOwnPrice(cents) ? cents : null;
}

/** A whole number of units. Null: none. */
export function readStock(typed: string): number | null {
  const text = typed.trim();
  return /^\d{1,7}$/.test(text) && Number(text) <= LARGEST_STOCK ? Number(text) : null;
}

/** Cents as a field that staff edit, without a currency. */
export function writePrice(cents: number, decimal: '.' | ','): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}${decimal}${digits.slice(-2)}`;
}
