/** A price that includes tax, taken apart. The two parts add up to it exactly. */
export type TaxedAmount = Readonly<{ netCents: number; taxCents: number; totalCents: number }>;

const WHOLE = 10_000;

/** `basisPoints` null: no tax is stated. An amount and its negative have the same parts, with the other sign. */
export function includedTax(totalCents: number, basisPoints: number | null): TaxedAmount {
  const netCents =
    Math.sign(totalCents) * Math.round((Math.abs(totalCents) * WHOLE) / (WHOLE + (basisPoints ?? 0)));
  return { netCents, taxCents: totalCents - netCents, totalCents };
}

export function sumAmounts(amounts: readonly TaxedAmount[]): TaxedAmount {
  return amounts.reduce(
    (sum, one) => ({
      netCents: sum.netCents + one.netCents,
      taxCents: sum.taxCents + one.taxCents,
      totalCents: sum.totalCents + one.totalCents,
    }),
    { netCents: 0, taxCents: 0, totalCents: 0 },
  );
}
