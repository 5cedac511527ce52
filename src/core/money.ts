/** The currencies we sell in. Adding one means checking its minor unit with the payment service. */
export type Currency = 'USD';

/** An exact amount: 1999 USD is $19.99. Never a float, never without its currency. */
export type Money = Readonly<{ minorUnits: number; currency: Currency }>;

export function money(minorUnits: number, currency: Currency = 'USD'): Money {
  if (!Number.isSafeInteger(minorUnits)) {
    throw new RangeError(`Money needs whole minor units, got ${minorUnits} ${currency}`);
  }
  return { minorUnits, currency };
}

/** Catalogue rows carry dollars with at most two decimals, as the eSIM network sends them. */
export function centsFromDollars(dollars: number): number {
  return Math.round(dollars * 100);
}

/** `locale` is required: a default would differ between server and browser and break hydration. */
export function formatMoney({ minorUnits, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  }).format(minorUnits / 100);
}
