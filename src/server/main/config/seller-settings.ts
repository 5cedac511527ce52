import { z } from 'zod';
import { SANDBOX_SELLER, type Seller } from '#core/seller.ts';

/** The environment variables that describe the seller. */
export const SELLER_ENVIRONMENT = {
  SELLER_NAME: z.string().optional(),
  SELLER_ADDRESS: z.string().optional(),
  SELLER_TAX_ID: z.string().optional(),
  SUPPORT_EMAIL: z.email('Set SUPPORT_EMAIL to an email address, such as support@example.com.').optional(),
};

/** Unset: the shop states no tax. A rate that is wrong would be a wrong invoice. */
const TAX_PERCENT = /^\d{1,2}(?:\.\d{1,2})?$/;
export const TAX_ENVIRONMENT = {
  SELLER_TAX_PERCENT: z
    .string()
    .regex(
      TAX_PERCENT,
      'Set SELLER_TAX_PERCENT to the tax that every price includes, such as 21 or 5.5, or leave it unset.',
    )
    .transform((percent) => Math.round(Number(percent) * 100))
    .optional(),
};

type SellerValues = { [Name in keyof typeof SELLER_ENVIRONMENT]?: string | undefined };

const NAMES = ['SELLER_NAME', 'SELLER_ADDRESS', 'SELLER_TAX_ID', 'SUPPORT_EMAIL'] as const;

/** A real shop must name its seller; an invented seller on a real receipt would be a lie. */
export function sellerProblems(values: SellerValues, isReal: boolean): string[] {
  const missing = NAMES.filter((name) => values[name] === undefined);
  if (!isReal || missing.length === 0) return [];
  return [
    `Set ${missing.join(', ')}: with real keys the shop must show customers who sells and where to write.`,
  ];
}

export function readSeller(values: SellerValues): Seller {
  return {
    name: values.SELLER_NAME ?? SANDBOX_SELLER.name,
    address: values.SELLER_ADDRESS ?? SANDBOX_SELLER.address,
    taxId: values.SELLER_TAX_ID ?? SANDBOX_SELLER.taxId,
    supportEmail: values.SUPPORT_EMAIL ?? SANDBOX_SELLER.supportEmail,
  };
}
