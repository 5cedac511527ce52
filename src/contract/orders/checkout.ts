import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import type { WithdrawalText } from '#core/checkout/consent.ts';
import type { DeviceAnswer } from '#core/devices/device-answer.ts';
import { PACKAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { MOST_LINES, MOST_UNITS, PackageId, Quantity } from '../catalogue/availability.ts';
import { GiftBody } from './gifts.ts';
import { storableText } from '../storable-text.ts';

const Shown = z.string().max(500);

/**
 * A cart item as the browser stores it. The server reads only `packageId`, `quantity` and `price`, and only
 * compares `price`.
 */
const CheckoutItem = z.object({
  id: Shown,
  packageId: PackageId,
  title: Shown,
  country: Shown,
  countryCode: z.string().max(10).nullish(),
  data: Shown,
  validity: Shown,
  /** Dollars for one unit. */
  price: z.number(),
  packageType: z.enum(PACKAGE_TYPES),
  quantity: Quantity,
  networks: Shown.nullish(),
  operator: Shown.nullish(),
});

function isDeliverable(items: readonly Readonly<{ quantity: number }>[]): boolean {
  return items.reduce((units, { quantity }) => units + quantity, 0) <= MOST_UNITS;
}

/** The result of the device checker in this browser. */
export const DEVICE_ANSWERS = [
  'compatible',
  'not-compatible',
  'not-sure',
  'not-checked',
] as const satisfies readonly DeviceAnswer[];

const WITHDRAWAL_TEXTS = [
  'withdrawal-tick-1',
  'withdrawal-note-1',
  'withdrawal-tick-2',
  'withdrawal-note-2',
  'withdrawal-tick-3',
  'withdrawal-note-3',
] as const satisfies readonly WithdrawalText[];

export const CreateCheckoutBody = z.object({
  /** For a signed-in customer the server ignores this and uses the address of the account. */
  email: z.email('must be an email address').max(254),
  items: z
    .array(CheckoutItem)
    .min(1, 'must contain at least one package')
    .max(MOST_LINES)
    .refine(isDeliverable, `must not contain more than ${MOST_UNITS} units in total`),
  discountCode: storableText(100).nullish(),
  /** The language of the page. The payment page and all emails use it. */
  language: z.enum(LANGUAGES).default('en'),
  /** One per cart, created by the browser: two tabs with the same cart get one payable session. */
  cartId: z.uuid().nullish(),
  disclaimerAccepted: z.literal(true, 'must be accepted'),
  /**
   * The text about delivery and withdrawal that the page showed. In the EEA, the UK or an unknown country it must
   * be the ticked box.
   */
  withdrawal: z.object({ text: z.enum(WITHDRAWAL_TEXTS), isAccepted: z.boolean() }).optional(),
  deviceAnswer: z.enum(DEVICE_ANSWERS).optional(),
  /** It is for someone else: the eSIMs are sent to them. */
  gift: GiftBody.nullish(),
});
export type CreateCheckoutBody = z.infer<typeof CreateCheckoutBody>;

/** One per submit. The same key with the same content is the same checkout, however often it is sent. */
export const CheckoutHeaders = z.object({
  'idempotency-key': z
    .string('must be given')
    .regex(/^[\w-]{16,100}$/, 'must be 16 to 100 letters, digits, _ or -'),
});

/** The payment page. If this cart was paid in the meantime, the order's progress page. */
export const CreateCheckoutResponse = z.object({ url: z.string() });
export type CreateCheckoutResponse = z.infer<typeof CreateCheckoutResponse>;
