import { z } from 'zod';

export const Order = z.object({
  id: z.number(),
  /** "20260301-000123": the day of the order and its number. */
  code: z.string(),
  createdAt: z.number(),
  type: z.enum(['sim', 'topup']),
  packageId: z.string(),
  quantity: z.number(),
  description: z.string().nullable(),
  brand: z.string().nullable(),
  priceCents: z.number(),
  netPriceCents: z.number(),
  status: z.enum(['completed', 'refunded']),
  iccids: z.array(z.string()),
});
export type Order = z.infer<typeof Order>;
