import { z } from 'zod';

/** Form values arrive as text; these schemas convert them. */
export const formInteger = z
  .string()
  .regex(/^-?\d+$/, 'must be an integer')
  .transform(Number);
export const formAmount = formInteger.pipe(z.int().min(0).max(99_999_999));
export const formBoolean = z.enum(['true', 'false']).transform((text) => text === 'true');
export const formCurrency = z
  .string()
  .toLowerCase()
  .regex(/^[a-z]{3}$/, 'must be a three-letter currency code');
/** At most 50 keys of 40 characters with values of 500, as in the real service; "" means none. */
export const formMetadata = z.union([
  z.literal('').transform((): Record<string, string> => ({})),
  z
    .record(z.string().min(1).max(40), z.string().max(500))
    .refine((metadata) => Object.keys(metadata).length <= 50, 'may have at most 50 keys'),
]);
export const formExpand = z.array(z.string()).max(20).optional();

const createdRange = z.strictObject({
  gt: formInteger.optional(),
  gte: formInteger.optional(),
  lt: formInteger.optional(),
  lte: formInteger.optional(),
});

/** The parameters of every list. */
export const listParameters = {
  limit: formInteger.pipe(z.int().min(1).max(100)).optional(),
  starting_after: z.string().optional(),
  ending_before: z.string().optional(),
  created: z.union([formInteger.transform((at) => ({ gte: at, lte: at })), createdRange]).optional(),
  expand: formExpand,
};
