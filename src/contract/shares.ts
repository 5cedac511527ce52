import { z } from 'zod';
import { CONTROL_CHARACTER, MAX_ESIM_NAME_LENGTH } from '#core/esims/esim-name.ts';
import { InstallableEsim } from './checkout-sessions.ts';
import { isStorable, NOT_STORABLE } from './storable-text.ts';

export const SHARE_CHANNELS = ['whatsapp', 'sms', 'email', 'link', 'code'] as const;

/** One line of text, as the name of an eSIM. */
const RecipientName = z
  .string()
  .trim()
  .max(MAX_ESIM_NAME_LENGTH)
  .refine(isStorable, NOT_STORABLE)
  .refine((name) => !CONTROL_CHARACTER.test(name), 'must be one line');

/** The name becomes the name of the eSIM; it is never part of the link. `email` is used and required for `email`. */
export const CreateShareBody = z.strictObject({
  channel: z.enum(SHARE_CHANNELS),
  recipientName: RecipientName.nullish(),
  email: z.email('must be an email address').max(254).nullish(),
  language: z.enum(['en', 'es']).default('en'),
});

/** A link as its owner sees it: without its secret, which exists only in the link itself. */
export const Share = z
  .object({
    id: z.string(),
    channel: z.enum([...SHARE_CHANNELS, 'gift']),
    createdAt: z.string(),
    expiresAt: z.string(),
    /** When the recipient pressed the button that shows the eSIM. */
    revealedAt: z.string().nullable(),
    state: z.enum(['active', 'revoked', 'expired']),
  })
  .meta({ id: 'Share' });
export type Share = z.infer<typeof Share>;

export const SharesResponse = z.object({ shares: z.array(Share) });
/** `url` is shown once. Null: it was sent by email. */
export const CreateShareResponse = z.object({ share: Share, url: z.string().nullable() });

/** The secret of the link, in the body: it never appears in a request address that is logged. */
export const ShareSecretBody = z.strictObject({
  secret: z.string().regex(/^[\w-]{22}$/, 'must be the last part of the link'),
  language: z.enum(['en', 'es']).default('en'),
});

/** What the page says before the button is pressed. Nothing about the order, its buyer or its price. */
export const SharePreviewResponse = z.discriminatedUnion('state', [
  z.object({ state: z.literal('active'), title: z.string(), expiresAt: z.string() }),
  /** Unknown, expired and revoked links are answered alike. `canResend`: a gift whose link expired. */
  z.object({ state: z.literal('ended'), canResend: z.boolean() }),
]);
export const RevealShareResponse = z.object({ esim: InstallableEsim, isInstalled: z.boolean() });
