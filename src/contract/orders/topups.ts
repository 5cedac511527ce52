import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { isIccid } from '#core/topups/iccid/iccid.ts';
import { PackageId } from '../catalogue/availability.ts';
import { CreateCheckoutBody } from './checkout.ts';

// `/topup?esim={id}` and `/topup?package={packageId}` are how other pages carry a choice here: the button of a top-up card in
// the catalogue needs only its `package_id`. Such a package is not a promise: it is selected when `offers` contains it.

/**
 * One of the customer's eSIMs, any other eSIM by its ICCID, or the one that the link of a reminder chooses. ICCID and token are in
 * the body: never in an address, except that the email has the token behind the `#`.
 */
export const TopupTarget = z.union([
  z.strictObject({ esimId: z.uuid() }),
  z.strictObject({ iccid: z.string().max(40).refine(isIccid, 'must be an ICCID') }),
  z.strictObject({ linkToken: z.string().max(200) }),
]);

export const TopupOffersBody = z.object({
  target: TopupTarget,
  language: z.enum(LANGUAGES).default('en'),
});

export const TopupOffer = z
  .object({
    packageId: z.string(),
    /** "Japan Top-up". */
    title: z.string(),
    /** "5 GB", or "unlimited data" in the language of the request. */
    data: z.string(),
    /** Null: unlimited. */
    megabytes: z.int().nullable(),
    validityDays: z.int(),
    voiceMinutes: z.int(),
    sms: z.int(),
    priceCents: z.int(),
  })
  .meta({ id: 'TopupOffer' });
export type TopupOffer = z.infer<typeof TopupOffer>;

/**
 * Why an eSIM of the customer cannot be topped up. For a typed ICCID nothing is revealed: the list is then empty and
 * the reason `none`.
 */
export const NO_TOPUP_REASONS = [
  'none',
  'recycled',
  'expired',
  'not-rechargeable',
  'no-iccid',
  'withdrawal-open',
] as const;

/** The end of the ICCID, only when the link of a reminder chose the eSIM: that email states it too. */
const IccidEnd = z.string().optional();

/** `unavailable`: the network cannot say now ('Error Loading Top-ups'). */
export const TopupOffersResponse = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('offers'), offers: z.array(TopupOffer), iccidEnd: IccidEnd }),
  z.object({
    kind: z.literal('none'),
    reason: z.enum(NO_TOPUP_REASONS),
    /** The page of its destination, with the plan nearest to its own selected; null for a typed ICCID. */
    newPlanPath: z.string().nullable(),
    iccidEnd: IccidEnd,
  }),
  z.object({ kind: z.literal('unavailable') }),
]);
export type TopupOffersResponse = z.infer<typeof TopupOffersResponse>;

/**
 * Like a checkout, with one top-up instead of a cart; answered with CreateCheckoutResponse. Refusals of its own: 404
 * `topup-link-ended`, 409 `no-topup-{reason}` (reasons as above), 409 `same-topup-again` (paid within the last minute) or
 * `same-topup-unpaid` (somebody is about to pay for it), 503 `topups-unavailable`. A page keeps its idempotency key for
 * the same choice: a customer who comes back without paying then gets the same payment page.
 */
export const TopupCheckoutBody = CreateCheckoutBody.pick({
  email: true,
  discountCode: true,
  language: true,
  withdrawal: true,
}).extend({
  target: TopupTarget,
  packageId: PackageId,
  /** As shown; the server only compares it. */
  priceCents: z.int().min(0),
  /** The customer was asked and wants the same top-up again within a minute. Otherwise: 409, see above. */
  isRepeatWanted: z.boolean().default(false),
});
export type TopupCheckoutBody = z.infer<typeof TopupCheckoutBody>;
