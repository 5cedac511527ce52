import { z } from 'zod';
import { LANGUAGES } from '#core/language.ts';
import { CONTROL_CHARACTER, MAX_ESIM_NAME_LENGTH } from '#core/esims/esim-name.ts';
import { InstallableEsim } from './checkout-sessions.ts';
import { MyEsim } from '../account/my-esims.ts';
import { isStorable, NOT_STORABLE } from '../storable-text.ts';

export const SHARE_CHANNELS = ['whatsapp', 'sms', 'email', 'link', 'code'] as const;

/** One line of text, as the name of an eSIM. */
const RecipientName = z
  .string()
  .trim()
  .max(MAX_ESIM_NAME_LENGTH)
  .refine(isStorable, NOT_STORABLE)
  .refine((name) => !CONTROL_CHARACTER.test(name), 'must be one line');

export const ShareEmail = z.email('must be an email address').max(254);

const language = z.enum(LANGUAGES).default('en');

/** The name belongs to the link and is shown to the sender only; it is never part of the address. */
export const CreateShareBody = z.discriminatedUnion('channel', [
  z.strictObject({
    channel: z.literal('email'),
    email: ShareEmail,
    recipientName: RecipientName.nullish(),
    language,
  }),
  z.strictObject({
    channel: z.enum(['whatsapp', 'sms', 'link', 'code']),
    recipientName: RecipientName.nullish(),
    language,
  }),
]);

/** How the same link is sent another way. Its language and the typed name stay. */
export const SendShareBody = z.discriminatedUnion('channel', [
  z.strictObject({ channel: z.literal('email'), email: ShareEmail }),
  z.strictObject({ channel: z.enum(['whatsapp', 'sms', 'link', 'code']) }),
]);

export const ShareParams = z.object({ id: z.uuid(), shareId: z.uuid() });

/** A link as its owner sees it in a list: without its secret. */
export const Share = z
  .object({
    id: z.string(),
    channel: z.enum([...SHARE_CHANNELS, 'gift']),
    /** The address to which the shop sent it. */
    recipient: z.string().nullable(),
    /** As its owner typed it. */
    recipientName: z.string().nullable(),
    createdAt: z.string(),
    expiresAt: z.string(),
    /** When the recipient first pressed the button that shows the eSIM. */
    revealedAt: z.string().nullable(),
    /** `revoked`: its owner revoked it, or a newer link replaced it. */
    state: z.enum(['active', 'revoked', 'expired']),
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof Share>;

export const SharesResponse = z.object({ shares: z.array(Share) });
export const ShareResponse = z.object({ share: Share });
/** `link` is null when the shop sends it by email. `qr` is the address as a QR code. */
export const ShareLinkResponse = z.object({
  share: Share,
  link: z.object({ url: z.string(), qr: InstallableEsim.shape.qr }).nullable(),
});
export type ShareLinkResponse = z.infer<typeof ShareLinkResponse>;

/**
 * The secret of the link, in the body: it never appears in the address of an API request. Any text is accepted: one
 * that cannot be a secret is answered like an unknown link.
 */
const secret = z.string();
export const ShareSecretBody = z.strictObject({ secret, language });
export const SharedInstalledBody = z.strictObject({ secret, isInstalled: z.boolean() });

/**
 * Unknown, expired and revoked links are answered alike. `canResend`: a gift whose link expired. `hasNewer`: it expired, and
 * a newer one that works was sent to the same address.
 */
const Ended = z.object({ state: z.literal('ended'), canResend: z.boolean(), hasNewer: z.boolean() });

const Preview = z.object({
  state: z.literal('active'),
  title: z.string(),
  country: z.string(),
  countryCode: z.string().nullable(),
  coverage: MyEsim.shape.coverage,
  daysStart: z.string(),
  /** Installing it starts its days. */
  startsOnInstall: z.boolean(),
  expiresAt: z.string(),
  /** Whether anything is left to install. `installed`: marked since the link was opened. */
  life: z.enum(['new', 'installed', 'in-use', 'ended']),
  /** Set for a gift: what its buyer typed. */
  gift: z
    .object({
      recipientName: z.string().nullable(),
      giverName: z.string().nullable(),
      message: z.string().nullable(),
    })
    .nullable(),
});

/**
 * Whether the eSIM is in use or its plan has ended. No time and no amount: these tell about the person who uses it.
 */
const SharedUse = z.object({
  /** Which words show the status. */
  status: MyEsim.shape.display,
  /** The network has seen it. */
  isConnected: z.boolean(),
  /** Its days run or are over. */
  hasStarted: z.boolean(),
  /** How its plan ended: its days are over, or before that its data. Null while it runs, or can start. */
  end: z.enum(['days', 'data']).nullable(),
});

/** For the signed-in owner of the eSIM, whose opening would count as that of the recipient. */
const Own = z.object({ state: z.literal('own') });

/** What the page says before the button is pressed. Nothing about the order, its buyer or its price. */
export const SharePreviewResponse = z.discriminatedUnion('state', [Preview, Ended, Own]);
export type SharePreviewResponse = z.infer<typeof SharePreviewResponse>;
export const RevealShareResponse = z.discriminatedUnion('state', [
  Preview.extend({ esim: InstallableEsim, isInstalled: z.boolean(), use: SharedUse }),
  Ended,
  Own,
]);
export type SharedUse = z.infer<typeof SharedUse>;
export type RevealShareResponse = z.infer<typeof RevealShareResponse>;
export const SharedInstalledResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('active'), isInstalled: z.boolean() }),
  Ended,
]);

export const HandOutParams = z.object({ number: z.string().regex(/^\d{1,15}$/) });

/** The eSIMs of one order, to give each to its person. `share` is the newest link; it may have ended. */
export const HandOutResponse = z.object({
  orderNumber: z.string(),
  esims: z.array(
    MyEsim.pick({
      id: true,
      name: true,
      country: true,
      countryCode: true,
      coverage: true,
      display: true,
      hasOpenWithdrawal: true,
    })
      .extend({
        /** "Japan eSIM, 5 GB, 7 days": the same for eSIMs of the same plan. */
        plan: z.string(),
        installedAt: z.string().nullable(),
        firstConnectedAt: z.string().nullable(),
        canBeShared: z.boolean(),
        end: SharedUse.shape.end,
        share: Share.nullable(),
      })
      .meta({ id: 'HandedOutEsim' }),
  ),
});
export type HandOutResponse = z.infer<typeof HandOutResponse>;
