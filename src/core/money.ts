import { LANGUAGE_FACTS, type Language } from '#core/language.ts';
import { keptNumberFormat } from '#core/number-format.ts';

/** The currencies we sell in. Before adding one, check its minor unit with the payment service. */
export type Currency = 'USD';

/** An exact amount: 1999 USD is $19.99. Never a float, never without its currency. */
export type Money = Readonly<{ minorUnits: number; currency: Currency }>;

export function money(minorUnits: number, currency: Currency = 'USD'): Money {
  if (!Number.isSafeInteger(minorUnits)) {
    throw new RangeError(`Money needs whole minor units, got ${minorUnits} ${currency}`);
  }
  return { minorUnits, currency };
}

/** For an edge that receives dollars: the API, the network's JSON, a database column, the stored cart. */
export function centsFromDollars(dollars: number): number {
  return Math.round(dollars * 100);
}

/** For an edge that writes dollars. The result has at most two decimals, so it reads back as the same cents. */
export function dollarsFromCents(cents: number): number {
  return cents / 100;
}

/** `language` is required: a default would differ between server and browser and break hydration. */
export function formatMoney({ minorUnits, currency }: Money, language: Language): string {
  return withMinus(formatOf(currency, language, 'auto').format(dollarsFromCents(minorUnits)));
}

/** "$3" instead of "$3.00": whole amounts are easier to read in a sentence. */
export function formatShortMoney({ minorUnits, currency }: Money, language: Language): string {
  return withMinus(formatOf(currency, language, 'stripIfInteger').format(dollarsFromCents(minorUnits)));
}

type Zeros = 'auto' | 'stripIfInteger';

function formatOf(currency: Currency, language: Language, trailingZeroDisplay: Zeros): Intl.NumberFormat {
  return keptNumberFormat(
    `${currency} ${language} ${trailingZeroDisplay}`,
    () => new Intl.NumberFormat(language, { ...styleOf(currency, language), trailingZeroDisplay }),
  );
}

/** The same minus sign everywhere, as wide as a plus; Intl writes a hyphen. */
function withMinus(amount: string): string {
  return amount.replace('-', '−');
}

function styleOf(currency: Currency, language: Language) {
  const { currencyDisplay } = LANGUAGE_FACTS[language];
  return { style: 'currency', currency, currencyDisplay } as const;
}
