import { z } from 'zod';

const Id = z.union([z.string().min(1), z.number()]).transform(String);
const Text = z
  .string()
  .nullish()
  .transform((text) => text ?? null);

const Sim = z.object({
  iccid: z.string().regex(/^\d{18,22}$/),
  lpa: z.string().min(1),
  matching_id: z.string().min(1),
  qrcode: Text,
  direct_apple_installation_url: Text,
  apn_type: Text,
  apn_value: Text,
});
export type SimResponse = z.infer<typeof Sim>;

/**
 * The fields read of an order in a long list: as few as possible, so that one unusual order does not make the
 * list unreadable.
 */
const ListedOrder = z.object({
  id: Id,
  description: Text,
  package_id: z.string(),
  /** Only sent on request; the response to a new purchase has none. */
  status: z
    .object({ slug: z.string() })
    .nullish()
    .transform((status) => status?.slug ?? null),
});

const Order = ListedOrder.extend({
  type: z.string(),
  sims: z
    .array(Sim)
    .nullish()
    .transform((sims) => sims ?? []),
});
export type OrderResponse = z.infer<typeof Order>;

export const OneOrder = z.object({ data: Order });

const Pages = z.object({ last_page: z.coerce.number().int().min(1).catch(1) });

export const OrderList = z.object({ data: z.array(Order), meta: Pages });

/** Here a missing page count does not mean one page: orders that are not read would count as not bought. */
export const ListedOrders = z.object({
  data: z.array(ListedOrder),
  meta: z.object({ last_page: z.coerce.number().int().min(1) }),
});

/** The two shapes of a deliberate refusal: a numbered reason, or messages per field. */
export const Refusal = z.union([
  z.object({ code: z.number().int() }).transform(({ code }) => ({ code, fields: noFields() })),
  z
    .object({ data: z.record(z.string(), z.unknown()) })
    .transform(({ data }) => ({ code: null, fields: Object.keys(data).sort() })),
]);

function noFields(): string[] {
  return [];
}
