import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { PACKAGE_TYPES } from '#core/catalogue/packages/package.ts';
import { Gift } from './gifts.ts';

export const CheckoutSessionParams = z.object({ id: z.string().regex(/^[\w-]{1,200}$/) });

/** The language of titles; without it, the language the order was placed in. */
export const CheckoutSessionQuery = z.object({ language: z.enum(LANGUAGES).optional() });

/** An order of eSIMs has all but `adding-topup`; one of a top-up has the first, `adding-topup` and the last. */
export const PROCESSING_STEPS = [
  'payment-confirmed',
  'adding-topup',
  'creating-esim',
  'activating-profile',
  'sending-instructions',
  'ready-to-use',
] as const;

/**
 * `checking`: not known yet. `payment-failed` is returned only when the payment service confirms that nothing was
 * paid.
 */
export const ORDER_STATES = ['checking', 'processing', 'ready', 'refunded', 'payment-failed'] as const;

export const ProcessingUnit = z.object({
  kind: z.enum(PACKAGE_TYPES),
  title: z.string(),
  /** The order has another unit of the same plan. */
  isOneOfSeveral: z.boolean(),
  state: z.enum(['processing', 'delivered', 'refunding', 'refunded']),
});

/** The progress of an order, for its processing page. */
export const CheckoutSessionResponse = z
  .object({
    state: z.enum(ORDER_STATES),
    steps: z.array(
      z.object({ step: z.enum(PROCESSING_STEPS), state: z.enum(['waiting', 'processing', 'complete']) }),
    ),
    units: z.array(ProcessingUnit),
    /** Only for the browser that paid, whose cookie opens the order's page. */
    orderId: z.string().nullable(),
    orderNumber: z.string(),
    amountPaidCents: z.int(),
    refundedCents: z.int(),
    currency: z.string(),
    /** The full address for the browser that paid, otherwise mostly hidden: a•••@example.com. */
    email: z.string(),
    paymentStatus: z.enum(['checking', 'paid', 'failed']),
    /** This browser paid, so it may request the install material. */
    isOwnBrowser: z.boolean(),
    /** The cart of this order, only for the browser that paid: it removes the paid items from that cart. */
    cartId: z.string().nullable(),
    /**
     * For a top-up, and only for the browser that paid: the eSIM it is added to. Its id and its name or title are set when
     * its owner is signed in.
     */
    topup: z
      .object({ iccidEnd: z.string(), esimId: z.string().nullable(), esimName: z.string().nullable() })
      .nullable(),
    /** It is for someone else; the eSIMs are sent to them. */
    isGift: z.boolean(),
    /** Only for the browser that paid. */
    gift: Gift.nullable(),
  })
  .meta({ id: 'CheckoutSession' });
export type CheckoutSessionResponse = z.infer<typeof CheckoutSessionResponse>;

const Steps = z.array(z.string()).readonly();

/**
 * The data to install one eSIM. The page draws `qr`: the dark squares of a `size` x `size` picture as one SVG path.
 */
export const InstallableEsim = z
  .object({
    id: z.string(),
    title: z.string(),
    iccid: z.string(),
    smdpAddress: z.string(),
    matchingId: z.string(),
    activationCode: z.string(),
    qr: z.object({ size: z.int(), path: z.string() }),
    /** As the network sent it: it is opened only after `appleInstall` has checked its host. */
    appleInstallUrl: z.string().nullable(),
    androidInstallUrl: z.string(),
    /** When its days start, in a sentence. */
    daysStart: z.string(),
    /** Installing it starts its days. */
    startsOnInstall: z.boolean(),
    apn: z.object({ kind: z.enum(['automatic', 'manual']), value: z.string().nullable() }),
    /** Null while the network is unavailable: the QR code and the codes are enough to install. */
    platforms: z
      .array(
        z.object({
          system: z.enum(['ios', 'android']),
          version: z.string().nullable(),
          qr: Steps,
          manual: Steps,
          network: Steps,
        }),
      )
      .readonly()
      .nullable(),
  })
  .meta({ id: 'InstallableEsim' });
export type InstallableEsim = z.infer<typeof InstallableEsim>;

/** With what the network has reported since. Times are ISO 8601. */
export const OrderedInstall = InstallableEsim.extend({
  /** When it first connected, as far as the network reported it. */
  firstConnectedAt: z.string().nullable(),
  /** Its days run or are over. */
  hasStarted: z.boolean(),
  /** How its plan ended; null while it runs, or can start. `at` null: the network did not say since when. */
  end: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('days'), at: z.string().nullable() }),
      z.object({ kind: z.literal('data') }),
    ])
    .nullable(),
  /** It is on no phone and its plan has not ended, so it can be handed out. */
  isToGive: z.boolean(),
}).meta({ id: 'OrderedInstall' });
export type OrderedInstall = z.infer<typeof OrderedInstall>;

/** `recycled`: nothing installs them any more. */
export const InstallResponse = z.object({
  esims: z.array(OrderedInstall),
  recycled: z.array(z.object({ id: z.string(), title: z.string() })),
});
export type InstallResponse = z.infer<typeof InstallResponse>;
