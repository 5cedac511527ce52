const AMOUNT = /(\d+(?:[.,]\d+)?)\s*(TB|GB|MB)/i;

/** As the eSIM network and the specification count. A price per GB divides by the amount as it is named: `namedGigabytes`. */
export const MEGABYTES_PER_GIGABYTE = 1024;

const MEGABYTES_IN: Readonly<Record<string, number>> = {
  MB: 1,
  GB: MEGABYTES_PER_GIGABYTE,
  TB: MEGABYTES_PER_GIGABYTE ** 2,
};
const GIGABYTES_IN: Readonly<Record<string, number>> = { MB: 0.001, GB: 1, TB: 1000 };

/** Megabytes of a text such as "5 GB" or "500 MB"; Infinity for "Unlimited"; null when the text has no amount. */
export function parseMegabytes(dataAmount: string): number | null {
  if (isUnlimitedAmount(dataAmount)) return Infinity;
  return readAmount(dataAmount, MEGABYTES_IN);
}

/**
 * Gigabytes of a text as a reader counts them, for a price per GB: "500 MB" is half a GB. Null: the text has no
 * amount, or it is not limited.
 */
export function namedGigabytes(dataAmount: string): number | null {
  return isUnlimitedAmount(dataAmount) ? null : readAmount(dataAmount, GIGABYTES_IN);
}

function readAmount(dataAmount: string, units: Readonly<Record<string, number>>): number | null {
  const [, digits, unit] = AMOUNT.exec(dataAmount) ?? [];
  if (digits === undefined || unit === undefined) return null;
  return Number(digits.replace(',', '.')) * (units[unit.toUpperCase()] ?? 1);
}

export function isUnlimitedAmount(dataAmount: string): boolean {
  return /unlimited/i.test(dataAmount);
}
