import { z } from 'zod';
import type { WithdrawalText } from '#core/checkout/consent.ts';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';
import { PACKAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { MOST_LINES, MOST_UNITS, PackageId, Quantity } from './availability.ts';
import { storableText } from './storable-text.ts';

const Shown = z.string().max(500);

/** A cart item as the browser has it. Only `packageId`, `quantity` and `price` are read; `price` is only compared. */
const CheckoutItem = z.object({
  id: Shown,
  packageId: PackageId,
  title: Shown,
  country: Shown,
  countryCode: z.string().max(10).nullish(),
  data: Shown,
  validity: Shown,
  /** Dollars for one. */
  price: z.number(),
  packageType: z.enum(PACKAGE_TYPES),
  quantity: Quantity,
  networks: Shown.nullish(),
  operator: Shown.nullish(),
});

function isDeliverable(items: readonly Readonly<{ quantity: number }>[]): boolean {
  return items.reduce((units, { quantity }) => units + quantity, 0) <= MOST_UNITS;
}

/** What the device checker answered in this browser. */
export const DEVICE_ANSWERS = [
  'compatible',
  'not-compatible',
  'not-sure',
  'not-checked',
] as const satisfies readonly DeviceAnswer[];

const WITHDRAWAL_TEXTS = [
  'withdrawal-tick-1',
  'withdrawal-note-1',
] as const satisfies readonly WithdrawalText[];

export const CreateCheckoutBody = z.object({
  /** A signed-in customer's own address is used instead, whatever is sent here. */
  email: z.email('must be an email address').max(254),
  items: z
    .array(CheckoutItem)
    .min(1, 'must name at least one package')
    .max(MOST_LINES)
    .refine(isDeliverable, `must not ask for more than ${MOST_UNITS} altogether`),
  discountCode: storableText(100).nullish(),
  /** Of the page: the payment page and all mails follow it. */
  language: z.enum(['en', 'es']).default('en'),
  /** One per cart, made by the browser: two tabs with one cart get one payable session. */
  cartId: z.uuid().nullish(),
  disclaimerAccepted: z.literal(true, 'must be accepted'),
  /** What the page said about delivery and withdrawal. In the EEA, the UK or an unknown place it must be the ticked box. */
  withdrawal: z.object({ text: z.enum(WITHDRAWAL_TEXTS), isAccepted: z.boolean() }).optional(),
  deviceAnswer: z.enum(DEVICE_ANSWERS).optional(),
});
export type CreateCheckoutBody = z.infer<typeof CreateCheckoutBody>;

/** One per submit. The same key with the same content is the same checkout, however often it is sent. */
export const CheckoutHeaders = z.object({
  'idempotency-key': z
    .string('must be given')
    .regex(/^[\w-]{16,100}$/, 'must be 16 to 100 letters, digits, _ or -'),
});

/** Where to pay. When this very cart was paid meanwhile, the page that shows how the order goes. */
export const CreateCheckoutResponse = z.object({ url: z.string() });
export type CreateCheckoutResponse = z.infer<typeof CreateCheckoutResponse>;
