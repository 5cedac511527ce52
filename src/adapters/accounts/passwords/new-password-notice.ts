import { z } from 'zod';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '#core/accounts/password-length.ts';
import type { AccountMailer } from '../account-mailer.ts';
import { NEW_PASSWORD_MAIL } from '../auth-settings.ts';
import type { HookContext } from '../hook-context.ts';

type Needs = Readonly<{ mails: Pick<AccountMailer, 'send'> }>;

/**
 * Tells the owner of an account about a new password. The email is stored before the password: when it cannot be
 * stored, the old password stays and the visitor repeats the request. After a crash between the two the owner gets an email about
 * a password that was not stored, never the other way round.
 */
export type NewPasswordNotice = Readonly<{
  /** Before a reset uses up its link, so that the same link works again. */
  beforeReset(context: HookContext): Promise<void>;
  /** Before a changed password is stored, when the current one was right. */
  beforeUpdate(data: Readonly<{ password?: unknown }>, context: UpdateContext | null): Promise<void>;
}>;

type UpdateContext = Readonly<{
  path: string;
  request?: Request | undefined;
  context: Readonly<{ session: Readonly<{ user: Readonly<{ email: string }> }> | null }>;
}>;

const Reset = z.object({
  token: z.string().min(1).optional().catch(undefined),
  newPassword: z.string().min(MIN_PASSWORD_LENGTH).max(MAX_PASSWORD_LENGTH),
});

export function createNewPasswordNotice({ mails }: Needs): NewPasswordNotice {
  return {
    async beforeReset({ path, body, request, context }) {
      const fields = path === '/reset-password' ? Reset.safeParse(body).data : undefined;
      const token = fields?.token ?? tokenInAddress(request);
      if (fields === undefined || token === null) return;
      const link = await context.internalAdapter.findVerificationValue(`reset-password:${token}`);
      // By the clock by which the library judges its links.
      if (link === null || link.expiresAt <= new Date()) return;
      const user = await context.internalAdapter.findUserById(link.value);
      if (user !== null) await mails.send({ ...NEW_PASSWORD_MAIL, to: user.email, request });
    },
    async beforeUpdate({ password }, update) {
      const email = update?.context.session?.user.email;
      if (password === undefined || update?.path !== '/change-password' || email === undefined) return;
      await mails.send({ ...NEW_PASSWORD_MAIL, to: email, request: update.request });
    },
  };
}

/** The library also accepts the token there. */
function tokenInAddress(request: Request | undefined): string | null {
  return request === undefined ? null : new URL(request.url).searchParams.get('token');
}
