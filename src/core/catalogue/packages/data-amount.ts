const AMOUNT = /(\d+(?:[.,]\d+)?)\s*(TB|GB|MB)/i;
const MEGABYTES_IN: Readonly<Record<string, number>> = { MB: 1, GB: 1024, TB: 1024 * 1024 };

/** Megabytes of a text such as "5 GB" or "500 MB"; Infinity for "Unlimited"; null when the text has no amount. */
export function parseMegabytes(dataAmount: string): number | null {
  if (isUnlimitedAmount(dataAmount)) return Infinity;
  const [, digits, unit] = AMOUNT.exec(dataAmount) ?? [];
  if (digits === undefined || unit === undefined) return null;
  return Number(digits.replace(',', '.')) * (MEGABYTES_IN[unit.toUpperCase()] ?? 1);
}

export function isUnlimitedAmount(dataAmount: string): boolean {
  return /unlimited/i.test(dataAmount);
}
