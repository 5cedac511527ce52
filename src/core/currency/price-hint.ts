import type { Language } from '#core/language.ts';
import { keptNumberFormat } from '#core/number-format.ts';

/** A price in another currency is an estimate: more digits would look like an amount that is charged. */
const DIGITS = 3;
/** From here on the digits after the decimal point are left out. */
const FIRST_WHOLE = 100;

type Hint = Readonly<{ cents: number; perDollar: number; currency: string; language: Language }>;

/** "€3.70" for $3.99: three digits, in the words of the page's language, never with a bare "$". */
export function formatHint({ cents, perDollar, currency, language }: Hint): string {
  const hundredths = cents * perDollar;
  const amount = Number((hundredths / 100).toPrecision(DIGITS));
  return formatOf(language, currency, amount >= FIRST_WHOLE).format(amount);
}

function formatOf(language: Language, currency: string, isWhole: boolean): Intl.NumberFormat {
  const decimals = isWhole ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
  return keptNumberFormat(
    `hint ${language} ${currency} ${String(isWhole)}`,
    () =>
      new Intl.NumberFormat(language, {
        style: 'currency',
        currency,
        currencyDisplay: 'symbol',
        ...decimals,
      }),
  );
}

/** "Nov 17, 2026" */
export function formatRateDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
