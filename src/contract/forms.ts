import * as z from 'zod/mini';
import { LANGUAGES } from '#core/language.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import { CONTROL_CHARACTER, MAX_ESIM_NAME_LENGTH } from '#core/esims/esim-name.ts';
import { addDays, dayIn } from '#core/calendar/days.ts';
import { MOST_DAYS_AHEAD } from '#core/gifts/gift-day.ts';
import { hasLink, isBlank, MAX_GIFT_MESSAGE_LENGTH, MAX_GIFT_NAME_LENGTH } from '#core/gifts/gift-text.ts';
import { isIccid } from '#core/topups/iccid/iccid.ts';
import { parseOrderNumber } from '#core/orders/parse-order-number.ts';
import { parsePositions } from '#core/withdrawals/typed-positions.ts';

// What a customer types. Browsers load these with a form, so they are written with the small zod/mini.

/** As in the bodies of requests. */
const EmailAddress = z.email().check(z.maxLength(254));

/** Spaces around an address are no error. */
const TypedEmail = z.pipe(z.string().check(z.trim()), EmailAddress);

/** The fields of a schema are in the order of the form: the first invalid one gets the focus. */
export const SignInLinkFields = z.object({ email: TypedEmail });

export const SignInFields = z.object({
  email: TypedEmail,
  password: z.string().check(z.minLength(MIN_PASSWORD_LENGTH)),
});

/** Typed again to confirm something. */
export const ConfirmPasswordFields = z.object({ password: z.string().check(z.minLength(1)) });

/** An invalid length ends the validation of the form, so the comparison below is not made. */
const ChosenPassword = z
  .string()
  .check(
    z.minLength(MIN_PASSWORD_LENGTH, { abort: true }),
    z.maxLength(MAX_PASSWORD_LENGTH, { abort: true }),
  );

type Repeated = Readonly<{ password: string; repeat: string }>;

/** Compared only when the password itself is acceptable: "too short" comes before "do not match". */
const isRepeated = z.refine<Repeated>(({ password, repeat }) => password === repeat, { path: ['repeat'] });

export const SignUpFields = z
  .object({ email: TypedEmail, password: ChosenPassword, repeat: z.string() })
  .check(isRepeated);

export const NewPasswordFields = z.object({ password: ChosenPassword, repeat: z.string() }).check(isRepeated);

export const ChangePasswordFields = z
  .object({ current: z.string().check(z.minLength(1)), password: ChosenPassword, repeat: z.string() })
  .check(isRepeated);

export const CheckoutFields = z.object({
  email: TypedEmail,
  /** "My phone supports eSIM". */
  disclaimer: z.literal(true),
  /** The box about withdrawal; true where a note replaces it. */
  withdrawal: z.literal(true),
});

const GiftText = (most: number) =>
  z.string().check(
    z.maxLength(most),
    z.refine((text) => !hasLink(text)),
  );

const GiftName = GiftText(MAX_GIFT_NAME_LENGTH).check(z.refine((name) => !isBlank(name)));

/** In the browser, from today on; an earlier day is sent today as well, but is a mistake. */
function isSendingDay(day: string): boolean {
  const today = dayIn(Intl.DateTimeFormat().resolvedOptions().timeZone, new Date());
  return day >= today && day <= addDays(today, MOST_DAYS_AHEAD);
}

export const GiftFields = z.object({
  recipientEmail: TypedEmail,
  recipientName: GiftName,
  giverName: GiftName,
  message: GiftText(MAX_GIFT_MESSAGE_LENGTH),
  sendOn: z.string().check(z.refine(isSendingDay)),
  recipientLanguage: z.enum(LANGUAGES),
});

/** The checkout of something for someone else. */
export const GiftCheckoutFields = z.object({
  email: TypedEmail,
  ...GiftFields.shape,
  disclaimer: z.literal(true),
  withdrawal: z.literal(true),
});

export const IccidFields = z.object({ iccid: z.string().check(z.refine(isIccid)) });

export const TopupFields = z.object({
  /** The chosen top-up. */
  packageId: z.string().check(z.minLength(1)),
  email: TypedEmail,
  /** The box about withdrawal; true where a note replaces it. */
  withdrawal: z.literal(true),
});

/** An empty name removes it. */
export const EsimNameFields = z.object({
  name: z.string().check(
    z.trim(),
    z.maxLength(MAX_ESIM_NAME_LENGTH),
    z.refine((name) => !CONTROL_CHARACTER.test(name)),
  ),
});

export const WithdrawalFields = z.object({
  orderNumber: z.string().check(z.refine((typed) => parseOrderNumber(typed) !== null)),
  email: TypedEmail,
  items: z.string().check(z.refine((typed) => parsePositions(typed) !== null)),
});
