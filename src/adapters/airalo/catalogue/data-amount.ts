import { MEGABYTES_PER_GIGABYTE } from '#core/catalogue/packages/data-amount.ts';

type Amount = Readonly<{ is_unlimited: boolean; /** Megabytes. */ amount: number; data: string | null }>;

/**
 * "5 GB", "1.5 GB", "500 MB" or "Unlimited": the network's own text when it has this form, otherwise
 * computed.
 */
export function dataAmountText({ is_unlimited, amount, data }: Amount): string {
  if (is_unlimited) return 'Unlimited';
  const [, number, unit] = /^\s*(\d+(?:\.\d+)?)\s*(GB|MB)\s*$/i.exec(data ?? '') ?? [];
  if (number !== undefined && unit !== undefined) return `${Number(number)} ${unit.toUpperCase()}`;
  if (amount < MEGABYTES_PER_GIGABYTE) return `${amount} MB`;
  return `${Number((amount / MEGABYTES_PER_GIGABYTE).toFixed(2))} GB`;
}
